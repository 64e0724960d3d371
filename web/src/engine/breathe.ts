// Between two slices of work a Worker hears what it is told.

/** Lets waiting messages in. A message to oneself is not slowed down as timers are. */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

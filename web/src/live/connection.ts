// One socket at a time: what an old one still says is not heard any more.
import type { ClientMessage } from '../generated/wire/ClientMessage';
import type { ServerMessage } from '../generated/wire/ServerMessage';

/** The part of a WebSocket that is used here. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
}

/** Who hears the connection. */
export interface ConnectionEvents {
  readonly onMessage: (message: ServerMessage) => void;
  /** The socket went without being told to. */
  readonly onDrop: () => void;
}

/** A connection. */
export interface Connection {
  readonly connect: (since: number) => void;
  readonly send: (message: ClientMessage) => void;
  readonly hangUp: () => void;
}

/** A connection that is not made yet; `open` opens a socket for the events from a number on. */
export function createConnection(
  open: (since: number) => Socket,
  events: ConnectionEvents,
): Connection {
  let socket: Socket | null = null;
  const hangUp = () => {
    const old = socket;
    socket = null;
    old?.close();
  };
  const connect = (since: number) => {
    hangUp();
    const opened = open(since);
    socket = opened;
    opened.onmessage = ({ data }) => {
      if (socket === opened) events.onMessage(JSON.parse(data) as ServerMessage);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      events.onDrop();
    };
  };
  return { connect, hangUp, send: (message) => socket?.send(JSON.stringify(message)) };
}

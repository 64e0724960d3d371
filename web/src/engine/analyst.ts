// Analyses in the page's own browser: starts their Worker with the first one and keeps it.
import type { Order, Report } from './analyst-messages';
import type { Analysed, Analyst, Inquiry } from './analyst-types';

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(message: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Listening {
  readonly id: number;
  readonly hear: (analysed: Analysed) => void;
  readonly fail: (error: Error) => void;
}

/** An analyst whose Worker is made by `start` when it is first needed. */
export function createAnalyst(start: () => Port): Analyst {
  let port: Port | null = null;
  let listening: Listening | null = null;
  let analyses = 0;

  const begin = (): Port => {
    const made = start();
    made.onmessage = ({ data }) => {
      if (data.id !== listening?.id) return;
      const { hear, fail } = listening;
      if (!data.ok || data.analysed.done) listening = null;
      if (data.ok) hear(data.analysed);
      else fail(new Error(data.error));
    };
    made.onerror = (event) => {
      const call = listening;
      listening = null;
      call?.fail(new Error(event.message));
    };
    return made;
  };
  const stop = () => {
    if (listening) port?.postMessage({ order: 'stop' });
    listening = null;
  };
  const ask = (inquiry: Inquiry, hear: Listening['hear'], fail: Listening['fail']) => {
    stop();
    port ??= begin();
    analyses += 1;
    listening = { id: analyses, hear, fail };
    port.postMessage({ order: 'start', id: analyses, inquiry });
  };
  return { start: ask, stop };
}

/** The engine in a Worker of this browser, beside the one in which the CPU thinks. */
export function startAnalyst(): Analyst {
  return createAnalyst(
    () => new Worker(new URL('./analyst-worker.ts', import.meta.url), { type: 'module' }),
  );
}

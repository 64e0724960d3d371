// The CPU in the page's own browser: starts its Worker with the first search and keeps it.
import type { Order, Report } from './messages';
import type { EngineProvider, SearchRequest } from './types';

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(message: Order): void;
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Thinking {
  readonly id: number;
  readonly resolve: (token: string | null) => void;
  readonly reject: (error: Error) => void;
}

/** A provider whose Worker is made by `start` when it is first needed. */
export function createProvider(start: () => Port): EngineProvider {
  let port: Port | null = null;
  let thinking: Thinking | null = null;
  let searches = 0;

  const settle = (end: (call: Thinking) => void) => {
    const call = thinking;
    thinking = null;
    if (call) end(call);
  };
  const begin = (): Port => {
    const made = start();
    made.onmessage = ({ data }) => {
      if (data.id !== thinking?.id) return;
      if (data.done) settle((call) => call.resolve(data.token));
      else settle((call) => call.reject(new Error(data.error)));
    };
    made.onerror = (event) => settle((call) => call.reject(new Error(event.message)));
    return made;
  };
  const stop = () => {
    if (!thinking) return;
    port?.postMessage({ order: 'stop' });
    settle((call) => call.resolve(null));
  };
  const search = (request: SearchRequest) => {
    stop();
    port ??= begin();
    searches += 1;
    const id = searches;
    const answer = new Promise<string | null>((resolve, reject) => {
      thinking = { id, resolve, reject };
    });
    port.postMessage({ order: 'search', id, request });
    return answer;
  };
  return { search, stop };
}

/** The engine in a Worker of this browser. */
export function startEngine(): EngineProvider {
  return createProvider(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
}

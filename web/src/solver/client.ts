// Asks the solver Worker, which is started with the first question and kept; after one that died, another is started.
import { Refused } from '../rules/types';
import type { Answer, Order, Question } from './messages';
import type { ForcedWin, Moment, Patience, Purpose, Solver, ThreatPoint } from './types';

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(message: Order): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A solver whose Worker is made by `start` when it is first needed. */
export function createSolver(start: () => Port): Solver {
  const waiting = new Map<number, Waiting>();
  let port: Port | null = null;
  let asked = 0;

  const begin = (): Port => {
    const made = start();
    made.onmessage = ({ data }) => {
      const call = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.ok) call?.resolve(data.value);
      else call?.reject(new Refused(data.code, data.args, data.message));
    };
    made.onerror = (event) => {
      for (const call of waiting.values()) call.reject(new Error(event.message));
      waiting.clear();
      made.terminate();
      port = null;
    };
    return made;
  };
  // The Worker's answers have the types of `Solver`: both are written against the same WebAssembly surface.
  const ask = <Value>(question: Question): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      port ??= begin();
      asked += 1;
      waiting.set(asked, { resolve: (value) => resolve(value as Value), reject });
      port.postMessage({ id: asked, question });
    });
  const giveUp = (id: number) => {
    const call = waiting.get(id);
    if (!call) return;
    port?.postMessage({ id, question: null });
    waiting.delete(id);
    call.resolve(null);
  };
  const forced = (moment: Moment, patience: Patience, given?: AbortSignal) => {
    if (given?.aborted) return Promise.resolve(null);
    const found = ask<ForcedWin | null>({ ask: 'forced', moment, patience });
    const id = asked;
    given?.addEventListener('abort', () => giveUp(id), { once: true });
    return found;
  };
  return {
    forced,
    purpose: (moment, point) => ask<Purpose>({ ask: 'purpose', moment, point }),
    threats: (moment) => ask<readonly ThreatPoint[]>({ ask: 'threats', moment }),
  };
}

/** The solver in a Worker of this browser. */
export function startSolver(): Solver {
  return createSolver(
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
}

// Asks the rules Worker, and matches its answers to the questions.
import type { Answer, Numbered, Question } from './messages';
import {
  type Catalogue,
  Refused,
  type RulesClient,
  type Snapshot,
  type VerdictInfo,
} from './types';

/** The part of a Worker that is used here. */
export interface Port {
  postMessage(message: Numbered): void;
  onmessage: ((event: MessageEvent<Answer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

interface Waiting {
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A client of the rules behind this port. */
export function createRulesClient(port: Port): RulesClient {
  const waiting = new Map<number, Waiting>();
  let asked = 0;

  port.onmessage = ({ data }) => {
    const call = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.ok) call?.resolve(data.value);
    else call?.reject(new Refused(data.code, data.args, data.message));
  };
  port.onerror = (event) => {
    for (const call of waiting.values()) call.reject(new Error(event.message));
    waiting.clear();
  };

  // The Worker's answers have the types of `RulesClient`: both are written against the same WebAssembly surface.
  const ask = <Value>(question: Question): Promise<Value> =>
    new Promise<Value>((resolve, reject) => {
      asked += 1;
      waiting.set(asked, { resolve: (value) => resolve(value as Value), reject });
      port.postMessage({ id: asked, question });
    });

  return {
    catalogue: () => ask<Catalogue>({ ask: 'catalogue' }),
    suitedOpenings: (setting) => ask<readonly string[]>({ ask: 'suited-openings', setting }),
    open: (setting, transcript) => ask<Snapshot>({ ask: 'open', setting, transcript }),
    apply: (token, nowMs) => ask<Snapshot>({ ask: 'apply', token, nowMs }),
    at: (count) => ask<Snapshot>({ ask: 'at', count }),
    verdict: (point) => ask<VerdictInfo>({ ask: 'verdict', point }),
    notOfferable: (beside) => ask({ ask: 'not-offerable', beside }),
    canonical: () => ask({ ask: 'canonical' }),
    fouls: () => ask({ ask: 'fouls' }),
  };
}

/** Starts the Worker that holds the rules. */
export function startRules(): RulesClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return createRulesClient(worker);
}

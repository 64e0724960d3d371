// The solver Worker: answers at once, but for forced wins, which it looks for in slices.
import { breathe } from '../engine/breathe';
import { failureOf } from '../rules/failure';
import type { Answer, Order, Question } from './messages';
import { loadSolver, type SolverModule } from './module';
import type { ForcedWin, Moment, Patience } from './types';

/** The positions that are looked at by fours, and again by threats: a fraction of a second, or some seconds. */
const MOST: Readonly<Record<Patience, number>> = { quick: 35_000, patient: 1_275_000 };

const loading = loadSolver();
/** The searches that nobody wants any more. */
const given = new Set<number>();

async function forced(
  module: SolverModule,
  id: number,
  { setting, transcript }: Moment,
  patience: Patience,
): Promise<ForcedWin | null> {
  const search = new module.Forced(JSON.stringify(setting), transcript, MOST[patience]);
  try {
    while (!given.has(id)) {
      const { done, win } = JSON.parse(search.step());
      if (done) return win;
      await breathe();
    }
    return null;
  } finally {
    search.free();
  }
}

function answer(module: SolverModule, id: number, question: Question): unknown {
  const { setting, transcript } = question.moment;
  const text = JSON.stringify(setting);
  switch (question.ask) {
    case 'forced':
      return forced(module, id, question.moment, question.patience);
    case 'purpose':
      return JSON.parse(module.purpose(text, transcript, question.point));
    case 'threats':
      return JSON.parse(module.threats(text, transcript));
    default:
      return question satisfies never;
  }
}

self.onmessage = async ({ data }: MessageEvent<Order>) => {
  const { id, question } = data;
  if (!question) {
    given.add(id);
    return;
  }
  let reply: Answer;
  try {
    const module = await loading;
    reply = { id, ok: true, value: await answer(module, id, question) };
  } catch (error) {
    reply = { id, ...failureOf(error) };
  }
  given.delete(id);
  self.postMessage(reply);
};

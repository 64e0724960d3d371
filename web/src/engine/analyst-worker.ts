// The analysis Worker: thinks in slices, tells what it knows a few times a second, and hears when to stop.
import type { Order, Report } from './analyst-messages';
import type { Analysed } from './analyst-types';
import type { Analysis } from './module';
import { serve } from './shell';

/** How long a message may have to wait until it is heard. */
const SLICE_MS = 15;
/** News are told no more often than this: nobody reads faster. */
const NEWS_MS = 200;

/** Thinks for a moment, and says how far it has come. */
function work(analysis: Analysis): Analysed {
  const until = performance.now() + SLICE_MS;
  let analysed: Analysed;
  do {
    analysed = JSON.parse(analysis.step(until));
  } while (!analysed.done && performance.now() < until);
  return analysed;
}

function report(message: Report): void {
  self.postMessage(message);
}

serve<Extract<Order, { readonly order: 'start' }>>(
  (module, { id, inquiry: { setting, transcript, lines, nodes } }) => {
    const analysis = new module.Analysis(JSON.stringify(setting), transcript, lines, nodes);
    let told = 0;
    const slice = () => {
      const analysed = work(analysis);
      const now = performance.now();
      if (analysed.done || now - told >= NEWS_MS) {
        report({ id, ok: true, analysed });
        told = now;
      }
      return analysed.done;
    };
    return { slice, free: () => analysis.free() };
  },
  (id, error) => report({ id, ok: false, error }),
);

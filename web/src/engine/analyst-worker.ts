// The analysis Worker: thinks in slices, tells what it knows a few times a second, and hears when to stop.
import type { Order, Report } from './analyst-messages';
import type { Analysed, Inquiry } from './analyst-types';
import { breathe } from './breathe';
import { type Analysis, loadEngine } from './module';

/** How long a message may have to wait until it is heard. */
const SLICE_MS = 15;
/** News are told no more often than this: nobody reads faster. */
const NEWS_MS = 200;

const loading = loadEngine();
let wanted = 0;

/** Thinks for a moment, and says how far it has come. */
function work(analysis: Analysis): Analysed {
  const until = performance.now() + SLICE_MS;
  let analysed: Analysed;
  do {
    analysed = JSON.parse(analysis.step(until));
  } while (!analysed.done && performance.now() < until);
  return analysed;
}

async function analyse(id: number, inquiry: Inquiry): Promise<void> {
  const module = await loading;
  if (wanted !== id) return;
  const { setting, transcript, lines, nodes } = inquiry;
  const analysis = new module.Analysis(JSON.stringify(setting), transcript, lines, nodes);
  try {
    let told = 0;
    while (wanted === id) {
      const analysed = work(analysis);
      const now = performance.now();
      if (analysed.done || now - told >= NEWS_MS) {
        report({ id, ok: true, analysed });
        told = now;
      }
      if (analysed.done) return;
      await breathe();
    }
  } finally {
    analysis.free();
  }
}

function report(message: Report): void {
  self.postMessage(message);
}

self.onmessage = ({ data }: MessageEvent<Order>) => {
  if (data.order === 'stop') {
    wanted = 0;
    return;
  }
  wanted = data.id;
  analyse(data.id, data.inquiry).catch((error: unknown) => {
    report({ id: data.id, ok: false, error: String(error) });
  });
};

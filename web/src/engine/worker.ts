// The search Worker: thinks in slices, and between two slices hears what it is told.
import { breathe } from './breathe';
import type { Order, Report } from './messages';
import { loadEngine, type Search } from './module';
import type { SearchRequest } from './types';

/** How long a message may have to wait until it is heard. */
const SLICE_MS = 12;

const loading = loadEngine();
let wanted = 0;

/** Searches for a moment; the answer when the search, or its time, is at its end. */
function work(search: Search, deadline: number): string | null {
  const until = performance.now() + SLICE_MS;
  do {
    const { done, token } = JSON.parse(search.step(deadline));
    if (done) return token;
  } while (performance.now() < until);
  return null;
}

async function think(id: number, request: SearchRequest): Promise<void> {
  const module = await loading;
  if (wanted !== id) return;
  const { setting, transcript, level, seed } = request;
  const search = new module.Search(JSON.stringify(setting), transcript, level, BigInt(seed));
  const deadline = performance.now() + search.time_cap_ms;
  try {
    while (wanted === id) {
      const token = work(search, deadline);
      if (token !== null) return report({ id, done: true, token });
      await breathe();
    }
  } finally {
    search.free();
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
  think(data.id, data.request).catch((error: unknown) => {
    report({ id: data.id, done: false, error: String(error) });
  });
};

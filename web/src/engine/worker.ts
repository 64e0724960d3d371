// The search Worker: thinks in slices, and between two slices hears what it is told.
import type { Order, Report } from './messages';
import type { Search } from './module';
import { serve } from './shell';

/** How long a message may have to wait until it is heard. */
const SLICE_MS = 12;

/** Searches for a moment; the answer when the search, or its time, is at its end. */
function work(search: Search, deadline: number): string | null {
  const until = performance.now() + SLICE_MS;
  do {
    const { done, token } = JSON.parse(search.step(deadline));
    if (done) return token;
  } while (performance.now() < until);
  return null;
}

function report(message: Report): void {
  self.postMessage(message);
}

serve<Extract<Order, { readonly order: 'search' }>>(
  (module, { id, request: { setting, transcript, level, seed } }) => {
    const search = new module.Search(JSON.stringify(setting), transcript, level, BigInt(seed));
    const deadline = performance.now() + search.time_cap_ms;
    const slice = () => {
      const token = work(search, deadline);
      if (token !== null) report({ id, done: true, token });
      return token !== null;
    };
    return { slice, free: () => search.free() };
  },
  (id, error) => report({ id, done: false, error }),
);

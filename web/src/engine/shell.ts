// What the Workers of the engine share: one thing is worked on at a time, in slices, and between two of them is heard
// what else is wanted.
import { breathe } from './breathe';
import { type EngineModule, loadEngine } from './module';

/** Work under way. */
export interface Work {
  /** Works for a moment, and says whether that was all. */
  readonly slice: () => boolean;
  readonly free: () => void;
}

/** Begins what each order wants; an order to stop has no number. */
export function serve<Wanted extends { readonly id: number }>(
  begin: (module: EngineModule, wanted: Wanted) => Work,
  fail: (id: number, error: string) => void,
): void {
  const loading = loadEngine();
  let latest = 0;

  const carryOut = async (wanted: Wanted): Promise<void> => {
    const module = await loading;
    if (latest !== wanted.id) return;
    const work = begin(module, wanted);
    try {
      while (latest === wanted.id && !work.slice()) await breathe();
    } finally {
      work.free();
    }
  };
  self.onmessage = ({ data }: MessageEvent<Wanted | { readonly order: 'stop' }>) => {
    if (!('id' in data)) {
      latest = 0;
      return;
    }
    latest = data.id;
    carryOut(data).catch((error: unknown) => fail(data.id, String(error)));
  };
}

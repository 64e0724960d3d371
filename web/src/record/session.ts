// One game on this device: applies actions one after the other and says what became of each.
import { type Accessor, batch, createSignal } from 'solid-js';
import type { Shape } from '../board/types';
import type { RulesClient, Snapshot } from '../rules/types';
import type { Point, SettingSpec } from '../wire/types';

/** Something to tell the player; it stays until the next action. */
export interface Notice {
  readonly text: string;
  /** The point that was refused, with the shapes that bar it. */
  readonly refused: { readonly point: Point; readonly shapes: readonly Shape[] } | null;
}

/** A game and what was last said about it. */
export interface Session {
  readonly snapshot: Accessor<Snapshot | null>;
  /** An action is on its way to the rules. */
  readonly busy: Accessor<boolean>;
  readonly notice: Accessor<Notice | null>;
  readonly tell: (notice: Notice | null) => void;
  /** Opens a game; a setting or transcript that is none rejects. */
  readonly open: (setting: SettingSpec, transcript: string) => Promise<Snapshot>;
  /** Applies tokens in order; null when one was refused, which is told. */
  readonly apply: (...tokens: readonly string[]) => Promise<Snapshot | null>;
  readonly close: () => void;
}

/** A session over these rules. `say` words a refusal, `now` is the time of an action. */
export function createSession(
  rules: Pick<RulesClient, 'open' | 'apply'>,
  say: (error: unknown) => string,
  now: () => number,
): Session {
  const [snapshot, setSnapshot] = createSignal<Snapshot | null>(null);
  const [busy, setBusy] = createSignal(false);
  const [notice, tell] = createSignal<Notice | null>(null);

  let games = 0;

  const open = async (setting: SettingSpec, transcript: string) => {
    games += 1;
    const opened = await rules.open(setting, transcript);
    batch(() => {
      tell(null);
      setSnapshot(opened);
    });
    return opened;
  };
  const applyNow = async (tokens: readonly string[]) => {
    if (!snapshot()) return null;
    setBusy(true);
    tell(null);
    let reached: Snapshot | null = null;
    try {
      for (const token of tokens) reached = await rules.apply(token, now());
      return reached;
    } catch (error) {
      tell({ text: say(error), refused: null });
      return null;
    } finally {
      batch(() => {
        if (reached) setSnapshot(reached);
        setBusy(false);
      });
    }
  };
  // What comes while an action is on its way waits for its turn: nothing typed is lost.
  let last: Promise<unknown> = Promise.resolve();
  const apply = (...tokens: readonly string[]) => {
    const game = games;
    // What was meant for a game that is no more open is not done in the next one.
    const applied = last.then(() => (game === games ? applyNow(tokens) : null));
    last = applied;
    return applied;
  };
  return { snapshot, busy, notice, tell, open, apply, close: () => setSnapshot(null) };
}

// A game as a screen shows and handles it, wherever it is played.
import type { Accessor } from 'solid-js';
import type { Barred, Stone } from '../board/types';
import type { Offering } from '../record/offering';
import type { Review } from '../record/review';
import type { Notice } from '../record/session';
import type { CanonicalOpening } from '../rules/types';
import type { Point } from '../wire/types';

/** What every game on a page has. */
export interface ScreenGame {
  readonly review: Review;
  /** What was last told about the player's own action. */
  readonly notice: Accessor<Notice | null>;
  readonly tell: (text: string) => void;
  /** Takes back what was told. */
  readonly hush: () => void;
  /** Says something aloud that is seen already. */
  readonly say: (text: string) => void;
  /** May the person at this device answer the prompt now? */
  readonly mayAnswer: Accessor<boolean>;
  /** Foul points shown on request. */
  readonly marked: Accessor<readonly Barred[]>;
  /** A stone that is on its way. */
  readonly pending: Accessor<Stone | null>;
  readonly offering: Offering;
  /** Actions of the person at this device, as tokens, one after the other. */
  readonly act: (...tokens: readonly string[]) => void;
  /** A point that the rules bar was pressed. */
  readonly barred: (point: Point) => void;
  /** The openings of three stones that may be picked now. */
  readonly canonical: () => Promise<readonly CanonicalOpening[]>;
}

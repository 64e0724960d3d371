// What studying a game adds to the board and to the page: hints, analysis, forced wins.
import type { Accessor, Component } from 'solid-js';
import type { Barred, Offer, Shape, Threat } from '../board/types';
import type { Review, Step } from '../record/review';
import type { Snapshot } from '../rules/types';
import type { Point, SettingSpec } from '../wire/types';

/** The game that is studied. */
export interface Subject {
  /** The game as it stands. */
  readonly latest: Accessor<Snapshot | null>;
  readonly setting: Accessor<SettingSpec>;
  readonly review: Review;
  /** What a page shows as the answer to a press; also said aloud. */
  readonly tell: (text: string) => void;
  /** Is the rival a CPU that is being played against now? Then the analysis says what it is. */
  readonly isAgainstCpu: Accessor<boolean>;
}

/** What is drawn over the board. */
export interface Layer {
  readonly hint: Point | null;
  readonly preview: readonly Offer[];
  readonly threats: readonly Threat[];
  /** Points that are fouls, with their reasons. */
  readonly fouls: readonly Barred[];
  /** Rows to be drawn over the stones. */
  readonly shapes: readonly Shape[];
  readonly notes: Readonly<Record<Point, string>>;
}

/** A line that is played on the board instead of the game. */
export interface Excursion {
  readonly snapshot: Snapshot;
  /** What is to be read about it. */
  readonly sentence: string;
  readonly marks: Pick<Layer, 'fouls' | 'shapes'>;
}

/** A study that is open. */
export interface Study {
  readonly layer: Accessor<Layer>;
  readonly excursion: Accessor<Excursion | null>;
  /** Steps through the line of the excursion. */
  readonly step: (step: Step) => void;
  /** Ends the excursion: the game is on the board again. */
  readonly leave: () => void;
  readonly askHint: () => Promise<void>;
  /** What the position on the board is worth, in words; null while the analysis is closed. */
  readonly worth: Accessor<string | null>;
  readonly isAnalysing: Accessor<boolean>;
  readonly setAnalysing: (on: boolean) => void;
  /** The bar beside the board; nothing while there is no analysis. */
  readonly Bar: Component;
  /** What stands where the game's steps are while a line is on the board. */
  readonly Steps: Component;
  /** The analysis beside the board. */
  readonly Panel: Component;
}

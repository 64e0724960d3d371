// Turns a game's moment into what the board draws.
import type { Barred, BoardState, Offer, Shape, Skin, Stone, View } from '../board/types';
import { emptyBoard } from '../board/types';
import type { Words } from '../i18n/words';
import { type AskedOnBoard, askedOnBoard } from '../record/moment';
import type { Snapshot } from '../rules/types';
import type { Layer } from '../study/types';
import type { Color, Point } from '../wire/types';

/** What the page adds to the game's own moment. */
export interface Overlay {
  /** May this person answer on the board now? */
  readonly mayAnswer: boolean;
  readonly showNumbers: boolean;
  /** Foul points shown on request where the rules do not bar them. */
  readonly marked: readonly Barred[];
  readonly refused: { readonly point: Point; readonly shapes: readonly Shape[] } | null;
  readonly pending: Stone | null;
  readonly cursor: Point | null;
  /** The offer in the making: what is marked, and what cannot be marked beside it. */
  readonly offering: {
    readonly points: readonly Point[];
    readonly barred: readonly Barred[];
  } | null;
  /** The window on the board; all of it, or the sheet's middle, when nobody looks closer. */
  readonly view?: View;
  readonly skin?: Skin;
}

/** The board of a moment. */
export function boardState(
  snapshot: Pick<Snapshot, 'position' | 'numbers'> & Partial<Snapshot>,
  overlay: Overlay,
  words: Words,
): BoardState {
  const { position, numbers } = snapshot;
  const asked = askedOnBoard(position);
  const answer = overlay.mayAnswer && asked ? answerState(asked, overlay, words) : {};
  const empty = emptyBoard(position.size);
  return {
    ...empty,
    view: overlay.view ?? empty.view,
    skin: overlay.skin ?? empty.skin,
    black: position.board.black,
    white: position.board.white,
    common: snapshot.common_stone ?? null,
    taken: snapshot.moves?.at(-1)?.taken ?? [],
    last: position.last,
    offers: asked?.kind === 'choose' ? numbered(asked.points, asked.color) : [],
    ...answer,
    shapes: overlay.refused?.shapes ?? [],
    refused: overlay.refused?.point ?? null,
    pending: overlay.pending,
    row: position.result?.line ?? [],
    numbers: overlay.showNumbers ? numbers : {},
    cursor: overlay.cursor,
  };
}

/** The board with what a study draws over it. */
export function withLayer(state: BoardState, layer: Layer | null): BoardState {
  if (!layer) return state;
  const { hint, preview, threats, fouls, shapes, notes } = layer;
  const isKnown = (point: Point) => state.barred.some((barred) => barred.point === point);
  return {
    ...state,
    ...{ hint, preview, threats, notes },
    marked: [...state.marked, ...fouls.filter(({ point }) => !isKnown(point))],
    shapes: state.shapes.length > 0 ? state.shapes : shapes,
  };
}

/** What a press can do in answer to what is asked on the board. */
function answerState(asked: AskedOnBoard, overlay: Overlay, words: Words): Partial<BoardState> {
  switch (asked.kind) {
    case 'place': {
      const { color, region, forbidden } = asked.place;
      const barred = forbidden.map(({ point, foul }) => ({ point, reason: words(`foul-${foul}`) }));
      return { placing: color, region, barred, marked: overlay.marked };
    }
    case 'offer': {
      const { points = [], barred = [] } = overlay.offering ?? {};
      const offers = numbered(points, asked.color);
      return { placing: asked.color, marking: true, offers, barred };
    }
    case 'choose':
      return { placing: asked.color, region: asked.points };
    default:
      return asked satisfies never;
  }
}

function numbered(points: readonly Point[], color: Color): readonly Offer[] {
  return points.map((point, index) => ({ point, color, number: index + 1 }));
}

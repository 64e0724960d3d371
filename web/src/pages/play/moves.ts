// What the player's buttons do in a game on this device, beyond placing a stone.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { Barred } from '../../board/types';
import { colorOf, otherOf, placeOf } from '../../record/moment';
import type { CanonicalOpening, Snapshot } from '../../rules/types';
import { barredSentence } from '../../ui/say';
import type { Player, Point } from '../../wire/types';
import type { LocalGame, Outside } from './game';

/** The player's buttons. */
export interface Moves {
  readonly undo: () => Promise<void>;
  readonly offerDraw: () => Promise<void>;
  readonly resign: () => Promise<void>;
  /** A barred point was pressed: say why, and show the shapes. */
  readonly barred: (point: Point) => Promise<void>;
  /** Foul points shown on request, until the next action. */
  readonly marked: Accessor<readonly Barred[]>;
  readonly mark: () => Promise<void>;
  /** The openings of three stones that may be picked now. */
  readonly canonical: () => Promise<readonly CanonicalOpening[]>;
}

/** The buttons of a game. */
export function createMoves(game: LocalGame, { rules, words, announce }: Outside): Moves {
  const { session, cpu } = game;
  const [marked, setMarked] = createSignal<readonly Barred[]>([]);
  createEffect(on(session.snapshot, () => setMarked([]), { defer: true }));

  const undo = async () => {
    const count = takeback(session.snapshot(), game.you());
    if (count === 0) {
      session.tell({ text: words('undo-nothing'), refused: null });
      return;
    }
    cpu.stop();
    await game.act(`undo:${count}`);
  };
  const offerDraw = () => {
    const offer = `draw-offer@${game.actor()}`;
    // Beside each other both have said yes when the button is pressed.
    if (game.you() === null) return game.act(offer, `draw-accept@${otherOf(game.actor())}`);
    return game.act(offer);
  };
  const resign = () => {
    cpu.stop();
    return game.act(`resign@${game.actor()}`);
  };
  const barred = async (point: Point) => {
    const position = session.snapshot()?.position;
    const { foul } = await rules.verdict(point);
    if (!foul || !position) return;
    const color = placeOf(position)?.color ?? colorOf(position, game.actor());
    const text = barredSentence(words, point, color, foul.kind);
    session.tell({ text, refused: { point, shapes: foul.shapes } });
    announce(text);
  };
  const mark = async () => {
    const fouls = await rules.fouls();
    setMarked(fouls.map(({ point, foul }) => ({ point, reason: words(`foul-${foul}`) })));
    if (fouls.length === 0) session.tell({ text: words('marked-none'), refused: null });
  };
  return { undo, offerDraw, resign, barred, marked, mark, canonical: rules.canonical };
}

/** How many actions an undo takes back: beside each other one; else back to your own last prompt. */
function takeback(snapshot: Snapshot | null, you: Player | null): number {
  if (!snapshot) return 0;
  return you === null ? Math.min(1, snapshot.moves.length) : snapshot.takeback[you];
}

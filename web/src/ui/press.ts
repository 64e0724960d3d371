// What a press on a point of the board, or of the table, does in answer to what the game asks.
import { isOpen } from '../board/state';
import type { BoardState } from '../board/types';
import type { Words } from '../i18n/words';
import { askedOnBoard } from '../record/moment';
import type { NotOfferable, Snapshot } from '../rules/types';
import type { Point } from '../wire/types';
import type { Overlay } from './board-state';
import { notOfferableSentence, pointName, refusalWords } from './say';
import type { ScreenGame } from './screen-game';

/** What a game adds to its moment on the board. */
export function gameOverlay(
  game: ScreenGame,
  words: Words,
): Pick<Overlay, 'mayAnswer' | 'marked' | 'refused' | 'pending' | 'offering'> {
  const barred = game.offering.barred().map((one) => ({
    point: one.point,
    reason: notOfferableSentence(words, one),
  }));
  return {
    mayAnswer: game.mayAnswer(),
    marked: game.marked(),
    refused: game.notice()?.refused ?? null,
    pending: game.pending(),
    offering: { points: game.offering.points(), barred },
  };
}

/** A press on a point: what cannot be pressed does nothing, what is barred is explained. */
export function pressPoint(
  game: ScreenGame,
  snapshot: Snapshot,
  state: BoardState,
  point: Point,
  words: Words,
): void {
  const isBarred = state.barred.some((barred) => barred.point === point);
  if (isBarred && !state.marking) game.barred(point);
  else if (isBarred || isOpen(state, point)) answerPoint(game, snapshot, point, words);
}

/** Answers with a point what is asked on the board. */
export function answerPoint(
  game: ScreenGame,
  { position }: Snapshot,
  point: Point,
  words: Words,
): void {
  const asked = askedOnBoard(position);
  if (asked?.kind === 'choose') game.act(`choose:${point}`);
  else if (asked?.kind === 'offer') void markFifth(game, asked.count, point, words);
  else game.act(point);
}

/** Marks a fifth move for the offer, or takes its mark away. */
async function markFifth(
  game: ScreenGame,
  count: number,
  point: Point,
  words: Words,
): Promise<void> {
  const marked = await game.offering.toggle(point);
  if (marked === 'full') {
    game.tell(words('offer-full', { count: String(count) }));
  } else if (marked === 'marked' || marked === 'unmarked') {
    game.hush();
    const said = marked === 'marked' ? 'offer-marked' : 'offer-unmarked';
    game.say(words(said, { point: pointName(point) }));
  } else {
    explain(game, marked, words);
  }
}

/** A fifth move that is a foul is shown as any other foul; one that equals another is told. */
function explain(game: ScreenGame, refused: NotOfferable, words: Words): void {
  if (refused.code === 'forbidden') game.barred(refused.point);
  else game.tell(refusalWords(words, refused.code, refused.args));
}

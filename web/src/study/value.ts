// What a position is worth, in numbers and in words: always from Black's side, so that a bar and a chart agree.
import type { Analysed, Line } from '../engine/analyst-types';
import type { Words } from '../i18n/words';
import { placeOf } from '../record/moment';
import type { Color, Position } from '../wire/types';

/** What a position is worth. */
export interface Value {
  /** Black's chance to win, from 0 to 1. */
  readonly black: number;
  /** Who wins by force and in how many stones; null when that is not known. */
  readonly ends: { readonly winner: Color; readonly plies: number } | null;
}

/** What a line is worth when this side is to move. */
export function valueOfLine({ chance, ends }: Line, toMove: Color): Value {
  const black = toMove === 'black' ? chance : 1 - chance;
  if (ends === null) return { black, ends: null };
  const winner = ends > 0 === (toMove === 'black') ? 'black' : 'white';
  return { black: winner === 'black' ? 1 : 0, ends: { winner, plies: Math.abs(ends) } };
}

/** What the best line says; null while there is none. */
export function bestValue({ lines }: Analysed, toMove: Color): Value | null {
  const [best] = lines;
  return best ? valueOfLine(best, toMove) : null;
}

/** What a game that is over was worth. */
export function valueOfEnd({ result, holders }: Position): Value | null {
  if (!result) return null;
  if (result.winner === null) return { black: 0.5, ends: null };
  const winner = holders.black === result.winner ? 'black' : 'white';
  return { black: winner === 'black' ? 1 : 0, ends: { winner, plies: 0 } };
}

/** Who places the next stone, when one is asked for. */
export function toMoveIn(position: Position): Color | null {
  return placeOf(position)?.color ?? null;
}

/** A chance in whole percents. */
export function percent(chance: number): string {
  return String(Math.round(chance * 100));
}

/** "Black 64%, White 36%", "Black wins in 9 stones". */
export function valueSentence(words: Words, { black, ends }: Value): string {
  if (ends && ends.plies > 0) {
    return words(`value-wins-${ends.winner}`, { plies: String(ends.plies) });
  }
  return words('value-chances', { black: percent(black), white: percent(1 - black) });
}

/** The same as short as it stands beside a line, for the side to move: "White 36%", "Black in 9". */
export function valueShort(words: Words, { black, ends }: Value, toMove: Color): string {
  if (ends && ends.plies > 0) {
    return words(`value-short-${ends.winner}`, { plies: String(ends.plies) });
  }
  const chance = percent(toMove === 'black' ? black : 1 - black);
  return words('value-short', { color: words(`color-${toMove}`), chance });
}

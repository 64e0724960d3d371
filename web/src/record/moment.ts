// Questions about a position that every page asks: who is to place what, what else may be done.
import type { Alternative, Color, Player, Position } from '../wire/types';

type Place = Extract<Alternative, { kind: 'place' }>;
type Offer = Extract<Alternative, { kind: 'offer' }>;
type Choose = Extract<Alternative, { kind: 'choose' }>;

/** What the prompt says about placing a stone, when it asks for one. */
export function placeOf(position: Position): Place | null {
  for (const alternative of position.prompt?.alternatives ?? []) {
    if (alternative.kind === 'place') return alternative;
  }
  return null;
}

/** What the prompt asks on the board. */
export type AskedOnBoard = { readonly kind: 'place'; readonly place: Place } | Offer | Choose;

/** What the prompt asks on the board, when it asks for anything there. */
export function askedOnBoard(position: Position): AskedOnBoard | null {
  for (const alternative of position.prompt?.alternatives ?? []) {
    if (alternative.kind === 'place') return { kind: 'place', place: alternative };
    if (alternative.kind === 'offer' || alternative.kind === 'choose') return alternative;
  }
  return null;
}

/** Is this one of the ways of answering the prompt? */
export function asks(position: Position, kind: Alternative['kind']): boolean {
  return position.prompt?.alternatives.some((alternative) => alternative.kind === kind) ?? false;
}

/** The colour that a player holds. */
export function colorOf(position: Position, player: Player): Color {
  return position.holders.black === player ? 'black' : 'white';
}

/** The other player. */
export function otherOf(player: Player): Player {
  return player === 'first' ? 'second' : 'first';
}

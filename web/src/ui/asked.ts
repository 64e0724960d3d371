// What an opening asks and what was answered, in words: swaps, numbers, offers, choices.
import type { Words } from '../i18n/words';
import { askedOnBoard, colorOf, otherOf } from '../record/moment';
import type { Color, Player, Position } from '../wire/types';
import { pointName } from './say';

/** Who is who at this device. */
export interface Persons {
  /** Your seat; null where both sit here, and for those who watch. */
  readonly you: Player | null;
  readonly nameOf: (player: Player) => string;
}

/** The alternatives that are answered beside the board, and offers: what names the sentence. */
const NAMED = ['swap', 'declare', 'add-two', 'offer', 'choose'];

/** What the prompt asks beyond a stone or a pass, as the name of its sentence; null when it asks no more. */
export function askedName(position: Position): string | null {
  const kinds = (position.prompt?.alternatives ?? []).map(({ kind }) => kind);
  const named = kinds.filter((kind) => NAMED.includes(kind));
  return named.length > 0 ? named.join('-') : null;
}

/** The sentence for who is asked (`ask`) or for who waits (`wait`); null when only a stone or a pass is asked. */
export function askedSentence(
  words: Words,
  position: Position,
  { you, nameOf }: Persons,
  voice: 'ask' | 'wait',
): string | null {
  const name = askedName(position);
  const { prompt } = position;
  if (!name || !prompt) return null;
  const asked = askedOnBoard(position);
  const who = prompt.player === you ? words('ask-you') : nameOf(prompt.player);
  const args = { who, count: asked?.kind === 'offer' ? String(asked.count) : '' };
  return voice === 'ask' ? words(`ask-${name}`, args) : words(`wait-${name}`, args);
}

/** Who places a stone of an opening, and where: of a colour that is not his own, or in a region. Null otherwise. */
export function placingSentence(
  words: Words,
  position: Position,
  { you, nameOf }: Persons,
): string | null {
  const asked = askedOnBoard(position);
  const { prompt } = position;
  if (asked?.kind !== 'place' || !prompt) return null;
  const { color, region } = asked.place;
  const isInRegion = region !== 'all';
  if (!isInRegion && colorOf(position, prompt.player) === color) return null;
  const who = prompt.player === you ? words('ask-you') : nameOf(prompt.player);
  const stone = stoneSentence(words, who, color);
  return isInRegion ? `${stone} ${words('ask-region')}` : stone;
}

/** Who places a stone of which colour: "Player 1: place a black stone." */
export function stoneSentence(words: Words, who: string, color: Color): string {
  return words(`ask-place-${color}`, { who });
}

/** Who would hold which colour: "Black: you. White: your friend." */
export function holdersSentence(words: Words, persons: Persons, black: Player): string {
  return words('holders', {
    black: persons.nameOf(black),
    white: persons.nameOf(otherOf(black)),
  });
}

/** What an answer of an opening was, aloud; null for a token that is no such answer. */
export function answerSentence(
  words: Words,
  token: string,
  position: Position,
  persons: Persons,
): string | null {
  const [body = '', value = ''] = (token.split('@')[0] ?? '').split(':');
  switch (body) {
    case 'swap':
      return `${words('said-swap')} ${heldSentence(words, position, persons)}`;
    case 'stay':
    case 'add-two':
      return words(`said-${body}`);
    case 'declare':
      return words('said-declare', { number: value });
    case 'offer':
      return words('said-offer', { points: value.split(',').map(pointName).join(', ') });
    default:
      return null;
  }
}

/** Who holds what now: your own colour, or both. */
function heldSentence(words: Words, position: Position, persons: Persons): string {
  const { you } = persons;
  if (you === null) return holdersSentence(words, persons, position.holders.black);
  return words(`now-${colorOf(position, you)}`);
}

/** The colour that a swap would bring. */
export function colorAfterSwap(position: Position, player: Player): Color {
  return colorOf(position, otherOf(player));
}

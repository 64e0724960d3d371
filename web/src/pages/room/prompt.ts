// The one sentence of a room: what is expected now, of whom, or what just happened.
import type { Point } from '../../board/types';
import type { Words } from '../../i18n/words';
import type { Link } from '../../live/types';
import { placeOf } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import { askedSentence, type Persons, placingSentence } from '../../ui/asked';
import { pointName, reasonSentence } from '../../ui/say';
import type { Player, Position, Result } from '../../wire/types';
import type { Wanted } from './ctrl';

/** What the sentence depends on. */
export interface Moment {
  readonly snapshot: Snapshot;
  readonly persons: Persons;
  readonly joined: boolean;
  readonly link: Link;
  readonly notice: string | null;
  readonly isPending: boolean;
  /** The rival is away. */
  readonly isAlone: boolean;
  /** What you asked for and wait for. */
  readonly asked: Wanted | null;
  readonly ghost: Point | null;
}

/** The sentence over the actions. */
export function roomSentence(moment: Moment, words: Words): string {
  const { snapshot, persons, link, notice, asked, ghost } = moment;
  const { you } = persons;
  const { position } = snapshot;
  if (link === 'ended') return words('room-ended');
  if (notice) return notice;
  if (position.result) return endSentence(position.result, you, words);
  if (link === 'waiting') return words('room-lost');
  if (moment.isPending) return words('room-pending');
  if (asked) return words(`room-${asked}-asked`);
  if (!moment.joined) return words('room-wait-title');
  if (ghost) return words('prompt-ghost', { point: pointName(ghost) });
  const isYours = position.prompt?.player === you;
  if (moment.isAlone && !isYours) return words('room-rival-away');
  const answer = askedSentence(words, position, persons, isYours ? 'ask' : 'wait');
  return answer ?? turnSentence(position, persons, words);
}

function turnSentence(position: Position, persons: Persons, words: Words): string {
  const color = placeOf(position)?.color ?? 'black';
  if (persons.you === null) return words(`room-watch-${color}`);
  if (position.prompt?.player !== persons.you) return words('room-rival-turn');
  return placingSentence(words, position, persons) ?? words(`room-turn-${color}`);
}

function endSentence(result: Result, you: Player | null, words: Words): string {
  const reason = reasonSentence(words, result);
  if (you === null || result.winner === null) return reason;
  return `${words(result.winner === you ? 'room-won' : 'room-lost-game')} ${reason}`;
}

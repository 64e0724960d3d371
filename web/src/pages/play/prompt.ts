// The one sentence that says what is expected now, or what just happened.
import type { Point } from '../../board/types';
import type { Words } from '../../i18n/words';
import { placeOf } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import { askedSentence, placingSentence, stoneSentence } from '../../ui/asked';
import { playerName, pointName, reasonSentence } from '../../ui/say';
import type { Color, Position, Result } from '../../wire/types';
import type { Play } from './ctrl';
import { personsOf } from './persons';
import type { Rival } from './saved';

/** The sentence over the actions. */
export function promptSentence(
  { game }: Pick<Play, 'game'>,
  { position }: Snapshot,
  ghost: Point | null,
  words: Words,
): string {
  const notice = game.session.notice();
  if (notice) return notice.text;
  if (position.result) return endSentence(position.result, game.rival(), words);
  if (game.cpu.thinking()) return words('prompt-thinking');
  if (ghost) return words('prompt-ghost', { point: pointName(ghost) });
  const persons = personsOf(game.rival(), words);
  const asked = askedSentence(words, position, persons, 'ask');
  if (asked) return asked;
  const place = placeOf(position);
  if (!place) return words('prompt-other');
  const stone = placingSentence(words, position, persons);
  return stone ?? ownStoneSentence(position, place.color, game.rival(), words);
}

/** A stone of one's own, anywhere. Beside each other the player is named, as he is when the opening asks him. */
function ownStoneSentence({ prompt }: Position, color: Color, rival: Rival, words: Words): string {
  if (rival.kind === 'cpu' || !prompt) return words(`prompt-cpu-${color}`);
  return stoneSentence(words, playerName(words, prompt.player), color);
}

/** Who won, and why: your own fortune first, against the CPU. */
function endSentence(result: Result, rival: Rival, words: Words): string {
  const reason = reasonSentence(words, result);
  if (rival.kind === 'beside' || result.winner === null) return reason;
  return `${words(result.winner === rival.you ? 'result-won' : 'result-lost')} ${reason}`;
}

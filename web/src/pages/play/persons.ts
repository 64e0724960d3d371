// Who is who in a game on this device.
import type { Words } from '../../i18n/words';
import type { Persons } from '../../ui/asked';
import { playerName } from '../../ui/say';
import type { Rival } from './saved';

/** You and the computer, or two players side by side. */
export function personsOf(rival: Rival, words: Words): Persons {
  if (rival.kind === 'beside') return { you: null, nameOf: (player) => playerName(words, player) };
  const { you } = rival;
  return { you, nameOf: (player) => words(player === you ? 'player-you' : 'player-cpu') };
}

// A game on this device as it is seen.
import type { JSX } from 'solid-js';
import type { Words } from '../../i18n/words';
import { colorOf, otherOf } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import { createDoor, type Door } from '../../study/door';
import { GameScreen } from '../../ui/game-screen';
import { useWords } from '../../ui/language';
import type { Seat } from '../../ui/players';
import { playerName } from '../../ui/say';
import type { ScreenGame } from '../../ui/screen-game';
import type { Memory } from '../../ui/storage';
import type { Player } from '../../wire/types';
import { Actions } from './actions';
import type { Play } from './ctrl';
import { personsOf } from './persons';
import { promptSentence } from './prompt';

interface Props {
  readonly play: Play;
  readonly snapshot: Snapshot;
  readonly memory: Memory;
  readonly announce: (text: string) => void;
}

/** The game. */
export function LocalGameScreen(props: Props): JSX.Element {
  const words = useWords();
  const { game } = props.play;
  const seats = () => (['first', 'second'] as const).map((player) => seatOf(props, player, words));
  const screen = screenOf(props);
  const door = doorOf(props, screen, words);
  return (
    <GameScreen
      snapshot={props.snapshot}
      game={screen}
      memory={props.memory}
      seats={seats()}
      persons={personsOf(game.rival(), words)}
      prompt={(ghost) => promptSentence(props.play, props.snapshot, ghost, words)}
      isNotice={game.session.notice() !== null}
      actions={<Actions play={props.play} snapshot={props.snapshot} door={door} />}
      door={door}
      plays={true}
      announce={props.announce}
    />
  );
}

/** The game as every screen handles it. */
function screenOf({ play, announce }: Props): ScreenGame {
  const { game, moves } = play;
  const { review, mayAnswer, offering, session } = game;
  return {
    ...{ review, mayAnswer, offering, say: announce },
    notice: session.notice,
    tell: (text) => {
      session.tell({ text, refused: null });
      announce(text);
    },
    hush: () => session.tell(null),
    marked: moves.marked,
    pending: () => null,
    act: (...tokens) => void game.act(...tokens),
    barred: (point) => void moves.barred(point),
    canonical: moves.canonical,
  };
}

/** Hints and analysis of the game that is played. */
function doorOf({ play, memory, announce }: Props, { tell }: ScreenGame, words: Words): Door {
  const { game } = play;
  const { session, setting, review } = game;
  const subject = {
    ...{ latest: session.snapshot, setting, review, tell },
    isAgainstCpu: () => game.you() !== null && session.snapshot()?.position.result === null,
  };
  const load = async () => {
    const { openStudy } = await import('../../study/open');
    return () => openStudy({ ...{ subject, words, memory, announce }, rules: play.rules });
  };
  return createDoor(load, () => tell(words('study-missing')), game.mayAnswer);
}

function seatOf({ play, snapshot }: Props, player: Player, words: Words): Seat {
  const { position } = snapshot;
  const color = colorOf(position, player);
  const rival = play.game.rival();
  const side = words(`color-${color}`);
  const turn = position.prompt?.player === player;
  const won = position.result?.winner === player;
  const base = { player, color, turn, won, away: false };
  if (rival.kind === 'beside') return { ...base, name: playerName(words, player), detail: side };
  if (player === otherOf(rival.you)) {
    return { ...base, name: words('player-cpu'), detail: words(`level-${rival.level}`) };
  }
  return { ...base, name: words('player-you'), detail: side };
}

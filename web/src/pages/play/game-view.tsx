// A game on this device as it is seen.
import type { JSX } from 'solid-js';
import type { Words } from '../../i18n/words';
import { colorOf, otherOf } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import { GameScreen } from '../../ui/game-screen';
import { useWords } from '../../ui/language';
import type { Seat } from '../../ui/players';
import type { Memory } from '../../ui/storage';
import type { Player } from '../../wire/types';
import { Actions } from './actions';
import type { Play } from './ctrl';
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
  const { game, moves } = props.play;
  const seats = () => (['first', 'second'] as const).map((player) => seatOf(props, player, words));
  return (
    <GameScreen
      snapshot={props.snapshot}
      review={game.review}
      memory={props.memory}
      seats={seats()}
      mayPlace={game.mayPlace()}
      marked={moves.marked()}
      refused={game.session.notice()?.refused ?? null}
      pending={null}
      prompt={(ghost) => promptSentence(props.play, props.snapshot, ghost, words)}
      isNotice={game.session.notice() !== null}
      actions={<Actions play={props.play} snapshot={props.snapshot} />}
      plays={true}
      onPlay={(point) => void game.act(point)}
      onBarred={(point) => void moves.barred(point)}
      onPass={() => void game.act('pass')}
      announce={props.announce}
    />
  );
}

function seatOf({ play, snapshot }: Props, player: Player, words: Words): Seat {
  const { position } = snapshot;
  const color = colorOf(position, player);
  const rival = play.game.rival();
  const side = words(`color-${color}`);
  const turn = position.prompt?.player === player;
  const won = position.result?.winner === player;
  const base = { player, color, turn, won, away: false };
  if (rival.kind === 'beside') return { ...base, name: side, detail: '' };
  if (player === otherOf(rival.you)) {
    return { ...base, name: words('player-cpu'), detail: words(`level-${rival.level}`) };
  }
  return { ...base, name: words('player-you'), detail: side };
}

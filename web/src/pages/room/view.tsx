// A room as it is seen: the game, and beside it what two people settle.
import { type JSX, Show } from 'solid-js';
import type { Words } from '../../i18n/words';
import type { Live } from '../../live/live';
import { colorOf } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import { createDoor, type Door } from '../../study/door';
import { GameScreen } from '../../ui/game-screen';
import { useWords } from '../../ui/language';
import type { Seat } from '../../ui/players';
import type { ScreenGame } from '../../ui/screen-game';
import type { Memory } from '../../ui/storage';
import type { Player, SettingSpec } from '../../wire/types';
import { RoomActions } from './actions';
import type { Room } from './ctrl';
import { Invitation } from './invitation';
import { Notices } from './notices';
import { roomSentence } from './prompt';

interface Props {
  readonly room: Room;
  readonly live: Live;
  readonly memory: Memory;
  /** The link for others who want to watch, once the server has told it. */
  readonly watchLink: string | null;
  readonly announce: (text: string) => void;
}

/** The room; until the first hello, what the server drew stays as it is. */
export function RoomPage(props: Props): JSX.Element {
  const words = useWords();
  return (
    <Show
      when={props.room.game.snapshot()}
      fallback={
        <div class="table-top setup">
          <div class="side">
            <p class="prompt">
              {words(props.live.state().link === 'ended' ? 'room-ended' : 'room-connecting')}
            </p>
          </div>
        </div>
      }
    >
      {(snapshot) => <LiveGame {...props} snapshot={snapshot()} />}
    </Show>
  );
}

/** What stands in the place of a setting before the server has told it. */
const UNSET: SettingSpec = { rules: '', size: null, opening: null, options: {} };

function LiveGame(props: Props & { readonly snapshot: Snapshot }): JSX.Element {
  const words = useWords();
  const { room } = props;
  const { game } = room;
  const isWaiting = () => game.you() !== null && game.known()?.joined === false;
  const seats = () => (['first', 'second'] as const).map((player) => seatOf(props, player, words));
  const screen = screenOf(props);
  const door = doorOf(props, screen, words);
  const sentence = (ghost: string | null) => {
    const { link, pending } = props.live.state();
    const moment = {
      ...{ snapshot: props.snapshot, persons: game.persons(), link, ghost, asked: room.asked() },
      joined: game.known()?.joined ?? false,
      notice: game.notice()?.text ?? null,
      isPending: pending.length > 0,
      isAlone: room.absence() !== null,
    };
    return roomSentence(moment, words);
  };
  return (
    <GameScreen
      snapshot={props.snapshot}
      game={screen}
      door={door}
      memory={props.memory}
      seats={seats()}
      persons={game.persons()}
      prompt={sentence}
      isNotice={game.notice() !== null || props.live.state().link !== 'open'}
      actions={
        <Show
          when={!isWaiting()}
          fallback={<Invitation watchLink={props.watchLink} announce={props.announce} />}
        >
          <RoomActions room={room} live={props.live} snapshot={props.snapshot} door={door} />
        </Show>
      }
      plays={game.you() !== null}
      announce={props.announce}
      notices={<Notices room={room} />}
      isWaiting={isWaiting()}
    />
  );
}

/** The game as every screen handles it. */
function screenOf({ room: { game }, announce }: Props): ScreenGame {
  const { review, notice, tell, hush, mayAnswer, pending, offering, act, canonical } = game;
  return {
    ...{ review, notice, tell, hush, mayAnswer, pending, offering, act, canonical, say: announce },
    marked: () => [],
    barred: (point) => void game.barred(point),
  };
}

/** The analysis of a game that is over: while it is played, nobody is helped. */
function doorOf({ room, memory, announce }: Props, { tell }: ScreenGame, words: Words): Door {
  const { game } = room;
  const { snapshot: latest, review } = game;
  const setting = (): SettingSpec => game.known()?.setting ?? UNSET;
  const subject = { latest, setting, review, tell, isAgainstCpu: () => false };
  const load = async () => {
    const { openStudy } = await import('../../study/open');
    return () => openStudy({ ...{ subject, words, memory, announce }, rules: room.rules });
  };
  return createDoor(load, () => tell(words('study-missing')), null);
}

function seatOf(
  { room, live, snapshot }: Props & { readonly snapshot: Snapshot },
  player: Player,
  words: Words,
): Seat {
  const { position } = snapshot;
  const { game } = room;
  const known = game.known();
  const color = colorOf(position, player);
  const side = words(`color-${color}`);
  const isYou = player === game.you();
  const isHere = isYou ? live.state().link === 'open' : (known?.presence[player] ?? false);
  const hasCome = isYou || isHere || (known?.joined ?? false);
  const state = isHere ? 'room-here' : hasCome ? 'room-away' : 'room-not-joined';
  return {
    ...{ player, color, name: game.persons().nameOf(player), away: !isHere },
    detail: isYou ? side : `${side} · ${words(state)}`,
    turn: position.prompt?.player === player && (known?.joined ?? false),
    won: position.result?.winner === player,
  };
}

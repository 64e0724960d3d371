// A game on this device as it is seen: players, board, prompt, actions, moves, tools.
import { createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import type { Point } from '../../board/types';
import { colorOf, otherOf } from '../../record/moment';
import { stepOfKey } from '../../record/review';
import type { Snapshot } from '../../rules/types';
import { boardState } from '../../ui/board-state';
import { BoardView } from '../../ui/board-view';
import { useWords } from '../../ui/language';
import { MoveList, Stepper } from '../../ui/moves-view';
import { Players, type Seat } from '../../ui/players';
import type { Memory } from '../../ui/storage';
import { PlayTools } from '../../ui/tools';
import type { Color, Player } from '../../wire/types';
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
export function GameScreen(props: Props): JSX.Element {
  const words = useWords();
  const { game, moves } = props.play;
  const [numbers, setNumbers] = createSignal(props.memory.get('narabe.numbers') === true);
  const [cursor, setCursor] = createSignal<Point | null>(null);
  const [ghost, setGhost] = createSignal<Point | null>(null);
  const shown = () => game.review.shown() ?? props.snapshot;
  const state = createMemo(() =>
    boardState(
      shown(),
      {
        mayPlace: game.mayPlace(),
        showNumbers: numbers(),
        marked: moves.marked(),
        refused: game.session.notice()?.refused ?? null,
        pending: null,
        cursor: cursor(),
      },
      words,
    ),
  );
  const seats = () => (['first', 'second'] as const).map((player) => seatOf(props, player, words));
  const play = (point: Point) => {
    if (state().barred.some((barred) => barred.point === point)) void moves.barred(point);
    else if (game.mayPlace()) void game.act(point);
  };
  const toggleNumbers = () => {
    props.memory.set('narabe.numbers', !numbers());
    setNumbers(!numbers());
  };
  stepByKeys(() => props.snapshot.position.result !== null, game.review.step);

  return (
    <div class="table-top">
      <Players seats={seats()} />
      <div class="board-place">
        <BoardView state={state()} onPlay={play} onBarred={play} onGhost={setGhost} />
      </div>
      <div class="side">
        <p
          class="prompt"
          classList={{
            over: props.snapshot.position.result !== null,
            notice: game.session.notice() !== null,
          }}
        >
          {promptSentence(props.play, props.snapshot, ghost(), words)}
        </p>
        <Show when={props.snapshot.position.result}>
          <Stepper review={game.review} />
        </Show>
        <Actions
          play={props.play}
          snapshot={props.snapshot}
          numbers={numbers()}
          onNumbers={toggleNumbers}
        />
        <MoveList snapshot={props.snapshot} review={game.review} />
        <PlayTools
          memory={props.memory}
          snapshot={shown()}
          state={state()}
          opponent={seats()
            .map(({ name, detail }) => `${name}: ${detail}`)
            .join('. ')}
          onPress={play}
          onMove={(token) => (token === 'pass' ? void game.act(token) : play(token))}
          onCursor={setCursor}
          announce={props.announce}
        />
      </div>
    </div>
  );
}

/** Arrow keys and Home, End step through a finished game, except where a field or the table wants them. */
function stepByKeys(
  isOver: () => boolean,
  step: (step: 'first' | 'back' | 'next' | 'last') => void,
) {
  const onKey = (event: KeyboardEvent) => {
    if (!isOver() || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented)
      return;
    const inside = event.target instanceof Element ? event.target : null;
    if (inside?.closest('input, select, textarea, dialog, [role="grid"]')) return;
    const wanted = stepOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    step(wanted);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

function seatOf(
  { play, snapshot }: Props,
  player: Player,
  words: ReturnType<typeof useWords>,
): Seat {
  const { position } = snapshot;
  const color: Color = colorOf(position, player);
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

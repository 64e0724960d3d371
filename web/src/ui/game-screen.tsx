// A game as every page shows it: players, board, prompt, actions, moves, tools. What is said and what may be
// done comes from the page.
import { createMemo, createSignal, type JSX, onCleanup, onMount, Show } from 'solid-js';
import { isOnBoard } from '../board/state';
import type { BoardState, Point, Skin } from '../board/types';
import { type Review, type Step, stepOfKey } from '../record/review';
import type { Snapshot } from '../rules/types';
import type { Door } from '../study/door';
import type { Persons } from './asked';
import { boardState, withLayer } from './board-state';
import { BoardView } from './board-view';
import { takeLostFocus } from './focus';
import { useWords } from './language';
import { MoveList, Stepper } from './moves-view';
import { Players, type Seat } from './players';
import { answerPoint, gameOverlay, pressPoint } from './press';
import { PromptCard } from './prompt-card';
import { gameInfo, pointName } from './say';
import type { ScreenGame } from './screen-game';
import type { Memory } from './storage';
import { PlayTools } from './tools';
import { createWindow } from './window';
import { WindowControls } from './window-controls';

const NUMBERS = 'narabe.numbers';
const SKIN = 'narabe.skin';

interface Props {
  readonly snapshot: Snapshot;
  readonly game: ScreenGame;
  readonly memory: Memory;
  readonly seats: readonly Seat[];
  readonly persons: Persons;
  /** The sentence over the actions, given the point of the translucent stone. */
  readonly prompt: (ghost: Point | null) => string;
  /** It answers something the player just did. */
  readonly isNotice: boolean;
  readonly actions: JSX.Element;
  /** Cards between the board and the prompt. */
  readonly notices?: JSX.Element;
  /** Moves and tools are left out while there is nothing to play yet. */
  readonly isWaiting?: boolean;
  /** Hints and analysis. */
  readonly door: Door;
  /** False for those who only watch. */
  readonly plays: boolean;
  readonly announce: (text: string) => void;
}

/** The game. */
export function GameScreen(props: Props): JSX.Element {
  const words = useWords();
  const [cursor, setCursor] = createSignal<Point | null>(null);
  const [ghost, setGhost] = createSignal<Point | null>(null);
  const { game, door, memory } = props;
  const { numbers, skin, showNumbers, showSkin } = createLook(memory);
  const shown = createMemo(
    () => door.excursion()?.snapshot ?? game.review.shown() ?? props.snapshot,
  );
  const window = createWindow(shown, () => door.layer()?.hint ?? null);
  const isOver = () => props.snapshot.position.result !== null;
  const state = createMemo((): BoardState => {
    const isAway = door.excursion() !== null;
    const overlay = gameOverlay(game, words);
    const look = { skin: skin(), view: window.view(), cursor: cursor() };
    const answers = { mayAnswer: overlay.mayAnswer && !isAway, showNumbers: numbers() || isAway };
    return withLayer(boardState(shown(), { ...overlay, ...look, ...answers }, words), door.layer());
  });
  const press = (point: Point) => pressPoint(game, props.snapshot, state(), point, words);
  const enter = (token: string) => {
    door.leave();
    if (isOnBoard(state(), token) && game.mayAnswer())
      answerPoint(game, props.snapshot, token, words);
    else game.act(token);
  };
  const sentence = () => {
    const { review } = game;
    const excursion = door.excursion();
    if (excursion) return excursion.sentence;
    const barred = state().barred.find(({ point }) => point === cursor());
    if (barred && !props.isNotice) {
      return words('cell-barred', { point: pointName(barred.point), foul: barred.reason });
    }
    if (isOver() || !review.shown()) return props.prompt(ghost());
    return words('review-at', { move: String(review.index()), count: String(review.count()) });
  };
  stepByKeys(isOver, game.review.step, door);

  return (
    <div class="table-top">
      <h1 class="visually-hidden" tabindex={-1} ref={takeLostFocus}>
        {words('game-heading')}
      </h1>
      <Players seats={props.seats} snapshot={shown()} skin={skin()} />
      <div class="board-place">
        <BoardView
          state={state()}
          onPlay={press}
          onBarred={press}
          onGhost={setGhost}
          onView={window.set}
        />
        <Show when={door.isAnalysing() && door.study()}>{(study) => study().Bar({})}</Show>
      </div>
      <div class="side">
        <Show when={window.isMovable()}>
          <WindowControls size={state().size} window={window} announce={props.announce} />
        </Show>
        {props.notices}
        <p
          id="prompt"
          class="prompt"
          classList={{ over: isOver(), notice: props.isNotice || door.excursion() !== null }}
        >
          {sentence()}
        </p>
        <Steps door={door} review={game.review} isOver={isOver()} />
        <Show when={!props.isWaiting && !game.review.shown() && !door.excursion()}>
          <PromptCard
            game={game}
            position={props.snapshot.position}
            persons={props.persons}
            labelledBy="prompt"
          />
        </Show>
        {props.actions}
        <Show when={door.isAnalysing() && door.study()}>{(study) => study().Panel({})}</Show>
        <Show when={!props.isWaiting}>
          <p class="game-info">{gameInfo(words, props.snapshot)}</p>
          <MoveList
            snapshot={props.snapshot}
            review={game.review}
            numbers={numbers()}
            onNumbers={showNumbers}
            skin={skin()}
            onSkin={showSkin}
          />
          <PlayTools
            memory={props.memory}
            door={door}
            snapshot={shown()}
            state={state()}
            plays={props.plays && !isOver()}
            opponent={whoPlays(props.seats)}
            onPress={press}
            onMove={enter}
            onCursor={setCursor}
            onView={window.set}
            announce={props.announce}
          />
        </Show>
      </div>
    </div>
  );
}

/** Both players with their sides, to be said when asked. */
function whoPlays(seats: readonly Seat[]): string {
  return seats.map(({ name, detail }) => `${name}, ${detail}`).join('. ');
}

/** The buttons that step through the game, or through a line that is on the board in its place. */
function Steps(props: {
  readonly door: Door;
  readonly review: Review;
  readonly isOver: boolean;
}): JSX.Element {
  const game = (
    <Show when={props.isOver || props.review.shown()}>
      <Stepper review={props.review} />
    </Show>
  );
  return (
    <Show when={props.door.excursion() && props.door.study()} fallback={game}>
      {(study) => study().Steps({})}
    </Show>
  );
}

/** How the stones look, as it was last chosen. */
function createLook(memory: Memory) {
  const [numbers, setNumbers] = createSignal(memory.get(NUMBERS) === true);
  const [skin, setSkin] = createSignal<Skin>(rememberedSkin(memory));
  const showNumbers = (on: boolean) => {
    memory.set(NUMBERS, on);
    setNumbers(on);
  };
  const showSkin = (next: Skin) => {
    memory.set(SKIN, next);
    setSkin(next);
  };
  return { numbers, skin, showNumbers, showSkin };
}

function rememberedSkin(memory: Memory): Skin {
  return memory.get(SKIN) === 'paper' ? 'paper' : 'stones';
}

/**
 * Arrow keys and Home, End step through a finished game, or a line in its place, except where a field or the table
 * wants them.
 */
function stepByKeys(isOver: () => boolean, step: (step: Step) => void, door: Door): void {
  const onKey = (event: KeyboardEvent) => {
    const isOurs = !(event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented);
    const inside = event.target instanceof Element ? event.target : null;
    if (!(isOver() || door.excursion()) || !isOurs) return;
    if (inside?.closest('input, select, textarea, dialog, [role="grid"]')) return;
    const wanted = stepOfKey(event.key);
    if (!wanted) return;
    event.preventDefault();
    if (door.excursion()) door.step(wanted);
    else step(wanted);
  };
  onMount(() => document.addEventListener('keydown', onKey));
  onCleanup(() => document.removeEventListener('keydown', onKey));
}

// The chart of a game: Black's chances move by move, drawn as one line; a press or the arrow keys go to a moment.
import { For, type JSX, Show } from 'solid-js';
import type { Review } from '../record/review';
import type { Snapshot } from '../rules/types';
import { useWords } from '../ui/language';
import { moveName } from '../ui/say';
import {
  areaOf,
  HEIGHT,
  lineOf,
  momentAt,
  momentOfKey,
  placeOf,
  RIM,
  shareOf,
  widthOf,
} from './chart-shape';
import type { BadMove, Won } from './course';
import { percent, type Value, valueSentence } from './value';

interface Props {
  readonly values: readonly (Value | null)[];
  readonly worst: readonly BadMove[];
  readonly review: Review;
  readonly latest: Snapshot;
}

/** The chart, which is a slider over the game's moments. */
export function CourseChart(props: Props): JSX.Element {
  const words = useWords();
  const count = () => props.review.count();
  const index = () => props.review.index();
  const goTo = (moves: number) => void props.review.goTo(Math.max(0, Math.min(count(), moves)));
  const onClick = (event: MouseEvent & { readonly currentTarget: SVGSVGElement }) => {
    const box = event.currentTarget.getBoundingClientRect();
    goTo(momentAt((event.clientX - box.left) / box.width, count()));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const target = momentOfKey(event.key, index(), count());
    if (target === null || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    goTo(target);
  };
  const spoken = () => {
    const entry = props.latest.moves[index() - 1];
    const value = props.values[index()];
    const move = entry ? moveName(words, entry) : words('last-none');
    return [
      words('chart-at', { move: String(index()), name: move }),
      value ? valueSentence(words, value) : words('value-unknown'),
    ].join(' ');
  };
  return (
    <div
      class="course"
      role="slider"
      tabIndex={0}
      aria-label={words('chart-label')}
      aria-valuemin={0}
      aria-valuemax={count()}
      aria-valuenow={index()}
      aria-valuetext={spoken()}
      onKeyDown={onKeyDown}
    >
      <svg
        class="course-picture"
        viewBox={`0 0 ${widthOf(count())} ${HEIGHT + 2 * RIM}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        onClick={onClick}
      >
        <path class="course-even" d={`M0 ${RIM + HEIGHT / 2}h${widthOf(count())}`} />
        <path class="course-black" d={areaOf(props.values)} />
        <path class="course-line" d={lineOf(props.values)} />
        <For each={props.worst}>
          {({ move }) => (
            <path class="course-worst" d={`M${placeOf(move)} 0v${HEIGHT + 2 * RIM}`} />
          )}
        </For>
        <path class="course-now" d={`M${placeOf(index())} 0v${HEIGHT + 2 * RIM}`} />
      </svg>
      <span class="course-top" aria-hidden="true">
        {words('color-white')}
      </span>
      <span class="course-bottom" aria-hidden="true">
        {words('color-black')}
      </span>
      <For each={props.worst}>
        {({ move }) => (
          <span class="course-mark" aria-hidden="true" style={{ '--at': shareOf(move, count()) }}>
            {move}
          </span>
        )}
      </For>
    </div>
  );
}

/** The moments at which a forced win began, as buttons that go there. */
export function WonFrom(props: {
  readonly won: readonly Won[];
  readonly review: Review;
}): JSX.Element {
  const words = useWords();
  return (
    <Show when={props.won.length > 0}>
      <ul class="worst">
        <For each={props.won}>
          {({ moves, color }) => (
            <li>
              <button
                type="button"
                class="button quiet"
                onClick={() => void props.review.goTo(moves)}
              >
                {words(`forced-from-${color}`, { move: String(moves + 1) })}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

/** The worst moves as buttons that go to the moment before them. */
export function WorstMoves(props: {
  readonly worst: readonly BadMove[];
  readonly review: Review;
}): JSX.Element {
  const words = useWords();
  return (
    <Show when={props.worst.length > 0}>
      <h3 class="small-heading">{words('worst-heading')}</h3>
      <ul class="worst">
        <For each={props.worst}>
          {({ move, color, point, loss }) => (
            <li>
              <button
                type="button"
                class="button quiet"
                onClick={() => void props.review.goTo(move - 1)}
              >
                {words('worst-move', {
                  move: String(move),
                  name: moveName(words, { color, point, taken: [] }),
                  loss: percent(loss),
                })}
              </button>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}

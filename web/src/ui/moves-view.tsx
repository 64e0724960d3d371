// The list of moves, and the switches for how stones look; a press looks at the board after that move. And the buttons that step through them.
import { createEffect, For, type JSX, Show } from 'solid-js';
import type { Skin } from '../board/types';
import type { Review, Step } from '../record/review';
import type { Snapshot } from '../rules/types';
import { Toggle } from './buttons';
import { Icon, type IconName } from './icons';
import { useWords } from './language';
import { moveName, pointName } from './say';

interface Props {
  readonly snapshot: Snapshot;
  readonly review: Review;
  /** Are the numbers on the stones? */
  readonly numbers: boolean;
  readonly onNumbers: (on: boolean) => void;
  readonly skin: Skin;
  readonly onSkin: (skin: Skin) => void;
}

/** The list of moves, and the switch for the numbers on the stones. */
export function MoveList(props: Props): JSX.Element {
  const words = useWords();
  let list: HTMLOListElement | undefined;
  createEffect(() => {
    if (props.snapshot.moves.length > 0 && list) list.scrollTop = list.scrollHeight;
  });
  return (
    <section class="moves" aria-labelledby="moves-heading">
      <div class="moves-head">
        <h2 id="moves-heading" class="small-heading">
          {words('moves-heading')}
        </h2>
        <span class="moves-toggles">
          <Toggle
            label={words('toggle-numbers')}
            on={props.numbers}
            onPress={() => props.onNumbers(!props.numbers)}
          />
          <Toggle
            label={words('toggle-paper')}
            on={props.skin === 'paper'}
            onPress={() => props.onSkin(props.skin === 'paper' ? 'stones' : 'paper')}
          />
        </span>
      </div>
      <Show
        when={props.snapshot.moves.length > 0}
        fallback={<p class="muted">{words('moves-none')}</p>}
      >
        <ol
          class="move-list"
          classList={{ 'of-sheet': props.snapshot.position.size === null }}
          ref={list}
        >
          <For each={props.snapshot.moves}>
            {(entry, index) => (
              <li>
                <button
                  type="button"
                  class={`move ${entry.color}`}
                  aria-label={`${index() + 1}. ${moveName(words, entry)}`}
                  aria-current={props.review.index() === index() + 1 ? 'step' : undefined}
                  onClick={() => props.review.goTo(index() + 1)}
                >
                  <span class="move-number">{index() + 1}</span>
                  {entry.point === null ? words('move-pass') : pointName(entry.point)}
                </button>
              </li>
            )}
          </For>
        </ol>
      </Show>
    </section>
  );
}

const STEPS: readonly (readonly [Step, IconName])[] = [
  ['first', 'first'],
  ['back', 'back'],
  ['next', 'next'],
  ['last', 'last'],
];

/** First, back, next, last. */
export function Stepper(props: { readonly review: Review }): JSX.Element {
  const words = useWords();
  const { review } = props;
  const atEnd = (step: Step) =>
    step === 'first' || step === 'back' ? review.index() === 0 : review.index() === review.count();
  return (
    <fieldset class="stepper" aria-label={words('step-group')}>
      <For each={STEPS}>
        {([step, icon]) => (
          <button
            type="button"
            class="button"
            aria-label={words(`step-${step}`)}
            aria-disabled={atEnd(step)}
            onClick={() => review.step(step)}
          >
            <Icon name={icon} />
          </button>
        )}
      </For>
      <span class="stepper-at" aria-hidden="true">
        {review.index()} / {review.count()}
      </span>
    </fieldset>
  );
}

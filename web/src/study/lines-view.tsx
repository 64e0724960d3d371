// The best lines as they become known: a line under the mouse or the focus shows its stones on the board, a pressed
// one keeps them there.
import { For, Index, type JSX, Show } from 'solid-js';
import type { Line } from '../engine/analyst-types';
import { useWords } from '../ui/language';
import { pointName } from '../ui/say';
import { MOST_LINES } from './live';
import type { Parts } from './study';
import { toMoveIn, valueOfLine, valueSentence, valueShort } from './value';

/** So many moves of a line are written. */
const WRITTEN = 10;

/** The lines, how many of them, and how far the search has come. */
export function Lines(props: { readonly parts: Parts }): JSX.Element {
  const words = useWords();
  const { live } = props.parts;
  const counts = Array.from({ length: MOST_LINES }, (_, index) => index + 1);
  return (
    <Show when={!live.isIdle()}>
      <ol class="lines" style={{ '--lines': live.lines() }}>
        <Index each={live.analysed()?.lines ?? []}>
          {(line, index) => <LineButton parts={props.parts} line={line()} index={index} />}
        </Index>
      </ol>
      <div class="study-foot">
        <span class="muted small" data-testid="study-depth">
          <Show when={live.analysed()}>
            {(found) => (
              // In a fragment, as a child that is a function is called once and not again.
              <>
                {words('study-depth', {
                  depth: String(found().depth),
                  nodes: short(found().nodes),
                })}
              </>
            )}
          </Show>
        </span>
        <label class="study-count small">
          {words('study-lines')}
          <select
            class="field"
            onChange={(event) => live.setLines(Number(event.currentTarget.value))}
          >
            <For each={counts}>
              {(count) => (
                <option value={count} selected={count === live.lines()}>
                  {count}
                </option>
              )}
            </For>
          </select>
        </label>
      </div>
    </Show>
  );
}

function LineButton(props: {
  readonly parts: Parts;
  readonly line: Line;
  readonly index: number;
}): JSX.Element {
  const words = useWords();
  const { preview, shown } = props.parts;
  const toMove = () => {
    const position = shown()?.position;
    return (position && toMoveIn(position)) ?? 'black';
  };
  const value = () => valueOfLine(props.line, toMove());
  const moves = () =>
    props.line.moves
      .slice(0, WRITTEN)
      .map(({ point }) => (point === 'pass' ? words('move-pass') : pointName(point)));
  return (
    <li>
      <button
        type="button"
        class="line-button"
        aria-pressed={preview.kept() === props.index}
        aria-label={words('study-line', {
          number: String(props.index + 1),
          value: valueSentence(words, value()),
          moves: moves().join(', '),
        })}
        onMouseEnter={() => preview.look(props.index)}
        onMouseLeave={() => preview.look(null)}
        onFocus={() => preview.look(props.index)}
        onBlur={() => preview.look(null)}
        onClick={() => preview.keep(preview.kept() === props.index ? null : props.index)}
      >
        <span class="line-value">{valueShort(words, value(), toMove())}</span>
        <span class="line-moves">{moves().join(' ')}</span>
      </button>
    </li>
  );
}

/** A number of positions as short as it is read in the page's language: "12K", "12 mil". */
function short(nodes: number): string {
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang || 'en', { notation: 'compact' }).format(nodes);
}

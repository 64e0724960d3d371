// The buttons of a window on a board: closer, wider, back to the stones. The keyboard moves it from here.
import { type JSX, Show } from 'solid-js';
import type { Size } from '../board/types';
import { canZoom, reachOf } from '../board/view';
import { stepOf } from '../table/steps';
import { Icon } from './icons';
import { useWords } from './language';
import { columnName, rowName } from './say';
import type { BoardWindow } from './window';

interface Props {
  readonly size: Size;
  readonly window: BoardWindow;
  readonly announce: (text: string) => void;
}

/** The buttons. */
export function WindowControls(props: Props): JSX.Element {
  const words = useWords();
  const { view, set } = props.window;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = stepOf(event.key, view(), props.size);
    if (!next) return;
    event.preventDefault();
    set(next);
    say();
  };
  const press = (closer: boolean) => {
    const next = stepOf(closer ? '+' : '-', view(), props.size);
    if (next) set(next);
    say();
  };
  const say = () => {
    const { left, right, bottom, top } = reachOf(view(), props.size);
    const column = (line: number) => columnName(words, line, props.size);
    const row = (line: number) => rowName(words, line, props.size);
    const [from, to] = [column(left), column(right)];
    props.announce(
      words('window-now', { left: from, right: to, bottom: row(bottom), top: row(top) }),
    );
  };
  const back = () => {
    props.window.back();
    say();
  };
  const button = (closer: boolean) => (
    <button
      type="button"
      class="button"
      aria-label={words(closer ? 'window-closer' : 'window-wider')}
      aria-disabled={!canZoom(view(), closer, props.size)}
      onClick={() => press(closer)}
    >
      <Icon name={closer ? 'closer' : 'wider'} />
    </button>
  );
  return (
    <fieldset class="window-controls" aria-describedby="window-help" onKeyDown={onKeyDown}>
      <legend class="visually-hidden">{words('window-heading')}</legend>
      {button(true)}
      {button(false)}
      <Show when={props.window.isAway()}>
        <button type="button" class="button" onClick={back}>
          {words('window-back')}
        </button>
      </Show>
      <p id="window-help" class="muted small">
        {words('window-help')}
      </p>
    </fieldset>
  );
}

// A move typed as text: "h8", "pass".
import { createSignal, type JSX, Show } from 'solid-js';
import { isOnBoard } from '../board/state';
import type { BoardState } from '../board/types';
import { useWords } from './language';

interface Props {
  readonly state: BoardState;
  readonly onMove: (token: string) => void;
}

/** The field for a typed move. */
export function MoveEntry(props: Props): JSX.Element {
  const words = useWords();
  const [trouble, setTrouble] = createSignal('');
  let field: HTMLInputElement | undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = field?.value.trim().toLowerCase() ?? '';
    if (!field || typed === '') return;
    if (typed !== 'pass' && !isOnBoard(props.state, typed)) {
      setTrouble(words('entry-unknown', { text: field.value.trim() }));
      return;
    }
    setTrouble('');
    field.value = '';
    props.onMove(typed);
  };
  return (
    <form class="entry" onSubmit={submit}>
      <label class="small-heading" for="entry-field">
        {words('entry-label')}
      </label>
      <div class="entry-row">
        <input
          ref={field}
          id="entry-field"
          class="field"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          maxlength={8}
          placeholder={words('entry-hint')}
          aria-describedby="entry-trouble"
          aria-invalid={trouble() !== ''}
        />
        <button type="submit" class="button">
          {words('entry-play')}
        </button>
      </div>
      <p id="entry-trouble" class="trouble" role="alert">
        <Show when={trouble()}>{trouble()}</Show>
      </p>
    </form>
  );
}

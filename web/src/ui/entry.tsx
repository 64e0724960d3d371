// A move typed as text: "h8", "(3;-2)", "pass".
import { createSignal, type JSX, Show } from 'solid-js';
import { isOnBoard } from '../board/state';
import type { BoardState, Size } from '../board/types';
import { useWords } from './language';
import { quoted } from './say';

interface Props {
  readonly state: BoardState;
  readonly onMove: (token: string) => void;
}

/** Is this a word of the transcript, as "pass", "declare:3", "offer:g9,g7"? The rules read it. */
function isAnswer(typed: string): boolean {
  return /^[a-z]+(-[a-z]+)*(:[a-z0-9,;()-]+)?(@(first|second))?$/.test(typed);
}

/** The field for a typed move. */
export function MoveEntry(props: Props): JSX.Element {
  const words = useWords();
  const [trouble, setTrouble] = createSignal('');
  const isSheet = () => props.state.size === null;
  let field: HTMLInputElement | undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const typed = moveOf(field?.value ?? '', props.state.size);
    if (!field || typed === '') return;
    if (!isAnswer(typed) && !isOnBoard(props.state, typed)) {
      const key = isSheet() ? 'entry-unknown-sheet' : 'entry-unknown';
      setTrouble(words(key, { text: quoted(field.value) }));
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
          maxlength={200}
          placeholder={words(isSheet() ? 'entry-hint-sheet' : 'entry-hint')}
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

/** A typed move as a token. On the sheet brackets may be left out, and the sign and the separator vary. */
export function moveOf(typed: string, size: Size): string {
  const text = typed.trim().toLowerCase();
  const pair = /^\(?\s*([-−]?\d+)\s*[;,]\s*([-−]?\d+)\s*\)?$/.exec(text);
  return size === null && pair ? `(${pair[1]};${pair[2]})`.replaceAll('−', '-') : text;
}

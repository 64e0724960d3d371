// What a screen reader hears without moving: the rival's move, refusals, the end.
import { type Accessor, createSignal, type JSX } from 'solid-js';

/** A live region and the voice that fills it. */
export interface Announcer {
  readonly text: Accessor<string>;
  readonly say: (text: string) => void;
}

/** A silent announcer. */
export function createAnnouncer(): Announcer {
  const [text, setText] = createSignal('');
  let even = false;
  const say = (next: string) => {
    even = !even;
    setText(even ? next : `${next}\u00a0`); // The same words again must be a change to be heard.
  };
  return { text, say };
}

/** The live region. */
export function LiveRegion(props: { readonly text: string }): JSX.Element {
  return (
    <p class="visually-hidden" role="status" aria-live="polite" data-testid="live">
      {props.text}
    </p>
  );
}

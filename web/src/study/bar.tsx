// The bar beside the board: how the chances to win are divided, Black's part below, and the same in words.
import type { JSX } from 'solid-js';
import { useWords } from '../ui/language';
import { percent, type Value, valueSentence } from './value';

/** The bar; half and half while nothing is known. */
export function EvaluationBar(props: { readonly value: Value | null }): JSX.Element {
  const words = useWords();
  const sentence = () => (props.value ? valueSentence(words, props.value) : words('value-unknown'));
  return (
    <div
      class="value-bar"
      classList={{ unknown: props.value === null }}
      title={sentence()}
      style={{ '--black': `${percent(props.value?.black ?? 0.5)}%` }}
    >
      <span class="visually-hidden">{`${words('value-label')}: ${sentence()}`}</span>
      <span class="value-black" />
      <span class="value-middle" />
    </div>
  );
}

// The panel's elements: one of several choices as a card, and a list to select from.
import { For, type JSX, Show } from 'solid-js';

interface ChoiceProps<Value extends string> {
  readonly name: string;
  readonly value: Value;
  readonly chosen: Value | null;
  readonly label: string;
  readonly sentence?: string;
  readonly picture?: JSX.Element;
  readonly onChoose: (value: Value) => void;
}

/** One of several choices, as a card. */
export function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
  return (
    <label class="choice">
      <input
        type="radio"
        class="choice-input"
        name={props.name}
        value={props.value}
        checked={props.chosen === props.value}
        onChange={() => props.onChoose(props.value)}
      />
      {props.picture}
      <span class="choice-text">
        <span class="choice-label">{props.label}</span>
        <Show when={props.sentence}>
          <span class="choice-sentence">{props.sentence}</span>
        </Show>
      </span>
    </label>
  );
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

/** A list with its label. */
export function Select(props: SelectProps): JSX.Element {
  return (
    <div class="select">
      <label for={props.id}>{props.label}</label>
      <select
        id={props.id}
        class="field"
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <For each={props.options}>
          {([value, label]) => (
            <option value={value} selected={value === props.value}>
              {label}
            </option>
          )}
        </For>
      </select>
    </div>
  );
}

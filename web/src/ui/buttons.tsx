// The buttons beside a board.
import type { JSX } from 'solid-js';
import { Icon, type IconName } from './icons';

interface ActionProps {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
}

/** A button with a sign and its word. */
export function Action(props: ActionProps): JSX.Element {
  return (
    <button
      type="button"
      class="button"
      disabled={props.disabled ?? false}
      onClick={() => props.onPress()}
    >
      <Icon name={props.icon} />
      <span>{props.label}</span>
    </button>
  );
}

/** A button that is only a word. */
export function Quiet(props: {
  readonly label: string;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button type="button" class="button quiet" onClick={() => props.onPress()}>
      {props.label}
    </button>
  );
}

/** A button that is on or off. */
export function Toggle(props: {
  readonly label: string;
  readonly on: boolean;
  readonly onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet toggle"
      aria-pressed={props.on}
      onClick={() => props.onPress()}
    >
      {props.label}
    </button>
  );
}

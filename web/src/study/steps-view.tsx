// The buttons that play a forced win through, in the place of those that step through the game.
import { type JSX, onCleanup } from 'solid-js';
import { findLostFocus } from '../ui/focus';
import { Icon, type IconName } from '../ui/icons';
import { useWords } from '../ui/language';
import type { Forced } from './forced';

/** Back, on, and back to the game; the focus goes to the page when the line is left. */
export function ForcedSteps(props: { readonly forced: Forced }): JSX.Element {
  const words = useWords();
  const { forced } = props;
  onCleanup(findLostFocus);
  const count = () => forced.length();
  const step = (icon: IconName, key: string, to: () => number) => (
    <button
      type="button"
      class="button"
      aria-label={words(key)}
      aria-disabled={to() === forced.index()}
      onClick={() => forced.goTo(to())}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <fieldset class="stepper forced-steps" aria-label={words('forced-group')}>
      {step('back', 'forced-back', () => Math.max(0, forced.index() - 1))}
      {step('next', 'forced-next', () => Math.min(count(), forced.index() + 1))}
      <button type="button" class="button forced-leave" onClick={() => forced.leave()}>
        {words('forced-leave')}
      </button>
      <span class="stepper-at" aria-hidden="true">
        {forced.index()} / {count()}
      </span>
    </fieldset>
  );
}

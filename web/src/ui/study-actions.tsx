// The buttons that open a study: a hint while one plays, and the analysis.
import { type JSX, Show } from 'solid-js';
import type { Door } from '../study/door';
import { Icon } from './icons';
import { useWords } from './language';

interface Props {
  readonly door: Door;
  /** A game that is over needs no hints. */
  readonly isOver: boolean;
}

/** The buttons. */
export function StudyActions(props: Props): JSX.Element {
  const words = useWords();
  const { door } = props;
  return (
    <div class="action-row study-actions">
      <Show when={!props.isOver && door.mayHint}>
        {(mayHint) => (
          <button
            type="button"
            class="button"
            disabled={!mayHint()()}
            onClick={() => void door.askHint()}
          >
            <Icon name="hint" />
            <span>{words('action-hint')}</span>
          </button>
        )}
      </Show>
      <button
        type="button"
        class="button"
        aria-pressed={door.isAnalysing()}
        onClick={() => void door.toggleAnalysis()}
      >
        <Icon name="analysis" />
        <span>{words('action-analysis')}</span>
      </button>
    </div>
  );
}

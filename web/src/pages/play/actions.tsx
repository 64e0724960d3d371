// The buttons of a game on this device, and the questions that some of them ask first.
import { createSignal, type JSX, Show } from 'solid-js';
import { asks } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import type { Door } from '../../study/door';
import { Action, Quiet } from '../../ui/buttons';
import { Confirm } from '../../ui/dialog';
import { useWords } from '../../ui/language';
import { StudyActions } from '../../ui/study-actions';
import type { Play } from './ctrl';

interface Props {
  readonly play: Play;
  readonly snapshot: Snapshot;
  readonly door: Door;
}

type Question = 'resign' | 'draw' | 'new' | 'mode';

/** The buttons. */
export function Actions(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  const { game, moves } = play;
  const [question, setQuestion] = createSignal<Question | null>(null);
  const position = () => props.snapshot.position;
  const over = () => position().result !== null;
  const begun = () => props.snapshot.moves.length > 0 && !over();
  const yours = () => position().prompt?.player === game.actor() && !game.cpu.thinking();
  const sure = (wanted: 'new' | 'mode') => (begun() ? setQuestion(wanted) : answer(wanted));
  const answer = (asked: Question) => {
    setQuestion(null);
    if (asked === 'resign') void moves.resign();
    if (asked === 'draw') void moves.offerDraw();
    if (asked === 'new') void play.again();
    if (asked === 'mode') play.changeMode();
  };
  const draw = () => (game.you() === null ? setQuestion('draw') : answer('draw'));

  return (
    <div class="actions">
      <Show when={!over()}>
        <Answers
          {...props}
          yours={yours()}
          begun={begun()}
          onDraw={draw}
          onResign={() => setQuestion('resign')}
        />
      </Show>
      <StudyActions door={props.door} isOver={over()} />
      <div class="action-row">
        <Show when={over()}>
          <button type="button" class="button primary" onClick={() => sure('new')}>
            {words('action-new')}
          </button>
        </Show>
        <Show when={over() && game.you() !== null}>
          <Action icon="undo" label={words('action-undo')} onPress={() => void moves.undo()} />
        </Show>
        <Show when={!over()}>
          <Quiet label={words('action-new')} onPress={() => sure('new')} />
        </Show>
        <Quiet label={words('action-mode')} onPress={() => sure('mode')} />
        <Show when={position().foul === 'loss' && game.mayAnswer() && asks(position(), 'place')}>
          <Quiet label={words('action-mark')} onPress={() => void moves.mark()} />
        </Show>
      </div>
      <Show when={question()} keyed>
        {(asked) => (
          <Confirm
            title={words(`ask-${asked}-title`)}
            text={words(`ask-${asked}-text`)}
            yes={words(`ask-${asked}-yes`)}
            no={words('ask-no')}
            onYes={() => answer(asked)}
            onNo={() => setQuestion(null)}
          />
        )}
      </Show>
    </div>
  );
}

interface AnswersProps extends Props {
  readonly yours: boolean;
  readonly begun: boolean;
  readonly onDraw: () => void;
  readonly onResign: () => void;
}

/** What can be done instead of placing a stone. */
function Answers(props: AnswersProps): JSX.Element {
  const words = useWords();
  const { game, moves } = props.play;
  const position = () => props.snapshot.position;
  return (
    <fieldset class="action-grid" aria-label={words('actions-label')}>
      <Action
        icon="undo"
        label={words('action-undo')}
        disabled={!props.begun}
        onPress={() => void moves.undo()}
      />
      <Show when={asks(position(), 'claim') && props.yours}>
        <Action icon="claim" label={words('action-claim')} onPress={() => void game.act('claim')} />
      </Show>
      <Action
        icon="pass"
        label={words('action-pass')}
        disabled={!asks(position(), 'pass') || !props.yours}
        onPress={() => void game.act('pass')}
      />
      <Action
        icon="draw"
        label={words('action-draw')}
        disabled={!props.begun || !props.yours}
        onPress={() => props.onDraw()}
      />
      <Action icon="resign" label={words('action-resign')} onPress={() => props.onResign()} />
    </fieldset>
  );
}

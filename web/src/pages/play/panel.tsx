// The panel: rules, board and opening; then who plays; then level and side; then the start.
import { For, type JSX, Show } from 'solid-js';
import { useWords } from '../../ui/language';
import type { Player } from '../../wire/types';
import { Choice } from './choice';
import { MODES, OPENERS } from './choices';
import type { Play } from './ctrl';
import { Details } from './details';
import { ModePicture } from './pictures';
import { Rules } from './rules-choice';

interface Props {
  readonly play: Play;
}

/** The panel. */
export function Panel(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void play.start();
  };
  return (
    <form class="panel" onSubmit={submit}>
      <div class="panel-head">
        <h1>{words('play-heading')}</h1>
        <p class="lead">{words('play-lead')}</p>
      </div>
      <Rules play={play} />
      <Details play={play} />
      <Modes play={play} />
      <Show when={play.choices().mode === 'cpu'}>
        <Levels play={play} />
        <Sides play={play} />
      </Show>
      <Show when={play.choices().mode === 'link'}>
        <Openers play={play} />
        <p class="muted">{words('mode-link-explained')}</p>
      </Show>
      <Show when={play.choices().mode}>
        {(mode) => (
          <button type="submit" class="button primary start" ref={showStart}>
            {words(`start-${mode()}`)}
          </button>
        )}
      </Show>
      <p class="trouble" role="alert">
        {play.trouble()}
      </p>
    </form>
  );
}

/** The button comes with the choice of a mode; on a small screen it would be out of sight. */
function showStart(button: HTMLButtonElement): void {
  requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }));
}

function Modes(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-mode')}</legend>
      <div class="choices modes">
        <For each={MODES}>
          {(mode) => (
            <Choice
              name="mode"
              value={mode}
              chosen={play.choices().mode}
              label={words(`mode-${mode}`)}
              sentence={words(`mode-${mode}-sentence`)}
              picture={<ModePicture mode={mode} />}
              onChoose={() => play.choose({ mode })}
            />
          )}
        </For>
      </div>
    </fieldset>
  );
}

function Levels(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-level')}</legend>
      <div class="choices in-row">
        <For each={play.catalogue().levels}>
          {(level) => (
            <Choice
              name="level"
              value={level}
              chosen={play.choices().level}
              label={words(`level-${level}`)}
              onChoose={() => play.choose({ level })}
            />
          )}
        </For>
      </div>
      <p class="rules-sentence muted">{words(`level-${play.choices().level}-sentence`)}</p>
    </fieldset>
  );
}

function Openers(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-opens')}</legend>
      <div class="choices in-row">
        <For each={OPENERS}>
          {(opens) => (
            <Choice
              name="opens"
              value={opens}
              chosen={play.choices().opens}
              label={words(`opens-${opens}`)}
              onChoose={() => play.choose({ opens })}
            />
          )}
        </For>
      </div>
    </fieldset>
  );
}

const SIDES: readonly Player[] = ['first', 'second'];

function Sides(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-side')}</legend>
      <div class="choices in-row">
        <For each={SIDES}>
          {(you) => (
            <Choice
              name="side"
              value={you}
              chosen={play.choices().you}
              label={words(`side-${you}`)}
              onChoose={() => play.choose({ you })}
            />
          )}
        </For>
      </div>
    </fieldset>
  );
}

// The panel: rules, board, forbidden points, first stone; then who plays; then level and side; then the start.
import { For, type JSX, Show } from 'solid-js';
import { LEVELS } from '../../engine/types';
import type { Words } from '../../i18n/words';
import { useWords } from '../../ui/language';
import type { Player } from '../../wire/types';
import { foulModes, MODES } from './choices';
import type { Play } from './ctrl';
import { ModePicture } from './pictures';

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
function Choice<Value extends string>(props: ChoiceProps<Value>): JSX.Element {
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

function Rules(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-rules')}</legend>
      <div class="choices in-row">
        <For each={play.sets()}>
          {({ id }) => (
            <Choice
              name="rules"
              value={id}
              chosen={play.choices().rules}
              label={words(`rules-${id}`)}
              onChoose={(rules) => play.choose({ rules })}
            />
          )}
        </For>
      </div>
      <p class="rules-sentence muted">{words(`rules-${play.choices().rules}-sentence`)}</p>
    </fieldset>
  );
}

interface SelectProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly onChoose: (value: string) => void;
}

function Select(props: SelectProps): JSX.Element {
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

/** Openings that only fix the first stone are named by where it goes. */
const FIRST_STONE: Readonly<Record<string, string>> = {
  none: 'option-first-any',
  centre: 'option-first-centre',
};

function openingName(words: Words, id: string): string {
  return words(FIRST_STONE[id] ?? `opening-${id}`);
}

function Details(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  const set = () => play.sets().find(({ id }) => id === play.choices().rules);
  const sizes = () => {
    const range = set()?.sizes;
    if (!range) return [];
    const lines = Array.from({ length: range.max - range.min + 1 }, (_, step) => range.min + step);
    return lines.map(
      (line) => [String(line), words('size-value', { lines: String(line) })] as const,
    );
  };
  const modes = () => {
    const found = set();
    return (found ? foulModes(found) : []).map(
      (mode) => [mode, words(`option-foul-${mode}`)] as const,
    );
  };
  const openings = () => (set()?.openings ?? []).map((id) => [id, openingName(words, id)] as const);
  const chosen = () => {
    const { size, opening, foul } = play.choices();
    const parts = [words('size-value', { lines: String(size) }), openingName(words, opening)];
    return [...parts, ...(modes().length > 0 ? [words(`option-foul-${foul}`)] : [])].join(' · ');
  };
  return (
    <details class="fold" open={matchMedia('(width >= 44rem)').matches}>
      <summary>{chosen()}</summary>
      <div class="selects">
        <Select
          id="size"
          label={words('panel-size')}
          value={String(play.choices().size)}
          options={sizes()}
          onChoose={(size) => play.choose({ size: Number(size) })}
        />
        <Select
          id="opening"
          label={words('option-first')}
          value={play.choices().opening}
          options={openings()}
          onChoose={(opening) => play.choose({ opening })}
        />
        <Show when={modes().length > 0}>
          <Select
            id="foul"
            label={words('option-foul')}
            value={play.choices().foul}
            options={modes()}
            onChoose={(foul) => play.choose({ foul })}
          />
        </Show>
      </div>
    </details>
  );
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
        <For each={LEVELS}>
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

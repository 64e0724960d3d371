// What else may be chosen for the rules: board, opening, and the options of both.
import { createMemo, Index, type JSX, Show } from 'solid-js';
import type { Words } from '../../i18n/words';
import { Chooser } from '../../ui/chooser';
import { useWords } from '../../ui/language';
import { pictureOf } from '../../ui/mini-board';
import { Select } from './choice';
import { type ChosenOption, optionsOf } from './choices';
import type { Play } from './ctrl';

/** The details, folded on a narrow page under what is chosen. */
export function Details(props: { readonly play: Play }): JSX.Element {
  const words = useWords();
  const { play } = props;
  const set = () => play.catalogue().rules.find(({ id }) => id === play.choices().rules);
  const options = () => optionsOf(play.choices(), play.catalogue());
  const chosen = () => {
    const { size, opening } = play.choices();
    const changed = options().filter(({ value, default: usual }) => value !== usual);
    const parts = [sizeName(words, size), words(`opening-${opening}`)];
    return [...parts, ...changed.map((option) => valueName(words, option))].join(' · ');
  };
  return (
    <details class="fold" open={matchMedia('(width >= 44rem)').matches}>
      <summary>{chosen()}</summary>
      <div class="details">
        <Openings play={play} />
        <div class="selects">
          <Show when={(set()?.lines.length ?? 0) > 1}>
            <Select
              id="size"
              label={words('panel-size')}
              value={String(play.choices().size)}
              options={(set()?.lines ?? []).map((line) => [String(line), sizeName(words, line)])}
              onChoose={(size) => void play.choose({ size: Number(size) })}
            />
          </Show>
          <Index each={options()}>
            {(option) => <OptionSelect play={play} option={option()} />}
          </Index>
        </div>
      </div>
    </details>
  );
}

function Openings(props: { readonly play: Play }): JSX.Element {
  const words = useWords();
  const { play } = props;
  const groups = createMemo(() => {
    const fitting = play.catalogue().openings.filter(({ id }) => play.suited().includes(id));
    const items = fitting.map(({ id, picture }) => ({
      ...{ id, picture: pictureOf(picture, words), name: words(`opening-${id}`) },
      sentence: words(`opening-${id}-sentence`),
    }));
    return [{ heading: null, items }];
  });
  return (
    <div>
      <p class="small-heading">{words('panel-opening')}</p>
      <Chooser
        name="opening"
        title={words('panel-opening')}
        change={words('panel-all-openings')}
        chosen={play.choices().opening}
        groups={groups()}
        onChoose={(opening) => void play.choose({ opening })}
      />
    </div>
  );
}

function OptionSelect(props: { readonly play: Play; readonly option: ChosenOption }): JSX.Element {
  const words = useWords();
  const choose = (value: string) => {
    const { options } = props.play.choices();
    void props.play.choose({ options: { ...options, [props.option.key]: value } });
  };
  return (
    <Select
      id={`option-${props.option.key}`}
      label={words(`option-${props.option.key}`)}
      value={props.option.value}
      options={props.option.values.map((value) => [
        value,
        valueName(words, { ...props.option, value }),
      ])}
      onChoose={choose}
    />
  );
}

function sizeName(words: Words, lines: number | null): string {
  return lines === null ? words('size-endless') : words('size-value', { lines: String(lines) });
}

/** An option's value in words; numbers speak for themselves. */
function valueName(words: Words, { key, value }: ChosenOption): string {
  return /^\d+$/.test(value) ? value : words(`option-${key}-${value}`);
}

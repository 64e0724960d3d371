// Which rules: the common ones in a row, and every rule set in a list with pictures.
import { createMemo, For, type JSX } from 'solid-js';
import type { RuleSetInfo } from '../../rules/types';
import { Chooser, type ItemGroup } from '../../ui/chooser';
import { useWords } from '../../ui/language';
import { pictureOf } from '../../ui/mini-board';
import { Choice } from './choice';
import type { Play } from './ctrl';

/** The choice of a rule set. */
export function Rules(props: { readonly play: Play }): JSX.Element {
  const words = useWords();
  const { play } = props;
  const sets = () => play.catalogue().rules;
  const common = () => sets().filter((set) => set.common);
  const item = ({ id, picture }: RuleSetInfo) => ({
    ...{ id, picture: pictureOf(picture, words), name: words(`rules-${id}`) },
    sentence: words(`rules-${id}-sentence`),
  });
  const groups = createMemo((): readonly ItemGroup[] => {
    const rare = sets().filter((set) => !set.common);
    const families = [...new Set(rare.map(({ family }) => family))];
    const groupOf = (family: string) => ({
      heading: words(`family-${family}`),
      items: rare.filter((set) => set.family === family).map(item),
    });
    const first = { heading: words('family-common'), items: common().map(item) };
    return [first, ...families.map(groupOf)];
  });
  const choose = (rules: string) => void play.choose({ rules });
  return (
    <fieldset class="group">
      <legend class="small-heading">{words('panel-rules')}</legend>
      <div class="choices in-row">
        <For each={common()}>
          {({ id }) => (
            <Choice
              name="rules"
              value={id}
              chosen={play.choices().rules}
              label={words(`rules-${id}`)}
              onChoose={choose}
            />
          )}
        </For>
      </div>
      <Chooser
        name="rules"
        title={words('panel-rules')}
        change={words('panel-all-rules')}
        chosen={play.choices().rules}
        groups={groups()}
        onChoose={choose}
      />
    </fieldset>
  );
}

// Choosing one of many from pictures: the card of what is chosen, and the list that it opens.
import { createSignal, For, type JSX, Show } from 'solid-js';
import type { BoardState } from '../board/types';
import { Dialog } from './dialog';
import { useWords } from './language';
import { MiniBoard } from './mini-board';

/** Something to choose: a name, a sentence, a picture. */
export interface Item {
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  /** The name in Japanese writing. */
  readonly kanji?: string;
  readonly picture: BoardState | null;
}

/** Items under a heading; without one when there is only one group. */
export interface ItemGroup {
  readonly heading: string | null;
  readonly items: readonly Item[];
}

interface Props {
  /** Names the card for the page's style and tests. */
  readonly name: string;
  /** What the list is headed with. */
  readonly title: string;
  /** What the card says can be done. */
  readonly change: string;
  readonly chosen: string;
  readonly groups: readonly ItemGroup[];
  readonly onChoose: (id: string) => void;
}

/** The card of what is chosen; a press on it opens the list. */
export function Chooser(props: Props): JSX.Element {
  const [open, setOpen] = createSignal(false);
  const item = () =>
    props.groups.flatMap(({ items }) => items).find(({ id }) => id === props.chosen);
  const choose = (id: string) => {
    setOpen(false);
    props.onChoose(id);
  };
  return (
    <>
      <button
        type="button"
        class="picked"
        aria-haspopup="dialog"
        data-chooser={props.name}
        onClick={() => setOpen(true)}
      >
        <Show when={item()}>{(chosen) => <Face item={chosen()} />}</Show>
        <span class="picked-change">{props.change}</span>
      </button>
      <Show when={open()}>
        <ItemList {...props} onChoose={choose} onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}

/** Picture, name, sentence. */
function Face(props: { readonly item: Item }): JSX.Element {
  return (
    <>
      <Show when={props.item.picture} keyed>
        {(picture) => <MiniBoard state={picture} />}
      </Show>
      <span class="choice-text">
        <span class="choice-label">
          {props.item.name}
          <Show when={props.item.kanji}>
            {(kanji) => (
              <span class="kanji" lang="ja">
                {kanji()}
              </span>
            )}
          </Show>
        </span>
        <span class="choice-sentence">{props.item.sentence}</span>
      </span>
    </>
  );
}

interface ListProps {
  readonly title: string;
  /** Null while nothing is. */
  readonly chosen: string | null;
  readonly groups: readonly ItemGroup[];
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** The list: a press on an item chooses it. */
export function ItemList(props: ListProps): JSX.Element {
  const words = useWords();
  const actions = (
    <button type="button" class="button" onClick={() => props.onClose()}>
      {words('chooser-close')}
    </button>
  );
  return (
    <Dialog title={props.title} actions={actions} onClose={() => props.onClose()} kind="list">
      <For each={props.groups}>
        {(group) => (
          <section class="item-group">
            <Show when={group.heading}>
              <h3 class="small-heading">{group.heading}</h3>
            </Show>
            <ul class="items">
              <For each={group.items}>
                {(item) => (
                  <li>
                    <button
                      type="button"
                      class="item"
                      aria-pressed={item.id === props.chosen}
                      data-item={item.id}
                      onClick={() => props.onChoose(item.id)}
                    >
                      <Face item={item} />
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </section>
        )}
      </For>
    </Dialog>
  );
}

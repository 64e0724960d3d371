// The answers that an opening asks for beside the board: swap or stay, a number, an offer, a choice, and the
// openings to pick from.
import {
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { emptyBoard } from '../board/types';
import { askedOnBoard, asks, colorOf, otherOf } from '../record/moment';
import type { CanonicalOpening } from '../rules/types';
import type { Alternative, Position } from '../wire/types';
import { askedName, colorAfterSwap, holdersSentence, type Persons } from './asked';
import { ItemList } from './chooser';
import { findLostFocus } from './focus';
import { StoneIcon } from './icons';
import { useWords } from './language';
import { pointName } from './say';
import type { ScreenGame } from './screen-game';

interface Props {
  readonly game: ScreenGame;
  readonly position: Position;
  readonly persons: Persons;
  /** The id of the sentence that asks. */
  readonly labelledBy: string;
}

/** The card; nothing when only a stone is asked for. */
export function PromptCard(props: Props): JSX.Element {
  const isAsked = () => props.game.mayAnswer() && askedName(props.position) !== null;
  return (
    <>
      <Show when={props.game.mayAnswer() && props.position.board.black.length === 0}>
        <CanonicalPicker game={props.game} />
      </Show>
      <Show when={isAsked()}>
        <section class="answers" aria-labelledby={props.labelledBy} data-testid="answers">
          <Answers {...props} />
        </section>
      </Show>
    </>
  );
}

function Answers(props: Props): JSX.Element {
  onCleanup(findLostFocus);
  const declare = () => alternativeOf(props.position, 'declare');
  const onBoard = () => askedOnBoard(props.position);
  return (
    <>
      <Show when={asks(props.position, 'swap')}>
        <Swap {...props} />
      </Show>
      <Show when={declare()}>
        {(range) => <Declare game={props.game} min={range().min} max={range().max} />}
      </Show>
      <Switch>
        <Match when={onBoard()?.kind === 'offer'}>
          <Offer {...props} />
        </Match>
        <Match when={onBoard()?.kind === 'choose'}>
          <Choose {...props} />
        </Match>
      </Switch>
    </>
  );
}

function alternativeOf<Kind extends Alternative['kind']>(
  position: Position,
  wanted: Kind,
): Extract<Alternative, { kind: Kind }> | null {
  const is = (one: Alternative): one is Extract<Alternative, { kind: Kind }> => one.kind === wanted;
  return position.prompt?.alternatives.find(is) ?? null;
}

interface AnswerProps {
  readonly label: string;
  readonly sentence: string;
  readonly color?: 'black' | 'white';
  readonly onPress: () => void;
}

/** One answer with what follows from it. */
function Answer(props: AnswerProps): JSX.Element {
  return (
    <button type="button" class="answer" onClick={() => props.onPress()}>
      <Show when={props.color} fallback={<StonePair />}>
        {(color) => <StoneIcon color={color()} />}
      </Show>
      <span class="choice-text">
        <span class="choice-label">{props.label}</span>
        <span class="choice-sentence">{props.sentence}</span>
      </span>
    </button>
  );
}

function StonePair(): JSX.Element {
  return (
    <span class="stone-pair">
      <StoneIcon color="white" />
      <StoneIcon color="black" />
    </span>
  );
}

/** Take the other colour, keep one's own, or (Swap2) two more stones. */
function Swap(props: Props): JSX.Element {
  const words = useWords();
  const player = () => props.position.prompt?.player ?? 'first';
  const taken = () => colorAfterSwap(props.position, player());
  const kept = () => colorOf(props.position, player());
  const black = () => props.position.holders.black;
  return (
    <div class="answer-row">
      <Answer
        label={words(`answer-swap-${taken()}`)}
        sentence={holdersSentence(words, props.persons, otherOf(black()))}
        color={taken()}
        onPress={() => props.game.act('swap')}
      />
      <Answer
        label={words(`answer-stay-${kept()}`)}
        sentence={holdersSentence(words, props.persons, black())}
        color={kept()}
        onPress={() => props.game.act('stay')}
      />
      <Show when={asks(props.position, 'add-two')}>
        <Answer
          label={words('answer-add-two')}
          sentence={words('answer-add-two-sentence')}
          onPress={() => props.game.act('add-two')}
        />
      </Show>
    </div>
  );
}

function Declare(props: {
  readonly game: ScreenGame;
  readonly min: number;
  readonly max: number;
}): JSX.Element {
  const words = useWords();
  const [number, setNumber] = createSignal(props.min);
  const numbers = () =>
    Array.from({ length: props.max - props.min + 1 }, (_, step) => props.min + step);
  return (
    <div class="declare">
      <fieldset class="numbers" aria-label={words('answer-declare-label')}>
        <For each={numbers()}>
          {(one) => (
            <label class="number">
              <input
                type="radio"
                class="choice-input"
                name="declare"
                value={one}
                checked={number() === one}
                onChange={() => setNumber(one)}
              />
              {one}
            </label>
          )}
        </For>
      </fieldset>
      <button
        type="button"
        class="button primary"
        onClick={() => props.game.act(`declare:${number()}`)}
      >
        {words('answer-declare', { number: String(number()) })}
      </button>
    </div>
  );
}

/** The offer in the making: how many are marked, which, and the button that offers them. */
function Offer(props: Props): JSX.Element {
  const words = useWords();
  const { offering } = props.game;
  const count = () => alternativeOf(props.position, 'offer')?.count ?? 0;
  const marked = () => offering.points().length;
  return (
    <div class="offer-bar" classList={{ begun: marked() > 0 }}>
      <p class="offer-count">
        {words('answer-offer-count', { marked: String(marked()), count: String(count()) })}
        <Show when={marked() > 0}>{`: ${offering.points().map(pointName).join(', ')}`}</Show>
      </p>
      <div class="action-row">
        <button
          type="button"
          class="button"
          aria-disabled={marked() === 0}
          onClick={() => offering.clear()}
        >
          {words('answer-clear')}
        </button>
        <button
          type="button"
          class="button primary"
          disabled={marked() !== count()}
          onClick={() => props.game.act(`offer:${offering.points().join(',')}`)}
        >
          {words('answer-offer')}
        </button>
      </div>
    </div>
  );
}

/** The offered points as buttons, for those who do not press the board. */
function Choose(props: Props): JSX.Element {
  const words = useWords();
  const points = () => alternativeOf(props.position, 'choose')?.points ?? [];
  return (
    <div class="numbers">
      <For each={points()}>
        {(point, index) => (
          <button
            type="button"
            class="button chosen"
            aria-label={words('answer-choose', {
              point: pointName(point),
              number: String(index() + 1),
            })}
            onClick={() => props.game.act(`choose:${point}`)}
          >
            <span class="stone-number">{index() + 1}</span>
            {pointName(point)}
          </button>
        )}
      </For>
    </div>
  );
}

/** The 26 openings in pictures, where one player sets one up. */
function CanonicalPicker(props: { readonly game: ScreenGame }): JSX.Element {
  const words = useWords();
  const [open, setOpen] = createSignal(false);
  const [openings] = createResource(() => props.game.canonical());
  const item = ({ code, name, kanji, stones }: CanonicalOpening) => ({
    id: code,
    name: `${code} ${name}`,
    kanji,
    sentence: words(`opening-meaning-${code.toLowerCase()}`),
    picture: openingPicture(stones),
  });
  const pick = (code: string) => {
    setOpen(false);
    const found = openings()?.find((one) => one.code === code);
    if (found) props.game.act(...found.stones);
  };
  const group = (heading: string, letter: string) => ({
    heading,
    items: (openings() ?? []).filter(({ code }) => code.startsWith(letter)).map(item),
  });
  return (
    <Show when={(openings()?.length ?? 0) > 0}>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words('answer-canonical')}
      </button>
      <Show when={open()}>
        <ItemList
          title={words('canonical-title')}
          chosen={null}
          groups={[group(words('canonical-direct'), 'D'), group(words('canonical-indirect'), 'I')]}
          onChoose={pick}
          onClose={() => setOpen(false)}
        />
      </Show>
    </Show>
  );
}

/** Three stones with their numbers. */
function openingPicture([first = '', second = '', third = '']: readonly string[]) {
  const numbers = { [first]: 1, [second]: 2, [third]: 3 };
  return { ...emptyBoard(15), black: [first, third], white: [second], numbers };
}

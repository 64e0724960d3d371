// A game in a room: the events of the live connection made into a game, and the player's actions sent to it.
import { type Accessor, createEffect, createMemo, createSignal } from 'solid-js';
import { spotOf } from '../../board/geometry';
import type { Point, Stone } from '../../board/types';
import type { EventView } from '../../generated/wire/EventView';
import type { Words } from '../../i18n/words';
import { createFollower } from '../../live/follower';
import type { Live } from '../../live/live';
import type { Known } from '../../live/types';
import { colorOf, placeOf } from '../../record/moment';
import { createOffering, type Offering, offerAsked } from '../../record/offering';
import { createReview, type Review } from '../../record/review';
import type { Notice } from '../../record/session';
import type { CanonicalOpening, RulesClient, Snapshot } from '../../rules/types';
import { answerSentence, askedSentence, type Persons } from '../../ui/asked';
import { barredSentence, playerName, reasonSentence, spokenLast } from '../../ui/say';
import type { Player } from '../../wire/types';

/** What a game in a room needs from outside. */
export interface RoomOutside {
  readonly live: Live;
  readonly rules: RulesClient;
  readonly words: Words;
  readonly announce: (text: string) => void;
}

/** A game in a room. */
export interface RoomGame {
  readonly snapshot: Accessor<Snapshot | null>;
  readonly review: Review;
  readonly notice: Accessor<Notice | null>;
  readonly tell: (text: string) => void;
  readonly hush: () => void;
  readonly known: Accessor<Known | null>;
  readonly you: Accessor<Player | null>;
  /** Your move that is on its way, if it places a stone. */
  readonly pending: Accessor<Stone | null>;
  readonly mayAnswer: Accessor<boolean>;
  readonly offering: Offering;
  readonly canonical: () => Promise<readonly CanonicalOpening[]>;
  readonly persons: Accessor<Persons>;
  readonly act: (...tokens: readonly string[]) => void;
  readonly barred: (point: Point) => Promise<void>;
}

/** The game of a live room. */
export function createRoomGame({ live, rules, words, announce }: RoomOutside): RoomGame {
  const [snapshot, setSnapshot] = createSignal<Snapshot | null>(null);
  const [notice, setNotice] = createSignal<Notice | null>(null);
  const tell = (text: string) => {
    setNotice({ text, refused: null });
    announce(text);
  };
  const hush = () => setNotice(null);
  const known = createMemo(() => live.state().known);
  const you = () => known()?.you ?? null;
  const persons = () => personsIn(you(), words);
  const review = createReview(rules, snapshot);

  const hear = (next: Snapshot, fresh: readonly EventView[]) => {
    const isFirst = snapshot() === null;
    setSnapshot(next);
    if (isFirst || fresh.length === 0) return;
    setNotice(null);
    const refusal = declined(words, fresh, you());
    if (refusal) tell(refusal);
    else announce(spoken(words, next, fresh, persons()));
  };
  const follow = createFollower(rules, { onSnapshot: hear, onFault: () => tell(words('fault')) });
  createEffect(() => {
    const { events } = live.state();
    const setting = known()?.setting;
    if (setting) follow(setting, events);
  });

  const pending = (): Stone | null => {
    const position = snapshot()?.position;
    const seat = you();
    const sent = live.state().pending.map(({ token }) => token.replace(/^choose:/, ''));
    const point = sent.findLast((token) => spotOf(token) !== null);
    if (!position || !seat || point === undefined) return null;
    return { point, color: placeOf(position)?.color ?? colorOf(position, seat) };
  };
  const mayAnswer = () => {
    const prompt = snapshot()?.position.prompt;
    if (!prompt || !known()?.joined || review.shown()) return false;
    if (live.state().link === 'ended' || live.state().pending.length > 0) return false;
    return prompt.player === you();
  };
  const offering = createOffering(rules, () => {
    const position = snapshot()?.position;
    return position && mayAnswer() ? offerAsked(position) : null;
  });
  const act = (...tokens: readonly string[]) => {
    review.leave();
    setNotice(null);
    tokens.forEach(live.act);
  };
  const barred = async (point: Point) => {
    const position = snapshot()?.position;
    const seat = you();
    const { foul } = await rules.verdict(point);
    if (!foul || !position || !seat) return;
    const color = placeOf(position)?.color ?? colorOf(position, seat);
    const text = barredSentence(words, point, color, foul.kind);
    setNotice({ text, refused: { point, shapes: foul.shapes } });
    announce(text);
  };
  const { canonical } = rules;
  return {
    ...{ snapshot, review, notice, tell, hush, known, you, persons, pending, mayAnswer },
    ...{ offering, canonical, act, barred },
  };
}

/** What is said aloud after events. */
function spoken(
  words: Words,
  snapshot: Snapshot,
  fresh: readonly EventView[],
  persons: Persons,
): string {
  const { position } = snapshot;
  const move = spokenLast(words, snapshot);
  if (position.result) return `${move}. ${reasonSentence(words, position.result)}`;
  const token = fresh.at(-1)?.token ?? '';
  const answer = answerSentence(words, token, position, persons) ?? `${move}.`;
  const isYours = position.prompt?.player === persons.you;
  const asked = isYours ? askedSentence(words, position, persons, 'ask') : null;
  return asked ? `${answer} ${asked}` : answer;
}

/** You and your friend, or two players whom one watches. */
function personsIn(you: Player | null, words: Words): Persons {
  const nameOf = (player: Player) => {
    if (you === null) return playerName(words, player);
    return words(player === you ? 'player-you' : 'room-friend');
  };
  return { you, nameOf };
}

/** The rival's "no" to something asked, in words. */
function declined(words: Words, fresh: readonly EventView[], you: Player | null): string | null {
  const answer = fresh.findLast(({ token }) => token.endsWith('-decline'));
  if (!answer || answer.player === you) return null;
  return words(answer.token === 'draw-decline' ? 'room-draw-declined' : 'room-undo-declined');
}

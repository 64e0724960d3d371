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
import { createReview, type Review } from '../../record/review';
import type { Notice } from '../../record/session';
import type { RulesClient, Snapshot } from '../../rules/types';
import { barredSentence, reasonSentence, spokenLast } from '../../ui/say';
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
  readonly known: Accessor<Known | null>;
  readonly you: Accessor<Player | null>;
  /** Your move that is on its way, if it places a stone. */
  readonly pending: Accessor<Stone | null>;
  readonly mayPlace: Accessor<boolean>;
  readonly act: (token: string) => void;
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
  const known = createMemo(() => live.state().known);
  const you = () => known()?.you ?? null;
  const review = createReview(rules, snapshot);

  const hear = (next: Snapshot, fresh: readonly EventView[]) => {
    const isFirst = snapshot() === null;
    setSnapshot(next);
    if (isFirst || fresh.length === 0) return;
    setNotice(null);
    const refusal = declined(words, fresh, you());
    if (refusal) tell(refusal);
    else announce(spoken(words, next));
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
    const sent = live.state().pending.findLast(({ token }) => spotOf(token) !== null);
    return position && seat && sent ? { point: sent.token, color: colorOf(position, seat) } : null;
  };
  const mayPlace = () => {
    const position = snapshot()?.position;
    if (!position?.prompt || !known()?.joined || review.shown()) return false;
    if (live.state().link === 'ended' || live.state().pending.length > 0) return false;
    return placeOf(position) !== null && position.prompt.player === you();
  };
  const act = (token: string) => {
    review.leave();
    setNotice(null);
    live.act(token);
  };
  const barred = async (point: Point) => {
    const position = snapshot()?.position;
    const seat = you();
    const { foul } = await rules.verdict(point);
    if (!foul || !position || !seat) return;
    const text = barredSentence(words, point, colorOf(position, seat), foul.kind);
    setNotice({ text, refused: { point, shapes: foul.shapes } });
    announce(text);
  };
  return { snapshot, review, notice, tell, known, you, pending, mayPlace, act, barred };
}

/** What is said aloud after events. */
function spoken(words: Words, snapshot: Snapshot): string {
  const { result } = snapshot.position;
  const move = spokenLast(words, snapshot);
  return result ? `${move}. ${reasonSentence(words, result)}` : move;
}

/** The rival's "no" to something asked, in words. */
function declined(words: Words, fresh: readonly EventView[], you: Player | null): string | null {
  const answer = fresh.findLast(({ token }) => token.endsWith('-decline'));
  if (!answer || answer.player === you) return null;
  return words(answer.token === 'draw-decline' ? 'room-draw-declined' : 'room-undo-declined');
}

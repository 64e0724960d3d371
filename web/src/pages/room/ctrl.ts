// A room: its game, and what two people settle beside it: offers, absence, the next game.
import { type Accessor, createEffect, createMemo, createSignal, on } from 'solid-js';
import type { Level } from '../../engine/types';
import type { AfterAbsence } from '../../generated/wire/AfterAbsence';
import type { EventView } from '../../generated/wire/EventView';
import type { Rematch } from '../../generated/wire/Rematch';
import { tokenOf } from '../../live/follower';
import { otherOf } from '../../record/moment';
import type { RulesClient } from '../../rules/types';
import type { Memory } from '../../ui/storage';
import { saveGame } from '../play/saved';
import { type Clock, createAbsence } from './absence';
import { createRoomGame, type RoomGame, type RoomOutside } from './game';

/** What only the page's start can give. */
export interface RoomPageOutside extends RoomOutside {
  readonly memory: Memory;
  readonly clock: Clock;
  readonly seed: () => number;
  readonly leaveFor: (address: string) => void;
}

/** What is needed to say how the link and the people at its ends are. */
export interface LinkOutside extends Pick<RoomOutside, 'words' | 'announce'> {
  readonly live: Pick<RoomOutside['live'], 'state'>;
}

/** Something that the rival wants to be answered. */
export type Wanted = 'draw' | 'undo';

/** The room's page. */
export interface Room {
  readonly rules: RulesClient;
  readonly game: RoomGame;
  /** What the rival asks for and waits for. */
  readonly wanted: Accessor<Wanted | null>;
  /** What you asked for and wait for. */
  readonly asked: Accessor<Wanted | null>;
  /** Milliseconds until you may go on without the rival; null while he is here. */
  readonly absence: Accessor<number | null>;
  readonly claim: () => void;
  readonly goOn: (level: Level) => void;
  /** The levels at which one may go on, weakest first. */
  readonly levels: () => Promise<readonly Level[]>;
  readonly rematch: Accessor<Rematch>;
  readonly offerRematch: (offer: boolean) => void;
  /** The server did not do what was asked; `message` is in its own words. */
  readonly refused: (message: string) => void;
}

/** The page's controller. */
export function createRoom(outside: RoomPageOutside): Room {
  const { live, words } = outside;
  const game = createRoomGame(outside);
  const absence = createAbsence(() => game.known()?.presence ?? null, game.you, outside.clock);
  const [leaving, setLeaving] = createSignal<Level | null>(null);

  const offer = (mine: boolean): Wanted | null => {
    const position = game.snapshot()?.position;
    const you = game.you();
    if (!position || !you || position.result) return null;
    const by = mine ? you : otherOf(you);
    if (position.undo_offer === by) return 'undo';
    return position.draw_offer === by ? 'draw' : null;
  };
  const tellServer = (message: Parameters<typeof live.tell>[0]) => {
    const isSent = live.tell(message);
    if (!isSent) game.tell(words('room-lost'));
    return isSent;
  };
  const endAbsent = (next: AfterAbsence) =>
    // biome-ignore lint/suspicious/noThenProperty: the message's own field; nobody awaits a message
    tellServer({ type: 'absent', then: next });
  const claim = () => void endAbsent('win');
  const goOn = (level: Level) => {
    if (endAbsent('cpu')) setLeaving(level);
  };
  // The room ends as abandoned first; then the copy is made, without that end.
  createEffect(() => {
    const level = leaving();
    const you = game.you();
    const setting = game.known()?.setting;
    if (!level || !you || !setting) return;
    if (game.snapshot()?.position.result?.reason !== 'abandoned') return;
    const transcript = copyOf(live.state().events);
    const rival = { kind: 'cpu', level, you, seed: outside.seed() } as const;
    saveGame(outside.memory, { setting, transcript, rival });
    outside.leaveFor('/');
  });

  const rematch = (): Rematch => game.known()?.rematch ?? { offered_by: null, room: null };
  const offerRematch = (wish: boolean) => void tellServer({ type: 'rematch', offer: wish });
  const wanted = () => offer(false);
  followRematch(rematch, game, outside.leaveFor);
  announceCards(outside, wanted, absence);
  announceLink(outside);
  const levels = async () => (await outside.rules.catalogue()).levels;
  const refused = (message: string) => {
    setLeaving(null);
    game.tell(message);
  };
  return {
    ...{ rules: outside.rules, game, absence, claim, goOn, levels, rematch, offerRematch, refused },
    wanted,
    asked: () => offer(true),
  };
}

/** The game without its end, and without a question that nobody will answer any more. */
function copyOf(events: readonly EventView[]): string {
  const last = events.findLastIndex(
    ({ token }) => token !== 'abandon' && !token.endsWith('-offer'),
  );
  return events
    .slice(0, last + 1)
    .map(tokenOf)
    .join(' ');
}

/** Says aloud what comes as a card. */
function announceCards(
  { words, announce }: Pick<RoomPageOutside, 'words' | 'announce'>,
  wanted: () => Wanted | null,
  absence: () => number | null,
): void {
  const alone = createMemo(() => {
    const left = absence();
    if (left === null) return null;
    return words(left > 0 ? 'room-rival-away' : 'room-rival-left');
  });
  createEffect(() => {
    const asked = wanted();
    const text = asked ? words(`room-${asked}-wanted`) : alone();
    if (text) announce(text);
  });
}

/** Says aloud when the guest comes, and when the connection goes and comes back. */
export function announceLink({ live, words, announce }: LinkOutside): void {
  let isLost = false;
  createEffect(
    on(
      () => live.state().link,
      (link) => {
        const was = isLost;
        isLost = link === 'waiting' || (isLost && link === 'connecting');
        if (isLost !== was) announce(words(isLost ? 'room-lost' : 'room-back'));
      },
    ),
  );
  createEffect(
    on(
      () => live.state().known?.joined,
      (joined, before) => {
        const you = live.state().known?.you;
        if (you && joined && before === false) announce(words(`room-joined-${you}`));
      },
    ),
  );
}

/** Goes along when a rematch is agreed while this page is open; a page opened later shows the way instead. */
function followRematch(
  rematch: () => Rematch,
  game: RoomGame,
  leaveFor: (address: string) => void,
): void {
  let seenOpen = false;
  createEffect(() => {
    if (!game.known()) return;
    const { room } = rematch();
    if (!room) seenOpen = true;
    else if (seenOpen) leaveFor(game.you() ? room.url : room.watch_url);
  });
}

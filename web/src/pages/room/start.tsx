// Brings the page of a room, or of those who watch it, to life.
import { createEffect, createRoot, createSignal } from 'solid-js';
import { render } from 'solid-js/web';
import { loadWords } from '../../i18n/words';
import { type Door, enterRoom } from '../../live/browser';
import { startRules } from '../../rules/client';
import { createAnnouncer, LiveRegion } from '../../ui/announcer';
import { readBoot } from '../../ui/boot';
import { LanguageProvider } from '../../ui/language';
import { randomSeed } from '../../ui/random';
import { storageMemory } from '../../ui/storage';
import { watchLinkOf } from '../../wire/http';
import { createRoom } from './ctrl';
import { RoomPage } from './view';

const CLOCK = {
  now: () => performance.now(),
  every: (ms: number, call: () => void) => {
    const timer = setInterval(call, ms);
    return () => clearInterval(timer);
  },
} as const;

/** Starts the page behind this door. */
export async function startRoom(door: Door): Promise<void> {
  const main = document.querySelector<HTMLElement>('main');
  if (!main) return;
  const rules = startRules();
  const words = await loadWords(readBoot().lang);
  const announcer = createAnnouncer();
  createRoot(() => {
    const tab = storageMemory(() => sessionStorage);
    const live = enterRoom(door, tab, (message) => room.refused(message));
    const memory = storageMemory(() => localStorage);
    const room = createRoom({
      ...{ live, rules, words, memory, clock: CLOCK, seed: randomSeed },
      announce: announcer.say,
      leaveFor: (address) => location.assign(address),
    });
    const title = document.title;
    createEffect(() => {
      const position = room.game.snapshot()?.position;
      const isYours = position?.prompt?.player === room.game.you() && room.game.known()?.joined;
      document.title = isYours ? `● ${title}` : title;
    });
    const [watchLink, setWatchLink] = createSignal<string | null>(null);
    if (door.kind === 'rooms') void watchLinkOf(door.name).then(setWatchLink);
    main.replaceChildren();
    render(
      () => (
        <LanguageProvider value={words}>
          <RoomPage
            room={room}
            live={live}
            memory={memory}
            watchLink={watchLink()}
            announce={announcer.say}
          />
          <LiveRegion text={announcer.text()} />
        </LanguageProvider>
      ),
      main,
    );
  });
}

// Brings the play page to life: words, rules, CPU, and the view over what the server drew.
import { createRoot } from 'solid-js';
import { render } from 'solid-js/web';
import { startEngine } from '../../engine/provider';
import { loadWords } from '../../i18n/words';
import { startRules } from '../../rules/client';
import { createAnnouncer, LiveRegion } from '../../ui/announcer';
import { readBoot } from '../../ui/boot';
import { LanguageProvider } from '../../ui/language';
import { randomSeed } from '../../ui/random';
import { storageMemory } from '../../ui/storage';
import { makeRoom } from '../../wire/http';
import { createPlay } from './ctrl';
import { PlayPage } from './view';

/** The CPU's answer takes at least this long: a stone that is there at once was not seen to come. */
const PACE_MS = 450;

/** `?seed=7` makes the CPU's games repeatable. */
function seedOfPage(): number {
  const asked = new URLSearchParams(location.search).get('seed');
  return asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : randomSeed();
}

async function start(main: HTMLElement): Promise<void> {
  const rules = startRules();
  const words = await loadWords(readBoot().lang);
  const memory = storageMemory(() => localStorage);
  const announcer = createAnnouncer();
  const pace = () => new Promise<void>((resolve) => setTimeout(resolve, PACE_MS));
  createRoot(() => {
    const play = createPlay({
      ...{ rules, words, memory, pace, makeRoom },
      engine: startEngine(),
      now: () => Date.now(),
      announce: announcer.say,
      seed: seedOfPage,
      leaveFor: (address) => location.assign(address),
    });
    main.replaceChildren();
    render(
      () => (
        <LanguageProvider value={words}>
          <PlayPage play={play} memory={memory} announce={announcer.say} />
          <LiveRegion text={announcer.text()} />
        </LanguageProvider>
      ),
      main,
    );
    void play.load();
  });
}

const main = document.querySelector<HTMLElement>('main');
if (main) void start(main);

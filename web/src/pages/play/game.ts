// A game on this device, against the CPU or beside each other: what each of the player's actions does.
import { type Accessor, createSignal } from 'solid-js';
import type { EngineProvider } from '../../engine/types';
import type { Words } from '../../i18n/words';
import { createOffering, type Offering, offerAsked } from '../../record/offering';
import { createReview, type Review } from '../../record/review';
import { createSession, type Session } from '../../record/session';
import type { RulesClient, Snapshot } from '../../rules/types';
import { answerSentence, askedSentence } from '../../ui/asked';
import { lastMove, reasonSentence, refusalSentence, spokenLast } from '../../ui/say';
import type { Memory } from '../../ui/storage';
import type { Player, SettingSpec } from '../../wire/types';
import { type Cpu, createCpu, isAsked } from './cpu';
import { personsOf } from './persons';
import { type Rival, type SavedGame, saveGame } from './saved';

/** What a game needs from outside. */
export interface Outside {
  readonly rules: RulesClient;
  readonly engine: EngineProvider;
  readonly words: Words;
  readonly memory: Memory;
  readonly now: () => number;
  readonly pace: () => Promise<void>;
  readonly announce: (text: string) => void;
}

/** A game on this device. */
export interface LocalGame {
  readonly session: Session;
  readonly review: Review;
  readonly cpu: Cpu;
  readonly rival: Accessor<Rival>;
  readonly setting: Accessor<SettingSpec>;
  /** May the person at this device answer the prompt now? */
  readonly mayAnswer: Accessor<boolean>;
  readonly offering: Offering;
  /** The player who acts from this device: you against the CPU, else whoever's turn it is. */
  readonly actor: Accessor<Player>;
  /** Your seat against the CPU; null beside each other. */
  readonly you: Accessor<Player | null>;
  readonly open: (game: SavedGame) => Promise<void>;
  /** An action of the person at this device, as a token. */
  readonly act: (...tokens: readonly string[]) => Promise<void>;
  readonly close: () => void;
}

/** What stands in the place of a setting before a game is opened. */
const UNSET: SettingSpec = { rules: '', size: null, opening: null, options: {} };

/** A closed game; `open` starts or resumes one. */
export function createLocalGame(outside: Outside): LocalGame {
  const { rules, words, memory } = outside;
  const session = createSession(rules, (error) => refusalSentence(words, error), outside.now);
  const review = createReview(rules, session.snapshot);
  const cpu = createCpu(outside.engine, outside.pace);
  const [rival, setRival] = createSignal<Rival>({ kind: 'beside' });
  const [setting, setSetting] = createSignal(UNSET);
  let games = 0;

  const you = () => {
    const other = rival();
    return other.kind === 'cpu' ? other.you : null;
  };
  const actor = (): Player => you() ?? session.snapshot()?.position.prompt?.player ?? 'first';
  const mayAnswer = () => {
    const prompt = session.snapshot()?.position.prompt;
    if (!prompt || session.busy() || cpu.thinking() || review.shown()) return false;
    return prompt.player === actor();
  };
  const offering = createOffering(rules, () => {
    const position = session.snapshot()?.position;
    return position && mayAnswer() ? offerAsked(position) : null;
  });

  const keep = ({ position }: Snapshot) =>
    saveGame(memory, { setting: setting(), transcript: position.transcript, rival: rival() });
  const askCpu = async (snapshot: Snapshot): Promise<void> => {
    const other = rival();
    if (other.kind !== 'cpu' || !isAsked(snapshot.position, other)) return;
    try {
      const token = await cpu.answer(setting(), snapshot.position, other);
      if (token !== null) await act(token);
    } catch {
      session.tell({ text: words('cpu-failed'), refused: null });
    }
  };
  /** What follows from an action of either side: keep it, say it, let the CPU answer. */
  const settle = async (snapshot: Snapshot | null, token: string): Promise<void> => {
    if (!snapshot) return;
    keep(snapshot);
    outside.announce(spoken(words, snapshot, token, rival()));
    if (isDecline(token)) session.tell({ text: words('cpu-declines'), refused: null });
    await askCpu(snapshot);
  };
  const act = async (...tokens: readonly string[]) => {
    const played = games;
    review.leave();
    const named = tokens.map((token) => namingPlayer(token, actor()));
    const snapshot = await session.apply(...named);
    // Another game may have been opened while this action was on its way.
    if (played === games) await settle(snapshot, tokens.at(-1) ?? '');
  };
  const open = async (game: SavedGame) => {
    games += 1;
    cpu.stop();
    review.leave();
    setSetting(game.setting);
    setRival(game.rival);
    const snapshot = await session.open(game.setting, game.transcript);
    keep(snapshot);
    if (game.transcript === '') outside.announce(firstSentence(words, snapshot, game.rival));
    void askCpu(snapshot);
  };
  const close = () => {
    games += 1;
    cpu.stop();
    review.leave();
    session.close();
    saveGame(memory, null);
  };
  return {
    ...{ session, review, cpu, rival, setting, you, mayAnswer, actor, offering },
    ...{ open, act, close },
  };
}

/** What is said aloud when a game begins. */
function firstSentence(words: Words, { position }: Snapshot, rival: Rival): string {
  if (isAsked(position, rival)) return words('prompt-thinking');
  if (rival.kind === 'cpu') return words('prompt-cpu-black');
  return words('ask-place-black', { who: words('player-number', { number: '1' }) });
}

/** What is said aloud after an action. */
function spoken(words: Words, snapshot: Snapshot, token: string, rival: Rival): string {
  const { position } = snapshot;
  const { result } = position;
  const move = spokenLast(words, snapshot);
  if (result) return `${move}. ${reasonSentence(words, result)}`;
  if (token.startsWith('undo')) {
    return words('announce-undone', { last: lastMove(words, snapshot) });
  }
  if (isDecline(token)) return words('cpu-declines');
  const persons = personsOf(rival, words);
  const answer = answerSentence(words, token, position, persons) ?? `${move}.`;
  const isHere = persons.you === null || persons.you === position.prompt?.player;
  const asked = isHere ? askedSentence(words, position, persons, 'ask') : null;
  return asked ? `${answer} ${asked}` : answer;
}

/** What either player may do at any time names the player, also when it is typed without. */
function namingPlayer(token: string, player: Player): string {
  return /^(resign|(draw|undo)-(offer|accept|decline))$/.test(token) ? `${token}@${player}` : token;
}

function isDecline(token: string): boolean {
  return token.startsWith('draw-decline');
}

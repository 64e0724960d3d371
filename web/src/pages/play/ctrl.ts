// The play page: the panel, then a game by it, and the way back.
import { type Accessor, batch, createSignal } from 'solid-js';
import type { Opens } from '../../generated/wire/Opens';
import { type Catalogue, Refused, type RulesClient } from '../../rules/types';
import { refusalSentence } from '../../ui/say';
import type { SettingSpec } from '../../wire/types';
import {
  type Choices,
  FIRST_CHOICES,
  firstOpening,
  fitting,
  rememberChoices,
  rememberedChoices,
  settingOf,
} from './choices';
import { createLocalGame, type LocalGame, type Outside } from './game';
import { createMoves, type Moves } from './moves';
import { type Rival, savedGame } from './saved';

export type Phase = 'loading' | 'panel' | 'game' | 'failed';

/** What only the page's start can give. */
export interface PlayOutside extends Outside {
  readonly seed: () => number;
  /** Makes a room and gives its address; rejects when the server cannot be reached. */
  readonly makeRoom: (setting: SettingSpec, opens: Opens) => Promise<string>;
  readonly leaveFor: (address: string) => void;
}

/** The play page. */
export interface Play {
  readonly phase: Accessor<Phase>;
  readonly catalogue: Accessor<Catalogue>;
  /** The openings that go with the chosen rules, board and options. */
  readonly suited: Accessor<readonly string[]>;
  readonly choices: Accessor<Choices>;
  readonly choose: (change: Partial<Choices>) => Promise<void>;
  /** What went wrong on the panel, in words. */
  readonly trouble: Accessor<string | null>;
  readonly rules: RulesClient;
  readonly game: LocalGame;
  readonly moves: Moves;
  readonly load: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Another game with the same rules and the same rival. */
  readonly again: () => Promise<void>;
  readonly changeMode: () => void;
}

/** What there is to choose before the rules have said it. */
const NOTHING: Catalogue = { rules: [], openings: [], levels: [] };

/** The page; `load` brings it to life. */
export function createPlay(outside: PlayOutside): Play {
  const { rules, words, memory } = outside;
  const [phase, setPhase] = createSignal<Phase>('loading');
  const [catalogue, setCatalogue] = createSignal(NOTHING);
  const [suited, setSuited] = createSignal<readonly string[]>([]);
  const [choices, setChoices] = createSignal(FIRST_CHOICES);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const game = createLocalGame(outside);
  const moves = createMoves(game, outside);

  const resuit = async () => {
    const asked = choices();
    const plain = { ...asked, opening: firstOpening(catalogue()) };
    const found = await rules.suitedOpenings(settingOf(plain, catalogue()));
    if (asked !== choices()) return; // Another choice was made meanwhile, and is asked for.
    const isFit = found.includes(asked.opening);
    batch(() => {
      setSuited(found);
      if (!isFit) setChoices(plain);
    });
  };
  const choose = async (change: Partial<Choices>) => {
    setTrouble(null);
    setChoices((before) => fitting({ ...before, ...change }, catalogue()));
    await resuit();
  };
  const rivalOf = ({ mode, level, you }: Choices): Rival =>
    mode === 'cpu' ? { kind: 'cpu', level, you, seed: outside.seed() } : { kind: 'beside' };
  const isPlayable = (rival: Rival) =>
    rival.kind === 'beside' || catalogue().levels.includes(rival.level);
  const begin = (rival: Rival) => {
    setPhase('game');
    return game.open({ setting: settingOf(choices(), catalogue()), transcript: '', rival });
  };
  const resume = async () => {
    const saved = savedGame(memory);
    if (!saved || !isPlayable(saved.rival)) return setPhase('panel');
    try {
      setPhase('game');
      await game.open(saved);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      game.close(); // Kept by another version of the rules: not a game any more.
      setPhase('panel');
    }
  };
  const load = async () => {
    try {
      setCatalogue(await rules.catalogue());
      setChoices(rememberedChoices(memory, catalogue()));
      await resuit();
      await resume();
    } catch {
      setPhase('failed');
    }
  };
  const start = async () => {
    rememberChoices(memory, choices());
    try {
      if (choices().mode !== 'link') return await begin(rivalOf(choices()));
      const setting = settingOf(choices(), catalogue());
      outside.leaveFor(await outside.makeRoom(setting, choices().opens));
    } catch (error) {
      setPhase('panel');
      setTrouble(error instanceof Refused ? refusalSentence(words, error) : words('room-failed'));
    }
  };
  const again = () => {
    const before = game.rival();
    const rival = before.kind === 'cpu' ? { ...before, seed: outside.seed() } : before;
    return game.open({ setting: game.setting(), transcript: '', rival });
  };
  const changeMode = () => {
    game.close();
    setPhase('panel');
  };
  return {
    ...{ rules, phase, catalogue, suited, choices, choose, trouble, game, moves },
    ...{ load, start, again, changeMode },
  };
}

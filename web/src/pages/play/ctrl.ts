// The play page: the panel, then a game by it, and the way back.
import { type Accessor, createSignal } from 'solid-js';
import { Refused, type RuleSetInfo } from '../../rules/types';
import { refusalSentence } from '../../ui/say';
import {
  type Choices,
  FIRST_CHOICES,
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
  readonly makeRoom: (setting: ReturnType<typeof settingOf>) => Promise<string>;
  readonly leaveFor: (address: string) => void;
}

/** The play page. */
export interface Play {
  readonly phase: Accessor<Phase>;
  readonly sets: Accessor<readonly RuleSetInfo[]>;
  readonly choices: Accessor<Choices>;
  readonly choose: (change: Partial<Choices>) => void;
  /** What went wrong on the panel, in words. */
  readonly trouble: Accessor<string | null>;
  readonly game: LocalGame;
  readonly moves: Moves;
  readonly load: () => Promise<void>;
  readonly start: () => Promise<void>;
  /** Another game with the same rules and the same rival. */
  readonly again: () => Promise<void>;
  readonly changeMode: () => void;
}

/** The page; `load` brings it to life. */
export function createPlay(outside: PlayOutside): Play {
  const { rules, words, memory } = outside;
  const [phase, setPhase] = createSignal<Phase>('loading');
  const [sets, setSets] = createSignal<readonly RuleSetInfo[]>([]);
  const [choices, setChoices] = createSignal(FIRST_CHOICES);
  const [trouble, setTrouble] = createSignal<string | null>(null);
  const game = createLocalGame(outside);
  const moves = createMoves(game, outside);

  const choose = (change: Partial<Choices>) => {
    setTrouble(null);
    setChoices((before) => fitting({ ...before, ...change }, sets()));
  };
  const rivalOf = ({ mode, level, you }: Choices): Rival =>
    mode === 'cpu' ? { kind: 'cpu', level, you, seed: outside.seed() } : { kind: 'beside' };
  const begin = (rival: Rival) => {
    setPhase('game');
    return game.open({ setting: settingOf(choices(), sets()), transcript: '', rival });
  };
  const resume = async () => {
    const saved = savedGame(memory);
    if (!saved) return setPhase('panel');
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
      setSets(await rules.ruleSets());
      setChoices(rememberedChoices(memory, sets()));
      await resume();
    } catch {
      setPhase('failed');
    }
  };
  const start = async () => {
    rememberChoices(memory, choices());
    try {
      if (choices().mode !== 'link') return await begin(rivalOf(choices()));
      outside.leaveFor(await outside.makeRoom(settingOf(choices(), sets())));
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
    ...{ phase, sets, choices, choose, trouble, game, moves },
    ...{ load, start, again, changeMode },
  };
}

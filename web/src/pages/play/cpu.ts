// The CPU's side of a game: when it is asked, at what pace it answers, when its thought is no longer wanted.
import { type Accessor, createSignal } from 'solid-js';
import type { EngineProvider } from '../../engine/types';
import { otherOf } from '../../record/moment';
import type { Position, SettingSpec } from '../../wire/types';
import type { Rival } from './saved';

/** The CPU as one plays against it. */
export interface Cpu {
  readonly thinking: Accessor<boolean>;
  /** Its answer to this position as a token; null when it was stopped meanwhile. */
  readonly answer: (
    setting: SettingSpec,
    position: Position,
    rival: Extract<Rival, { kind: 'cpu' }>,
  ) => Promise<string | null>;
  readonly stop: () => void;
}

/** Is it the CPU that has to do something now? */
export function isAsked(position: Position, rival: Rival): boolean {
  if (rival.kind !== 'cpu' || position.result) return false;
  if (position.draw_offer === rival.you) return true;
  return position.prompt?.player === otherOf(rival.you);
}

/** A CPU behind this provider that takes at least the time `pace` for a move, as a person would. */
export function createCpu(engine: EngineProvider, pace: () => Promise<void>): Cpu {
  const [thinking, setThinking] = createSignal(false);
  let thoughts = 0;

  const answer: Cpu['answer'] = async (setting, position, rival) => {
    thoughts += 1;
    const thought = thoughts;
    setThinking(true);
    try {
      const { level, seed } = rival;
      const request = { setting, transcript: position.transcript, level, seed };
      const [token] = await Promise.all([engine.search(request), pace()]);
      return thought === thoughts ? token : null;
    } finally {
      if (thought === thoughts) setThinking(false);
    }
  };
  const stop = () => {
    thoughts += 1;
    engine.stop();
    setThinking(false);
  };
  return { thinking, answer, stop };
}

import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { fakeEngine, fakeRules, settled, WORDS } from '../../testing';
import { shortMemory } from '../../ui/storage';
import type { Result } from '../../wire/types';
import { createPlay } from './ctrl';
import { savedGame } from './saved';

const WON: Result = { winner: 'first', color: 'black', reason: 'five', line: ['h8', 'i8'] };

function page(memory = shortMemory(), end?: (transcript: string) => Result | null) {
  const engine = fakeEngine();
  const said: string[] = [];
  const left: string[] = [];
  const play = createRoot(() =>
    createPlay({
      ...{ rules: fakeRules(end), engine, words: WORDS, memory },
      now: () => 0,
      pace: async () => {},
      announce: (text) => said.push(text),
      seed: () => 7,
      makeRoom: async () => '/r/abc',
      leaveFor: (address) => left.push(address),
    }),
  );
  return {
    play,
    engine,
    memory,
    said,
    left,
    transcript: () => play.game.session.snapshot()?.position.transcript,
  };
}

async function against(you: 'first' | 'second', memory = shortMemory()) {
  const made = page(memory);
  await made.play.load();
  made.play.choose({ mode: 'cpu', level: 'medium', you });
  void made.play.start();
  await settled();
  return made;
}

describe('against the CPU', () => {
  it('your stone is answered by the CPU with the chosen level and seed', async () => {
    const { play, engine, transcript } = await against('first');
    void play.game.act('h8');
    await settled();
    expect(engine.requests).toMatchObject([{ transcript: 'h8', level: 'medium', seed: 7 }]);
    expect(play.game.mayAnswer()).toBe(false);
    engine.answer('h9');
    await settled();
    expect(transcript()).toBe('h8 h9');
    expect(play.game.mayAnswer()).toBe(true);
  });

  it('it begins when you play second', async () => {
    const { engine, transcript } = await against('second');
    engine.answer('h8');
    await settled();
    expect(transcript()).toBe('h8');
  });

  it('an undo takes back its stone and yours', async () => {
    const { play, engine, transcript } = await against('first');
    void play.game.act('h8');
    await settled();
    engine.answer('h9');
    await settled();
    await play.moves.undo();
    expect(transcript()).toBe('h8 h9 undo:2');
  });

  it('an undo while it thinks stops it and takes back your stone alone', async () => {
    const { play, engine, transcript } = await against('first');
    void play.game.act('h8');
    await settled();
    await play.moves.undo();
    engine.answer('h9');
    await settled();
    expect(transcript()).toBe('h8 undo:1');
  });

  it('an undo is refused while only its first stone stands', async () => {
    const { play, engine, transcript } = await against('second');
    engine.answer('h8');
    await settled();
    await play.moves.undo();
    expect(transcript()).toBe('h8');
    expect(play.game.session.notice()?.text).toBe(WORDS('undo-nothing'));
  });

  it('a new game is not disturbed by the thought of the old one', async () => {
    const { play, engine, transcript } = await against('first');
    void play.game.act('h8');
    await settled();
    void play.again();
    engine.answer('h9');
    await settled();
    expect(transcript()).toBe('');
    expect(play.game.cpu.thinking()).toBe(false);
  });

  it('a draw offer is answered by it, and a refusal is told', async () => {
    const { play, engine } = await against('first');
    void play.game.act('h8');
    await settled();
    engine.answer('h9');
    await settled();
    void play.moves.offerDraw();
    await settled();
    expect(engine.requests.at(-1)?.transcript).toBe('h8 h9 draw-offer@first');
    engine.answer('draw-decline@second');
    await settled();
    expect(play.game.session.notice()?.text).toBe(WORDS('cpu-declines'));
    expect(play.game.mayAnswer()).toBe(true);
  });

  it('a CPU that cannot think is told, and the game is kept', async () => {
    const { play, engine, memory } = await against('first');
    void play.game.act('h8');
    await settled();
    engine.fail();
    await settled();
    expect(play.game.session.notice()?.text).toBe(WORDS('cpu-failed'));
    expect(savedGame(memory)?.transcript).toBe('h8');
  });
});

describe('beside each other', () => {
  it('both place from here, and an undo takes back one stone', async () => {
    const { play, transcript } = page();
    await play.load();
    play.choose({ mode: 'beside' });
    await play.start();
    await play.game.act('h8');
    await play.game.act('h9');
    await play.moves.undo();
    expect(transcript()).toBe('h8 h9 undo:1');
  });

  it('a refused action is told and changes nothing', async () => {
    const { play, transcript } = page();
    await play.load();
    play.choose({ mode: 'beside' });
    await play.start();
    await play.game.act('h8');
    await play.game.act('h8');
    expect(transcript()).toBe('h8');
    expect(play.game.session.notice()?.text).toContain('H8');
  });

  it('a barred point shows its shapes and is said', async () => {
    const { play, said } = page();
    await play.load();
    play.choose({ mode: 'beside' });
    await play.start();
    await play.moves.barred('h8');
    expect(play.game.session.notice()?.refused).toMatchObject({
      point: 'h8',
      shapes: [{ completes: ['h9'] }],
    });
    expect(said.at(-1)).toContain('double-three');
  });
});

describe('the page', () => {
  it('takes a kept game up again, and lets the CPU go on where it was', async () => {
    const memory = shortMemory();
    const before = await against('first', memory);
    void before.play.game.act('h8');
    await settled();
    const { play, engine } = page(memory);
    await play.load();
    expect(play.phase()).toBe('game');
    expect(engine.requests[0]?.transcript).toBe('h8');
  });

  it('shows the panel when the kept game is none any more', async () => {
    const memory = shortMemory();
    memory.set('narabe.game', {
      setting: { rules: 'freestyle' },
      transcript: 'bad',
      rival: { kind: 'beside' },
    });
    const { play } = page(memory);
    await play.load();
    expect(play.phase()).toBe('panel');
    expect(savedGame(memory)).toBeNull();
  });

  it('leaves for the room that it made', async () => {
    const { play, left } = page();
    await play.load();
    play.choose({ mode: 'link' });
    await play.start();
    expect(left).toEqual(['/r/abc']);
  });

  it('says the end with its reason', async () => {
    const { play, said } = page(shortMemory(), (transcript) => (transcript === 'h8' ? WON : null));
    await play.load();
    play.choose({ mode: 'beside' });
    await play.start();
    await play.game.act('h8');
    expect(said.at(-1)).toBe('Black H8. Black wins with five in a row.');
  });

  it('steps through the moves and back to the end', async () => {
    const { play } = page();
    await play.load();
    play.choose({ mode: 'beside' });
    await play.start();
    for (const move of ['h8', 'h9', 'i8']) await play.game.act(move);
    await play.game.review.step('back');
    expect(play.game.review.shown()?.position.board.black).toEqual(['h8']);
    await play.game.review.step('last');
    expect(play.game.review.shown()).toBeNull();
  });
});

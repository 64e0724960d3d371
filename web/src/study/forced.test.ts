import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { createSolver, type Port } from '../solver/client';
import type { Order } from '../solver/messages';
import type { ForcedWin, Solver } from '../solver/types';
import { settled, WORDS } from '../testing';
import { createForced } from './forced';
import { fakeSolver, SETTING, studied, winAt } from './testing';

/** A four, its answer, and a four that only a foul would stop. */
const TRAPPING: ForcedWin = {
  by: 'fours',
  plies: 3,
  explanation: {
    attacker: 'white',
    line: [
      { point: 'h8', color: 'white', step: 0 },
      { point: 'i8', color: 'black', step: 0 },
      { point: 'j8', color: 'white', step: 1 },
    ],
    steps: [
      {
        ...{ stone: 'h8', played: 'i8', traps: [] },
        rows: [{ stones: ['e8', 'f8', 'g8', 'h8'], completes: ['i8'] }],
        told: [
          { key: 'hint-point', values: { point: 'h8' } },
          { key: 'explain-without-made-up', values: {} },
        ],
      },
      {
        ...{ stone: 'j8', played: null, rows: [] },
        traps: [{ point: 'k8', foul: 'overline', shapes: [] }],
        told: [{ key: 'cell-note', values: { cell: 'k8', note: { key: 'foul-overline' } } }],
      },
    ],
  },
};

async function forcedIn(
  transcript: string,
  solver: Solver = fakeSolver({ forced: () => TRAPPING }),
) {
  const { subject, play } = await studied(transcript);
  const [isOpen, setOpen] = createSignal(false);
  const said: string[] = [];
  const forced = createRoot(() =>
    createForced({
      ...{ solver, words: WORDS, setting: () => SETTING, isOpen },
      shown: () => subject.review.shown() ?? subject.latest(),
      say: (text) => said.push(text),
    }),
  );
  return { forced, setOpen, said, play };
}

describe('a forced win', () => {
  it('is looked for as soon as somebody is interested, and at every position', async () => {
    const solver = fakeSolver({ forced: () => TRAPPING });
    const { forced, setOpen, play } = await forcedIn('h7', solver);
    expect(solver.asked).toEqual([]);
    setOpen(true);
    expect(forced.search().state).toBe('looking');
    await settled();
    expect(forced.search().state).toBe('found');
    await play('a1');
    await settled();
    expect(solver.asked).toEqual(['quick', 'quick']);
  });

  it('that is not found at once may be looked for with patience', async () => {
    const patient = fakeSolver({
      forced: (_, patience) => (patience === 'quick' ? null : winAt('i8')),
    });
    const { forced, setOpen } = await forcedIn('h7 a1', patient);
    setOpen(true);
    await settled();
    expect(forced.search().state).toBe('unknown');
    await forced.look();
    expect(forced.search().state).toBe('found');
  });

  it('is given up at Stop and at a step, but not where a hint looks for it', async () => {
    const orders: Order[] = [];
    const port: Port = {
      ...{ postMessage: (order: Order) => orders.push(order), terminate: () => undefined },
      ...{ onmessage: null, onerror: null },
    };
    const solver = createSolver(() => port);
    const { forced, setOpen, play } = await forcedIn('h7', solver);
    const hinted = solver.forced({ setting: SETTING, transcript: 'h7' }, 'quick');
    setOpen(true);
    await play('a1');
    forced.stop();
    expect(forced.search().state).toBe('unknown');
    expect(orders.filter(({ question }) => !question).map(({ id }) => id)).toEqual([2, 3]);
    port.onmessage?.({ data: { id: 1, ok: true, value: TRAPPING } } as MessageEvent);
    expect(await hinted).toEqual(TRAPPING);
  });

  it('cannot be proved under every rule', async () => {
    const { forced, setOpen } = await forcedIn('h7', fakeSolver());
    setOpen(true);
    await settled();
    expect(forced.search().state).toBe('unsupported');
  });

  it('that could not be looked for is told from one that cannot be proved', async () => {
    const dead = fakeSolver({ error: new Error('the Worker is gone') });
    const { forced, setOpen } = await forcedIn('h7', dead);
    setOpen(true);
    await settled();
    expect(forced.search().state).toBe('failed');
  });

  it('is played through stone by stone, and leaves the game as it was', async () => {
    const { forced, setOpen, said } = await forcedIn('h7');
    setOpen(true);
    await settled();
    forced.show();
    expect(forced.excursion()?.snapshot.position.board.white).toEqual([]);
    forced.goTo(1);
    expect(forced.excursion()?.snapshot.position.board.white).toEqual(['h8']);
    expect(forced.excursion()?.marks.shapes).toHaveLength(1);
    forced.goTo(2);
    expect(forced.excursion()?.snapshot.position.board.black).toEqual(['h7', 'i8']);
    forced.goTo(3);
    const last = forced.excursion();
    expect(last?.snapshot.numbers).toEqual({ h8: 1, i8: 2, j8: 3 });
    expect(last?.marks.fouls).toEqual([{ point: 'k8', reason: WORDS('foul-overline') }]);
    forced.goTo(9);
    expect(forced.index()).toBe(3);
    forced.leave();
    expect(forced.excursion()).toBeNull();
    expect(said.slice(1, 4)).toEqual([
      'Hint: H8.',
      'I8: the longest resistance. explain-without-made-up',
      `K8, ${WORDS('foul-overline')}`,
    ]);
  });

  it('leaves the board when the game goes on', async () => {
    const { forced, setOpen, play } = await forcedIn('h7');
    setOpen(true);
    await settled();
    forced.show();
    await play('a1');
    expect(forced.excursion()).toBeNull();
  });
});

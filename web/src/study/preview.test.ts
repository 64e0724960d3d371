import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import type { Line, Ply } from '../engine/analyst-types';
import { createPreview } from './preview';
import { line, studied } from './testing';

describe('a line on the board', () => {
  it('is the one that is looked at, else the one that is kept, until the game goes on', async () => {
    const { subject, play } = await studied('h8');
    const moves: readonly Ply[] = [
      { color: 'white', point: 'i9' },
      { color: 'black', point: 'pass' },
      { color: 'white', point: 'j10' },
      { color: 'white', point: 'k11' },
    ];
    const [lines] = createSignal<readonly Line[]>([{ ...line(0.6, []), moves }, line(0.5, ['g7'])]);
    const preview = createRoot(() => createPreview(subject.latest, lines));
    expect(preview.stones()).toEqual([]);
    preview.keep(0);
    expect(preview.stones()).toEqual([
      { point: 'i9', color: 'white', number: 1 },
      { point: 'j10', color: 'white', number: 3 },
      { point: 'k11', color: 'white', number: 4 },
    ]);
    preview.look(1);
    expect(preview.stones()).toEqual([{ point: 'g7', color: 'black', number: 1 }]);
    preview.look(null);
    expect(preview.stones()).toHaveLength(3);
    await play('i9');
    expect(preview.kept()).toBeNull();
  });
});

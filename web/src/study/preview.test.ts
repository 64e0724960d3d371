import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import type { Line } from '../engine/analyst-types';
import { createPreview } from './preview';
import { line, studied } from './testing';

describe('a line on the board', () => {
  it('is the one that is looked at, else the one that is kept, until the game goes on', async () => {
    const { subject, play } = await studied('h8');
    const [lines] = createSignal<readonly Line[]>([
      line(0.6, ['i9', 'pass', 'j10']),
      line(0.5, ['g7']),
    ]);
    const preview = createRoot(() => createPreview(subject.latest, lines));
    expect(preview.stones()).toEqual([]);
    preview.keep(0);
    expect(preview.stones()).toEqual([
      { point: 'i9', color: 'white', number: 1 },
      { point: 'j10', color: 'white', number: 3 },
    ]);
    preview.look(1);
    expect(preview.stones()).toEqual([{ point: 'g7', color: 'white', number: 1 }]);
    preview.look(null);
    expect(preview.stones()).toHaveLength(2);
    await play('i9');
    expect(preview.kept()).toBeNull();
  });
});

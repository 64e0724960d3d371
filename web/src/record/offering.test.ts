import { createRoot, createSignal } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { settled } from '../testing';
import { createOffering, type OfferAsked } from './offering';

function offering(first: OfferAsked | null) {
  const [asked, setAsked] = createSignal(first);
  // Beside g9 its mirror image i9 cannot be offered.
  const notOfferable = async (beside: readonly string[]) =>
    beside.includes('g9')
      ? [{ point: 'i9', code: 'equal-moves', args: { first: 'g9', second: 'i9' } }]
      : [];
  const made = createRoot(() => createOffering({ notOfferable }, asked));
  return { ...made, setAsked };
}

describe('an offer in the making', () => {
  it('is marked and unmarked, and says what cannot stand beside it', async () => {
    const { points, barred, toggle } = offering({ count: 2, transcript: 'h8' });
    toggle('g9');
    await settled();
    expect(points()).toEqual(['g9']);
    expect(barred().map(({ point }) => point)).toEqual(['i9']);
    toggle('g9');
    await settled();
    expect(points()).toEqual([]);
    expect(barred()).toEqual([]);
  });

  it('takes no more than are asked for', async () => {
    const { points, toggle } = offering({ count: 2, transcript: 'h8' });
    const marked = await Promise.all(['a1', 'b1', 'c1'].map(toggle));
    expect(marked).toEqual(['marked', 'marked', 'full']);
    expect(points()).toEqual(['a1', 'b1']);
  });

  it('refuses an equal point however quickly it is pressed', async () => {
    const { points, toggle } = offering({ count: 2, transcript: 'h8' });
    const marked = await Promise.all(['g9', 'i9'].map(toggle));
    expect(marked).toEqual(['marked', expect.objectContaining({ code: 'equal-moves' })]);
    expect(points()).toEqual(['g9']);
  });

  it('stays when the same is asked again', async () => {
    const { points, toggle, setAsked } = offering({ count: 2, transcript: 'h8' });
    await settled();
    await toggle('a1');
    setAsked({ count: 2, transcript: 'h8' });
    await settled();
    expect(points()).toEqual(['a1']);
  });

  it('begins anew in another position', async () => {
    const { points, toggle, setAsked } = offering({ count: 2, transcript: 'h8' });
    await settled();
    await toggle('a1');
    setAsked({ count: 2, transcript: 'h8 undo:1 h9' });
    await settled();
    expect(points()).toEqual([]);
  });
});

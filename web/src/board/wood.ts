// The wood: a barely visible straight grain, drawn, the same every time.
// No filter and no picture file: it stays sharp at every size and costs nothing to paint again.

/** Numbers that look random and are always the same. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 0x1_0000_0000;
  };
}

/** One line of the grain: almost straight, from the upper edge to the lower. */
function fibre(extent: number, x: number, next: () => number): string {
  const sway = () => (x + (next() - 0.5) * 14).toFixed(1);
  return `M${sway()} 0C${sway()} ${extent / 3} ${sway()} ${(2 * extent) / 3} ${sway()} ${extent}`;
}

/** The grain as two paths, a fine one and a broad one. */
export function grain(extent: number): { readonly fine: string; readonly broad: string } {
  const next = sequence(20);
  const lines = (gap: number) => {
    const paths: string[] = [];
    for (let x = gap / 2; x < extent; x += gap * (0.35 + next() * 1.3)) {
      paths.push(fibre(extent, x, next));
    }
    return paths.join('');
  };
  return { fine: lines(17), broad: lines(83) };
}

// A link as a QR code, in one SVG path. The generator is fetched only when a link is shown.

/** The dark squares as a path, and how many squares there are each way. */
export async function qrPath(
  text: string,
): Promise<{ readonly path: string; readonly size: number }> {
  const { generate } = await import('lean-qr');
  const code = generate(text);
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) {
      if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return { path: squares.join(''), size: code.size };
}

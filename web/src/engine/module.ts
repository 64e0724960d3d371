// Loads the WebAssembly module of the engine: the SIMD build where the browser has SIMD, else the plain one.
import plainBuild from '../generated/wasm/plain/narabe_wasm_bg.wasm?url';
import type * as Glue from '../generated/wasm/simd/narabe_wasm';
import simdBuild from '../generated/wasm/simd/narabe_wasm_bg.wasm?url';

export type { Analysis, Search } from '../generated/wasm/simd/narabe_wasm';

/** The module once it is ready. */
export type EngineModule = Pick<typeof Glue, 'Analysis' | 'Search'>;

// The smallest module with a SIMD instruction: (func (result v128) i32.const 0 i8x16.splat i8x16.popcnt).
const SIMD_PROBE = new Uint8Array([
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 10, 1, 8, 0, 65, 0, 253, 15,
  253, 98, 11,
]);

/** Does this browser run SIMD instructions? */
export function hasSimd(): boolean {
  return WebAssembly.validate(SIMD_PROBE);
}

/** Fetches and starts the build that fits. */
export async function loadEngine(): Promise<EngineModule> {
  const simd = hasSimd();
  const glue = simd
    ? await import('../generated/wasm/simd/narabe_wasm')
    : await import('../generated/wasm/plain/narabe_wasm');
  await glue.default({ module_or_path: simd ? simdBuild : plainBuild });
  return glue;
}

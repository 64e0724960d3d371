// Loads the WebAssembly module of the solver. It has one build: nothing in it is worth SIMD.
import * as glue from '../generated/wasm/solver/narabe_wasm';
import build from '../generated/wasm/solver/narabe_wasm_bg.wasm?url';

/** The module once it is ready. */
export type SolverModule = typeof glue;

/** Fetches and starts the module. */
export async function loadSolver(): Promise<SolverModule> {
  await glue.default({ module_or_path: build });
  return glue;
}

// Loads the WebAssembly module of rules and games. It has one build: nothing in it is worth SIMD.
import * as glue from '../generated/wasm/rules/narabe_wasm';
import build from '../generated/wasm/rules/narabe_wasm_bg.wasm?url';

export type { Game } from '../generated/wasm/rules/narabe_wasm';

/** The module once it is ready. */
export type RulesModule = typeof glue;

/** Fetches and starts the module. */
export async function loadRules(): Promise<RulesModule> {
  await glue.default({ module_or_path: build });
  return glue;
}

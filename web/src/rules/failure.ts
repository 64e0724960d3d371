// What a Worker says when the WebAssembly module throws.

/** A refusal, as it passes from a Worker to its page. */
export interface Failure {
  readonly ok: false;
  readonly code: string;
  readonly args: Readonly<Record<string, string>>;
  readonly message: string;
}

/** A refusal as the module throws it: JSON with a code; anything else is a fault of ours. */
export function failureOf(error: unknown): Failure {
  try {
    const { code, args, message } = JSON.parse(String(error));
    return { ok: false, code, args, message };
  } catch {
    return { ok: false, code: 'fault', args: {}, message: String(error) };
  }
}

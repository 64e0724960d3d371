// Randomness that also works on plain-http hosts, where `crypto.randomUUID` is missing.

/** A number from 0 to 2³² - 1. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

/** A name that nobody else gives: 128 random bits in hexadecimal. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

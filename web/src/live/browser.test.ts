// Only a room that the server does not know has ended, by whichever of its links one came.
import { expect, test } from 'vitest';
import { isThere } from './browser';

/** A server with one room, `a`, whose watch link is `b`; every other address answers 404. */
const server = async (address: unknown, init?: RequestInit) => {
  const isKnown = ['/api/rooms/a', '/w/b'].includes(String(address));
  expect(init?.method).toBe('HEAD');
  return new Response(null, { status: isKnown ? 200 : 404 });
};

test.each([
  ['rooms', 'a', true],
  ['rooms', 'b', false],
  ['watch', 'b', true],
  ['watch', 'a', false],
  ['watch', '../api/rooms/a', false],
] as const)('%s/%s: %s', async (kind, name, expected) => {
  expect(await isThere({ kind, name }, server)).toBe(expected);
});

test.each([200, 429, 500, 503])(
  'a server that answers %i has not lost the room',
  async (status) => {
    const answer = async () => new Response(null, { status });
    expect(await isThere({ kind: 'watch', name: 'b' }, answer)).toBe(true);
  },
);

test('a server that cannot be reached may come back', async () => {
  const unreachable = () => Promise.reject(new TypeError('no network'));
  expect(await isThere({ kind: 'watch', name: 'b' }, unreachable)).toBe(true);
});

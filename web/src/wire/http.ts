// The server's HTTP interface as pages use it. Its refusals are problem JSON with a code and words.

import type { CreateRoom } from '../generated/wire/CreateRoom';
import type { Opens } from '../generated/wire/Opens';
import type { RoomView } from '../generated/wire/RoomView';
import { Refused } from '../rules/types';
import type { SettingSpec } from './types';

/** Sends JSON and reads JSON. */
async function post(address: string, body: unknown): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw problem(answer);
  return answer;
}

function problem(answer: unknown): Error {
  const {
    code = 'fault',
    args = {},
    detail = '',
  } = answer as {
    readonly code?: string;
    readonly args?: Readonly<Record<string, string>>;
    readonly detail?: string;
  };
  return new Refused(code, args, detail);
}

/** Makes a room with this setting; gives the address of its page. */
export async function makeRoom(setting: SettingSpec, opens: Opens): Promise<string> {
  const body: CreateRoom = { setting, opens };
  const { url } = (await post('/api/rooms', body)) as { readonly url: string };
  return url;
}

/** The link for others who want to watch a room; null when the server does not tell it. */
export async function watchLinkOf(room: string): Promise<string | null> {
  try {
    const response = await fetch(`/api/rooms/${encodeURIComponent(room)}`, {
      headers: { accept: 'application/json' },
    });
    const { watch_url }: Partial<RoomView> = await response.json();
    return watch_url ? new URL(watch_url, location.origin).href : null;
  } catch {
    return null; // The link can be had later; the game goes on.
  }
}

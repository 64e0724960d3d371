// The state of a live room as this client knows it, and what can happen to it.

import type { ClientMessage } from '../generated/wire/ClientMessage';
import type { Closing } from '../generated/wire/Closing';
import type { EventView } from '../generated/wire/EventView';
import type { Presence } from '../generated/wire/Presence';
import type { Rematch } from '../generated/wire/Rematch';
import type { ServerMessage } from '../generated/wire/ServerMessage';
import type { Player, SettingSpec } from '../wire/types';

/** An action that the server has not answered yet. */
export interface Pending {
  readonly id: string;
  /** How many events this client had seen when the player acted. */
  readonly seq: number;
  readonly token: string;
}

/** How things stand between client and server. */
export type Link =
  | 'connecting' // A socket is being opened, or has not said hello yet.
  | 'open'
  | 'waiting' // The next attempt comes after a pause.
  | 'ended'; // The room is gone.

/** What only a hello can tell. */
export interface Known {
  readonly you: Player | null;
  readonly joined: boolean;
  readonly setting: SettingSpec;
  readonly presence: Presence;
  readonly rematch: Rematch;
}

/** Everything that is known. */
export interface LiveState {
  readonly link: Link;
  /** Attempts in a row that came to nothing. */
  readonly failures: number;
  /** A ping is out, and nothing has been heard since. */
  readonly pinged: boolean;
  readonly known: Known | null;
  /** Every event from the first on, without a gap. */
  readonly events: readonly EventView[];
  readonly pending: readonly Pending[];
}

/** What happens. */
export type LiveInput =
  | { readonly kind: 'message'; readonly message: ServerMessage }
  /** The socket is gone, or could not be opened. */
  | { readonly kind: 'dropped' }
  /** The pause is over, the network came back, or the page is seen again. */
  | { readonly kind: 'retry' }
  /** A while has passed without a message. */
  | { readonly kind: 'quiet' }
  /** The server says that there is no such room any more. */
  | { readonly kind: 'gone' }
  /** The player acts. */
  | { readonly kind: 'act'; readonly id: string; readonly token: string };

/** What is to be done about it. */
export type LiveEffect =
  | { readonly kind: 'connect'; readonly since: number }
  | { readonly kind: 'send'; readonly message: ClientMessage }
  | { readonly kind: 'hang-up' }
  | { readonly kind: 'retry-in'; readonly ms: number }
  /** Is the room still there? */
  | { readonly kind: 'probe' }
  /** Keep these for a reload. */
  | { readonly kind: 'keep'; readonly pending: readonly Pending[] }
  | { readonly kind: 'refused'; readonly token: string | null; readonly message: string }
  | { readonly kind: 'closed'; readonly reason: Closing };

/** The next state, and what is to be done. */
export interface Step {
  readonly state: LiveState;
  readonly effects: readonly LiveEffect[];
}

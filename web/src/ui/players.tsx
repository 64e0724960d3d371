// Who plays whom: stone, name, whose turn it is.
import { For, type JSX, Show } from 'solid-js';
import type { Color, Player } from '../wire/types';
import { StoneIcon } from './icons';
import { useWords } from './language';

/** One side of a game. */
export interface Seat {
  readonly player: Player;
  readonly color: Color;
  readonly name: string;
  readonly detail: string;
  readonly turn: boolean;
  readonly won: boolean;
  /** Away, or not come yet. */
  readonly away: boolean;
}

/** The two sides. */
export function Players(props: { readonly seats: readonly Seat[] }): JSX.Element {
  const words = useWords();
  return (
    <ul class="players">
      <For each={props.seats}>
        {(seat) => (
          <li
            class="seat"
            classList={{ turn: seat.turn, won: seat.won, away: seat.away }}
            data-player={seat.player}
          >
            <StoneIcon color={seat.color} />
            <span class="seat-text">
              <span class="seat-name">{seat.name}</span>
              <span class="seat-detail">{seat.detail}</span>
            </span>
            <Show when={seat.turn}>
              <span class="seat-turn">
                <span class="visually-hidden">{words('seat-turn')}</span>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}

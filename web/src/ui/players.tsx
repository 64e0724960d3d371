// Who plays whom: stone, name, whose turn it is, and what is counted.
import { For, type JSX, Show } from 'solid-js';
import type { Skin } from '../board/types';
import type { Words } from '../i18n/words';
import type { Snapshot } from '../rules/types';
import type { Color, Player } from '../wire/types';
import { PenIcon, StoneIcon } from './icons';
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
export function Players(props: {
  readonly seats: readonly Seat[];
  readonly snapshot: Snapshot;
  readonly skin: Skin;
}): JSX.Element {
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
            <Show when={props.skin === 'paper'} fallback={<StoneIcon color={seat.color} />}>
              <PenIcon color={seat.color} />
            </Show>
            <span class="seat-text">
              <span class="seat-name">{seat.name}</span>
              <span class="seat-detail">{seat.detail}</span>
              <Show when={countOf(words, props.snapshot, seat.color)}>
                {(count) => <span class="seat-detail seat-count">{count()}</span>}
              </Show>
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

/** What is counted in this game, and how it stands for a side: pairs taken, stones left. */
function countOf(words: Words, snapshot: Snapshot, color: Color): string | null {
  const { position, pairs_to_win: most } = snapshot;
  if (most !== null) {
    return words('seat-pairs', { count: String(position.captured[color]), most: String(most) });
  }
  const left = position.stones_left?.[color];
  return left === undefined ? null : words('seat-stones', { count: String(left) });
}

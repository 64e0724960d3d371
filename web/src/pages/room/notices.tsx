// What the other side wants, and what to do when it is away: a card before the prompt. It
// covers nothing, and what it moves under a finger is the prompt, which is not pressed.
import {
  createResource,
  createSignal,
  For,
  type JSX,
  Match,
  onCleanup,
  Show,
  Switch,
} from 'solid-js';
import { Dialog } from '../../ui/dialog';
import { findLostFocus } from '../../ui/focus';
import { useWords } from '../../ui/language';
import { minutes } from './absence';
import type { Room, Wanted } from './ctrl';

interface Props {
  readonly room: Room;
}

/** The card, when there is something to say. */
export function Notices(props: Props): JSX.Element {
  const words = useWords();
  const { room } = props;
  const isRunning = () => room.game.snapshot()?.position.result === null;
  return (
    <Switch>
      <Match when={room.wanted()}>{(wanted) => <Consent room={room} wanted={wanted()} />}</Match>
      <Match when={isRunning() && room.absence() === 0}>
        <Absent room={room} />
      </Match>
      <Match when={isRunning() && room.absence()}>
        {(left) => (
          <div class="card" data-testid="absent">
            <p>{words('room-rival-gone', { time: minutes(left()) })}</p>
          </div>
        )}
      </Match>
    </Switch>
  );
}

function Consent(props: { readonly room: Room; readonly wanted: Wanted }): JSX.Element {
  const words = useWords();
  onCleanup(findLostFocus);
  const answer = (verdict: 'accept' | 'decline') =>
    props.room.game.act(`${props.wanted}-${verdict}`);
  return (
    <section class="card" aria-labelledby="consent-text">
      <p id="consent-text">{words(`room-${props.wanted}-wanted`)}</p>
      <div class="card-actions">
        <button type="button" class="button" onClick={() => answer('decline')}>
          {words('room-decline')}
        </button>
        <button type="button" class="button primary" onClick={() => answer('accept')}>
          {words('room-accept')}
        </button>
      </div>
    </section>
  );
}

function Absent(props: Props): JSX.Element {
  const words = useWords();
  const [choosing, setChoosing] = createSignal(false);
  onCleanup(findLostFocus);
  return (
    <section class="card" aria-labelledby="absent-text">
      <p id="absent-text">{words('room-rival-left')}</p>
      <div class="card-actions">
        <button type="button" class="button" onClick={() => props.room.claim()}>
          {words('room-claim')}
        </button>
        <button type="button" class="button primary" onClick={() => setChoosing(true)}>
          {words('room-go-on')}
        </button>
      </div>
      <Show when={choosing()}>
        <ChooseLevel room={props.room} onClose={() => setChoosing(false)} />
      </Show>
    </section>
  );
}

function ChooseLevel(props: Props & { readonly onClose: () => void }): JSX.Element {
  const words = useWords();
  const [levels] = createResource(props.room.levels);
  const actions = (
    <>
      <button type="button" class="button" onClick={() => props.onClose()}>
        {words('room-level-no')}
      </button>
      <For each={levels() ?? []}>
        {(level) => (
          <button type="button" class="button primary" onClick={() => props.room.goOn(level)}>
            {words(`level-${level}`)}
          </button>
        )}
      </For>
    </>
  );
  return (
    <Dialog title={words('room-level-title')} actions={actions} onClose={() => props.onClose()}>
      <p>{words('room-level-text')}</p>
    </Dialog>
  );
}

// The buttons of a game in a room. What needs the other's consent is asked; resigning is confirmed.
import { createSignal, type JSX, Show } from 'solid-js';
import type { Live } from '../../live/live';
import { asks } from '../../record/moment';
import type { Snapshot } from '../../rules/types';
import type { Door } from '../../study/door';
import { Action } from '../../ui/buttons';
import { Confirm } from '../../ui/dialog';
import { useWords } from '../../ui/language';
import { StudyActions } from '../../ui/study-actions';
import type { Room } from './ctrl';

interface Props {
  readonly room: Room;
  readonly live: Live;
  readonly snapshot: Snapshot;
  readonly door: Door;
}

/** The buttons: while the game runs, and after it. */
export function RoomActions(props: Props): JSX.Element {
  const words = useWords();
  const isOver = () => props.snapshot.position.result !== null;
  return (
    <div class="actions">
      <Show when={isOver()}>
        <StudyActions door={props.door} isOver={true} />
      </Show>
      <Show when={props.room.game.you() !== null} fallback={<Watching room={props.room} />}>
        <Show when={!isOver()} fallback={<AfterGame {...props} />}>
          <DuringGame {...props} />
        </Show>
      </Show>
      <Show when={props.live.state().link === 'ended'}>
        <a class="button primary" href="/">
          {words('room-ended-home')}
        </a>
      </Show>
    </div>
  );
}

function DuringGame(props: Props): JSX.Element {
  const words = useWords();
  const [resigning, setResigning] = createSignal(false);
  const { room } = props;
  const { game } = room;
  const position = () => props.snapshot.position;
  const yours = () => position().prompt?.player === game.you();
  const isFree = () =>
    props.live.state().pending.length === 0 && room.asked() === null && room.wanted() === null;
  const mayUndo = () => props.snapshot.takeback[game.you() ?? 'first'] > 0 && isFree();
  return (
    <fieldset class="action-grid" aria-label={words('actions-label')}>
      <Action
        icon="undo"
        label={words('room-undo')}
        disabled={!mayUndo()}
        onPress={() => game.act('undo-offer')}
      />
      <Show when={asks(position(), 'claim') && yours()}>
        <Action icon="claim" label={words('action-claim')} onPress={() => game.act('claim')} />
      </Show>
      <Action
        icon="pass"
        label={words('action-pass')}
        disabled={!asks(position(), 'pass') || !yours() || !isFree()}
        onPress={() => game.act('pass')}
      />
      <Action
        icon="draw"
        label={words('action-draw')}
        disabled={!isFree() || props.snapshot.moves.length === 0}
        onPress={() => game.act('draw-offer')}
      />
      <Action icon="resign" label={words('action-resign')} onPress={() => setResigning(true)} />
      <Show when={resigning()}>
        <Confirm
          title={words('ask-resign-title')}
          text={words('ask-resign-text')}
          yes={words('ask-resign-yes')}
          no={words('ask-no')}
          onYes={() => {
            setResigning(false);
            game.act('resign');
          }}
          onNo={() => setResigning(false)}
        />
      </Show>
    </fieldset>
  );
}

function AfterGame(props: Props): JSX.Element {
  const words = useWords();
  const { room } = props;
  const by = () => room.rematch().offered_by;
  const isYours = () => by() !== null && by() === room.game.you();
  const rematchLabel = () => {
    if (isYours()) return 'room-rematch-withdraw';
    return by() ? 'room-rematch-accept' : 'room-rematch';
  };
  return (
    <Show
      when={room.rematch().room}
      fallback={
        <>
          <p class="rematch-state">
            <Show when={by()}>
              {words(isYours() ? 'room-rematch-asked' : 'room-rematch-wanted')}
            </Show>
          </p>
          <div class="action-row">
            <button
              type="button"
              class="button"
              classList={{ primary: !isYours() }}
              onClick={() => room.offerRematch(!isYours())}
            >
              {words(rematchLabel())}
            </button>
            <Show when={by() && !isYours()}>
              <button type="button" class="button" onClick={() => room.offerRematch(false)}>
                {words('room-decline')}
              </button>
            </Show>
            <a class="button quiet" href="/">
              {words('room-new')}
            </a>
          </div>
        </>
      }
    >
      {(next) => (
        <div class="action-row">
          <a class="button primary" href={next().url}>
            {words('room-rematch-go')}
          </a>
        </div>
      )}
    </Show>
  );
}

function Watching(props: { readonly room: Room }): JSX.Element {
  const words = useWords();
  return (
    <div class="action-row">
      <Show
        when={props.room.rematch().room}
        fallback={<p class="muted">{words('room-watching')}</p>}
      >
        {(next) => (
          <a class="button primary" href={next().watch_url}>
            {words('room-rematch-go')}
          </a>
        )}
      </Show>
    </div>
  );
}

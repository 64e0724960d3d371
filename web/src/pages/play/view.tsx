// The play page as it is seen: the board, and beside it the panel or the game.
import { type JSX, Match, Show, Switch } from 'solid-js';
import { emptyBoard } from '../../board/types';
import { BoardView } from '../../ui/board-view';
import { useWords } from '../../ui/language';
import type { Memory } from '../../ui/storage';
import type { Play } from './ctrl';
import { LocalGameScreen } from './game-view';
import { Panel } from './panel';

interface Props {
  readonly play: Play;
  readonly memory: Memory;
  readonly announce: (text: string) => void;
}

/** The page's contents. */
export function PlayPage(props: Props): JSX.Element {
  const words = useWords();
  const { play } = props;
  return (
    <Switch>
      <Match when={play.phase() === 'game' && play.game.session.snapshot()}>
        {(snapshot) => (
          <LocalGameScreen
            play={play}
            snapshot={snapshot()}
            memory={props.memory}
            announce={props.announce}
          />
        )}
      </Match>
      <Match when={true}>
        <div class="table-top setup">
          <div class="board-place">
            <BoardView
              state={emptyBoard(play.choices().size)}
              onPlay={() => undefined}
              onBarred={() => undefined}
            />
          </div>
          <div class="side">
            <Show
              when={play.phase() === 'panel'}
              fallback={
                <p class="prompt" role="status">
                  {words(play.phase() === 'failed' ? 'play-failed' : 'play-loading')}
                </p>
              }
            >
              <Panel play={play} />
            </Show>
          </div>
        </div>
      </Match>
    </Switch>
  );
}

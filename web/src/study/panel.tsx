// The analysis beside the board: what the position is worth, the best lines, forced wins, threats, the game's course.
import { type JSX, Match, onCleanup, Show, Switch } from 'solid-js';
import { Quiet, Toggle } from '../ui/buttons';
import { findLostFocus } from '../ui/focus';
import { useWords } from '../ui/language';
import { CourseChart, WonFrom, WorstMoves } from './chart';
import { Lines } from './lines-view';
import { worthSentence } from './live';
import { wonSentence } from './steps';
import type { Parts } from './study';

/** The analysis. */
export function StudyPanel(props: { readonly parts: Parts }): JSX.Element {
  const words = useWords();
  const { live, subject, threats } = props.parts;
  onCleanup(findLostFocus);
  return (
    <section class="study" aria-labelledby="study-heading">
      <div class="study-head">
        <h2 id="study-heading" class="small-heading">
          {words('study-heading')}
        </h2>
        <Quiet label={words('study-close')} onPress={() => live.setOpen(false)} />
      </div>
      <Show when={subject.isAgainstCpu()}>
        <p class="muted small">{words('study-note-cpu')}</p>
      </Show>
      <p class="study-value" data-testid="study-value">
        {worthSentence(words, live)}
      </p>
      <Lines parts={props.parts} />
      <Show when={!live.isIdle()}>
        <div class="action-row">
          <Quiet
            label={words(live.isRunning() ? 'study-pause' : 'study-go-on')}
            onPress={() => live.setRunning(!live.isRunning())}
          />
          <Toggle
            label={words('study-threats')}
            on={threats.isOn()}
            onPress={() => void threats.toggle()}
          />
        </div>
      </Show>
      <ForcedWin parts={props.parts} />
      <Course parts={props.parts} />
    </section>
  );
}

function ForcedWin(props: { readonly parts: Parts }): JSX.Element {
  const words = useWords();
  const { forced, live } = props.parts;
  const found = () => {
    const search = forced.search();
    return search.state === 'found' ? search.win : null;
  };
  return (
    <Show when={!live.isIdle()}>
      <div class="forced" data-testid="forced">
        <Switch
          fallback={<Quiet label={words('forced-look')} onPress={() => void forced.look()} />}
        >
          <Match when={found()}>
            {(win) => (
              <>
                <p>{wonSentence(words, win())}</p>
                <button type="button" class="button primary" onClick={() => forced.show()}>
                  {words('forced-show')}
                </button>
              </>
            )}
          </Match>
          <Match when={forced.search().state === 'looking'}>
            <p class="muted">{words('forced-looking')}</p>
            <Quiet label={words('forced-stop')} onPress={() => forced.stop()} />
          </Match>
          <Match when={forced.search().state === 'none'}>
            <p class="muted">{words('forced-none')}</p>
          </Match>
          <Match when={forced.search().state === 'unsupported'}>
            <p class="muted">{words('forced-unsupported')}</p>
          </Match>
          <Match when={forced.search().state === 'failed'}>
            <p class="muted">{words('forced-failed')}</p>
          </Match>
        </Switch>
      </div>
    </Show>
  );
}

function Course(props: { readonly parts: Parts }): JSX.Element {
  const words = useWords();
  const { course, subject } = props.parts;
  const count = () => course.values().length;
  return (
    <Show when={subject.latest()}>
      {(latest) => (
        <Show when={latest().moves.length > 1}>
          <Show when={course.known() > 1 || course.isRunning()}>
            <CourseChart
              values={course.values()}
              worst={course.worst()}
              review={subject.review}
              latest={latest()}
            />
          </Show>
          <div class="action-row">
            <Show
              when={course.isRunning()}
              fallback={
                <Show when={course.known() < count()}>
                  <Quiet label={words('chart-run')} onPress={() => void course.run()} />
                </Show>
              }
            >
              <span class="muted small">
                {words('chart-progress', {
                  known: String(course.known()),
                  count: String(count()),
                })}
              </span>
              <Quiet label={words('chart-stop')} onPress={() => course.stop()} />
            </Show>
          </div>
          <WonFrom won={course.won()} review={subject.review} />
          <WorstMoves worst={course.worst()} review={subject.review} />
        </Show>
      )}
    </Show>
  );
}

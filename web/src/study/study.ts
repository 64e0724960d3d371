// A study: hints, analysis, forced wins and threats of one game, with what they show. Fetched when first asked for.
import { createComponent, createEffect, createMemo, on } from 'solid-js';
import type { Offer } from '../board/types';
import type { Analyst } from '../engine/analyst-types';
import type { EngineProvider } from '../engine/types';
import type { Words } from '../i18n/words';
import type { RulesClient, Snapshot } from '../rules/types';
import type { Solver } from '../solver/types';
import type { Memory } from '../ui/storage';
import { EvaluationBar } from './bar';
import { type Course, createCourse } from './course';
import { createForced, type Forced } from './forced';
import { createHint } from './hint';
import { createLiveAnalysis, type LiveAnalysis, worthSentence } from './live';
import { StudyPanel } from './panel';
import { createPreview, type Preview } from './preview';
import { ForcedSteps } from './steps-view';
import { createThreats, notesOf, type Threats, tilesOf } from './threats';
import type { Layer, Study, Subject } from './types';

/** What a study needs from outside. */
export interface StudyOutside {
  readonly subject: Subject;
  readonly rules: Pick<RulesClient, 'at' | 'catalogue'>;
  readonly engine: EngineProvider;
  readonly analyst: Analyst;
  readonly solver: Solver;
  readonly words: Words;
  readonly memory: Memory;
  readonly announce: (text: string) => void;
}

/** What the panel shows. */
export interface Parts {
  readonly subject: Subject;
  readonly live: LiveAnalysis;
  readonly forced: Forced;
  readonly threats: Threats;
  readonly course: Course;
  readonly preview: Preview;
  /** The moment of the game that is on the board. */
  readonly shown: () => Snapshot | null;
}

/** A study of a game. */
export function createStudy(outside: StudyOutside): Study {
  const { subject, rules, engine, analyst, solver, words, memory } = outside;
  const { latest, setting, review } = subject;
  const shown = createMemo(() => review.shown() ?? latest());
  const course = createCourse({ analyst, rules, setting, latest });
  const live = createLiveAnalysis({
    ...{ analyst, setting, shown, memory },
    isLent: () => course.isRunning(),
  });
  const { isOpen } = live;
  const say = outside.announce;
  const forced = createForced({ solver, words, setting, shown, isOpen, say });
  const threats = createThreats({ solver, words, setting, shown, isOpen, tell: subject.tell });
  const preview = createPreview(shown, () => live.analysed()?.lines ?? []);
  const level = async () => (await rules.catalogue()).levels.at(-1) ?? '';
  const hint = createHint({ subject, engine, solver, words, level });
  const parts: Parts = { subject, live, forced, threats, course, preview, shown };

  createEffect(() => {
    const value = live.analysed() && live.value();
    const moment = shown();
    if (value && moment) course.learn(moment.moves.length, value);
  });
  createEffect(
    on(isOpen, (open) => {
      if (!open) course.stop();
    }),
  );
  const layer = createMemo((): Layer => {
    const marks = forced.excursion()?.marks;
    if (marks) return { ...NOTHING, ...marks };
    const point = hint.point();
    const points = threats.points();
    const fouls = points.filter(({ kind }) => kind === 'foul');
    const threatened = notesOf(words, points);
    const stones = isOpen() ? preview.stones() : [];
    const hinted = point === null ? {} : { [point]: words('note-hint') };
    return {
      ...{ hint: point, preview: stones },
      // The point of a hint has one mark; the table still says everything of it.
      threats: tilesOf(points.filter((threat) => threat.point !== point)),
      fouls: fouls.map(({ point: foul, color }) => ({
        point: foul,
        reason: words(`note-foul-${color}`),
      })),
      shapes: [],
      notes: { ...threatened, ...lineNotes(words, stones), ...hinted },
    };
  });
  return {
    ...{ layer, excursion: forced.excursion, leave: forced.leave, step: forced.step },
    askHint: hint.ask,
    worth: () => (isOpen() ? worthSentence(words, live) : null),
    isAnalysing: isOpen,
    setAnalysing: live.setOpen,
    Bar: () =>
      createComponent(EvaluationBar, {
        get value() {
          return live.value();
        },
      }),
    Steps: () => createComponent(ForcedSteps, { forced }),
    Panel: () => createComponent(StudyPanel, { parts }),
  };
}

/** What the stones of a line are to one who reads the table. */
function lineNotes(words: Words, stones: readonly Offer[]): Readonly<Record<string, string>> {
  const entries = stones.map(({ point, color, number }) => {
    const args = { color: words(`color-${color}`), number: String(number) };
    return [point, words('note-line', args)];
  });
  return Object.fromEntries(entries);
}

const NOTHING: Layer = { hint: null, preview: [], threats: [], fouls: [], shapes: [], notes: {} };

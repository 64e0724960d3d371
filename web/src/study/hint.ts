// A hint: the best point, and one sentence why.
import { type Accessor, createEffect, createSignal, on } from 'solid-js';
import type { EngineProvider } from '../engine/types';
import type { Words } from '../i18n/words';
import type { ForcedWin, Moment, Purpose, Solver } from '../solver/types';
import { pointName } from '../ui/say';
import type { Point } from '../wire/types';
import type { Subject } from './types';

/** What a hint needs. */
export interface HintOutside {
  readonly subject: Subject;
  readonly engine: EngineProvider;
  readonly solver: Solver;
  readonly words: Words;
  /** The level that thinks about hints: the strongest. */
  readonly level: () => Promise<string>;
}

/** The hint that was asked for last. */
export interface Hint {
  /** The point that it names, until the game goes on. */
  readonly point: Accessor<Point | null>;
  readonly ask: () => Promise<void>;
}

const NOTHING: Purpose = { makes: null, stops: null };

/** No hint yet. */
export function createHint({ subject, engine, solver, words, level }: HintOutside): Hint {
  const [point, setPoint] = createSignal<Point | null>(null);
  const transcript = () => subject.latest()?.moment ?? null;
  let asked = 0;
  createEffect(
    on(transcript, () => {
      asked += 1;
      setPoint(null);
    }),
  );

  const best = async (moment: Moment): Promise<string | null> =>
    engine.search({ ...moment, level: await level(), seed: 1 });
  const show = (found: Point, text: string) => {
    setPoint(found);
    subject.tell(text);
  };
  const answer = async () => {
    const latest = subject.latest();
    if (!latest?.position.prompt) return subject.tell(words('hint-none'));
    asked += 1;
    const question = asked;
    const isWanted = () => question === asked;
    const moment = { setting: subject.setting(), transcript: latest.moment };
    subject.review.leave();
    subject.tell(words('hint-looking'));
    const win = await solver.forced(moment, 'quick').catch(() => null);
    if (!isWanted()) return;
    const first = win?.explanation.steps[0]?.stone;
    if (win && first) return show(first, winSentence(words, win, first));
    const token = await best(moment);
    if (!isWanted() || token === null) return;
    if (!isPlaced(token)) return subject.tell(answerHint(words, token));
    const purpose = await solver.purpose(moment, token).catch(() => NOTHING);
    if (isWanted()) show(token, purposeSentence(words, token, purpose));
  };
  const ask = () => answer().catch(() => subject.tell(words('hint-failed')));
  return { point, ask };
}

/** Is this token a stone, and no answer of another kind? */
function isPlaced(token: string): boolean {
  return /^([a-y]\d+|\(-?\d+;-?\d+\))$/.test(token);
}

/** "H8. It wins by one four after another: 9 stones until the five." */
export function winSentence(words: Words, { by, plies }: ForcedWin, point: Point): string {
  const name = words('hint-point', { point: pointName(point) });
  return `${name} ${words(`hint-wins-${by}`, { plies: String(plies) })}`;
}

/** "H8. It makes a four and a three. It stops an open four." */
export function purposeSentence(words: Words, point: Point, { makes, stops }: Purpose): string {
  const reasons = [
    ...(makes ? [words(`hint-makes-${makes}`)] : []),
    ...(stops ? [words(`hint-stops-${stops}`)] : []),
  ];
  const why = reasons.length > 0 ? reasons : [words('hint-plain')];
  return [words('hint-point', { point: pointName(point) }), ...why].join(' ');
}

/** The answers that are no stone, and have a sentence. */
const ANSWERS = ['pass', 'swap', 'stay', 'add-two', 'declare', 'offer', 'choose', 'claim'];

/** What is advised instead of a stone. */
function answerHint(words: Words, token: string): string {
  const [body = '', value = ''] = (token.split('@')[0] ?? '').split(':');
  if (!ANSWERS.includes(body)) return words('hint-none');
  return words(`hint-${body}`, { value: value.split(',').map(pointName).join(', ') });
}

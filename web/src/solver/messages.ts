// What passes between a page and the solver Worker: one answer to each question, by number.
import type { Failure } from '../rules/failure';
import type { Point } from '../wire/types';
import type { Moment, Patience } from './types';

export type Question =
  | { readonly ask: 'forced'; readonly moment: Moment; readonly patience: Patience }
  | { readonly ask: 'purpose'; readonly moment: Moment; readonly point: Point }
  | { readonly ask: 'threats'; readonly moment: Moment };

export type Order =
  | { readonly id: number; readonly question: Question }
  | { readonly id: number; readonly question: null };

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | ({ readonly id: number } & Failure);

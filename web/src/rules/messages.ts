// What passes between a page and the rules Worker: one answer to each question, by number.

import type { SettingSpec } from '../wire/types';
import type { Failure } from './failure';

export type Question =
  | { readonly ask: 'catalogue' }
  | { readonly ask: 'suited-openings'; readonly setting: SettingSpec }
  | { readonly ask: 'open'; readonly setting: SettingSpec; readonly transcript: string }
  | { readonly ask: 'apply'; readonly token: string; readonly nowMs: number }
  | { readonly ask: 'at'; readonly count: number }
  | { readonly ask: 'verdict'; readonly point: string }
  | { readonly ask: 'not-offerable'; readonly beside: readonly string[] }
  | { readonly ask: 'canonical' }
  | { readonly ask: 'fouls' };

export interface Numbered {
  readonly id: number;
  readonly question: Question;
}

export type Answer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | ({ readonly id: number } & Failure);

// What passes between a page and the analysis Worker.
import type { Analysed, Inquiry } from './analyst-types';

export type Order =
  | { readonly order: 'start'; readonly id: number; readonly inquiry: Inquiry }
  | { readonly order: 'stop' };

export type Report =
  | { readonly id: number; readonly ok: true; readonly analysed: Analysed }
  | { readonly id: number; readonly ok: false; readonly error: string };

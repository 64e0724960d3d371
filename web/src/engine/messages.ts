// What passes between a page and the search Worker.
import type { SearchRequest } from './types';

export type Order =
  | { readonly order: 'search'; readonly id: number; readonly request: SearchRequest }
  | { readonly order: 'stop' };

export type Report =
  | { readonly id: number; readonly done: true; readonly token: string }
  | { readonly id: number; readonly done: false; readonly error: string };

// The JSON that rules, server and pages exchange, under the names that pages use. The shapes come from Rust.
export type { AlternativeView as Alternative } from '../generated/wire/AlternativeView';
export type { ForbiddenView as BarredPoint } from '../generated/wire/ForbiddenView';
export type { OutcomeView as Result } from '../generated/wire/OutcomeView';
export type { Player } from '../generated/wire/Player';
export type { PositionView as Position } from '../generated/wire/PositionView';
export type { SettingSpec } from '../generated/wire/SettingSpec';

export type Color = 'black' | 'white';

/** A point by its name: "h8". */
export type Point = string;

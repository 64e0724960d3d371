// What is behind the door: a study with Workers of its own, which are started when they are first asked and kept.
import { startAnalyst } from '../engine/analyst';
import { startEngine } from '../engine/provider';
import { startSolver } from '../solver/client';
import './study.css';
import { createStudy, type StudyOutside } from './study';
import type { Study } from './types';

const engine = startEngine();
const analyst = startAnalyst();
const solver = startSolver();

/** Opens the study of a game. */
export function openStudy(outside: Omit<StudyOutside, 'engine' | 'analyst' | 'solver'>): Study {
  return createStudy({ ...outside, engine, analyst, solver });
}

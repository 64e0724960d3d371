import { createRoot } from 'solid-js';
import { describe, expect, it } from 'vitest';
import { Refused } from '../rules/types';
import type { ThreatPoint } from '../solver/types';
import { settled, WORDS } from '../testing';
import { fakeSolver, SETTING, studied } from './testing';
import { createThreats, notesOf, tilesOf } from './threats';

const POINTS: readonly ThreatPoint[] = [
  { point: 'i8', color: 'black', kind: 'open-four' },
  { point: 'i8', color: 'white', kind: 'three' },
  { point: 'j9', color: 'black', kind: 'foul' },
];

async function threatsIn(solver = fakeSolver({ threats: POINTS })) {
  const { subject, play, told } = await studied('h8 a1');
  const threats = createRoot(() =>
    createThreats({
      ...{ solver, words: WORDS, setting: () => SETTING, isOpen: () => true },
      ...{ shown: subject.latest, tell: subject.tell },
    }),
  );
  return { threats, play, told };
}

describe('threats on the board', () => {
  it('are shown on request', async () => {
    const { threats } = await threatsIn();
    expect(threats.points()).toEqual([]);
    threats.toggle();
    await settled();
    expect(threats.points()).toEqual(POINTS);
    threats.toggle();
    expect(threats.points()).toEqual([]);
  });

  it.each([
    [
      'nobody can tell under these rules',
      new Refused('unsupported-rules', {}, 'no patterns'),
      'Threats cannot be shown under these rules.',
    ],
    [
      'could not be asked for',
      new Refused('fault', {}, 'not fetched'),
      'Threats could not be shown in this browser. Load the page again; the game is kept.',
    ],
  ])('that %s are switched off again, with a word', async (_, error, word) => {
    const { threats, told } = await threatsIn(fakeSolver({ error }));
    threats.toggle();
    await settled();
    expect(threats.isOn()).toBe(false);
    expect(told).toEqual([word]);
  });

  it('are tiles, but for fouls', () => {
    expect(tilesOf(POINTS)).toEqual([
      { point: 'i8', color: 'black', row: 4, open: true },
      { point: 'i8', color: 'white', row: 3, open: false },
    ]);
  });

  it('are said in the table, both sides’ at one point', () => {
    expect(notesOf(WORDS, POINTS)).toEqual({
      i8: 'Black: four that cannot be stopped, White: three',
      j9: 'Black: forbidden',
    });
  });
});

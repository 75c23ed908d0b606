import { fourSquareLesson } from '@hundredfold/games/four-square/rules/lesson.ts';
import type { FourSquareView } from '@hundredfold/games/four-square/rules/view.ts';
import { foursquareLesson } from '@hundredfold/games/foursquare/rules/lesson.ts';
import type { FoursquareView } from '@hundredfold/games/foursquare/rules/view.ts';
import { rummyLesson } from '@hundredfold/games/hundred-rummy/rules/lesson.ts';
import type { RummyView } from '@hundredfold/games/hundred-rummy/rules/view.ts';
import { modFourLesson } from '@hundredfold/games/mod-four/rules/lesson.ts';
import type { ModFourView } from '@hundredfold/games/mod-four/rules/view.ts';
import { oneHundredOneLesson } from '@hundredfold/games/one-hundred-one/rules/lesson.ts';
import type { OneHundredOneView } from '@hundredfold/games/one-hundred-one/rules/view.ts';
import { describe, expect, test } from 'vitest';
import { gameById } from '../games/index.ts';
import { type WalkedStep, walkLesson } from '../testing/walk-lesson.ts';
import type { Game } from './game.ts';
import { LEARNER, type Lesson } from './lesson.ts';
import { type Match, outcomeOf } from './match.ts';

const LESSONS: Readonly<Record<string, Lesson>> = {
  'mod-four': modFourLesson,
  'four-square': fourSquareLesson,
  'hundred-rummy': rummyLesson,
  'one-hundred-one': oneHundredOneLesson,
  foursquare: foursquareLesson,
};

const CHOICES = [0, 1, 2];

function gameOf(id: string): Game {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no ${id}`);
  return game;
}

function steps(id: string, choice = 0): Readonly<Record<string, WalkedStep>> {
  const taken = walkLesson(gameOf(id), LESSONS[id] as Lesson, choice);
  return Object.fromEntries(taken.map((step) => [step.key, step]));
}

function seen<Seen>(match: Match | undefined): Seen {
  return match?.game.view(match.state, LEARNER) as Seen;
}

describe.each(Object.entries(LESSONS))('the lesson of %s', (id, lesson) => {
  test('has five to eight steps with unique keys', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    expect(new Set(lesson.steps.map(({ key }) => key)).size).toBe(lesson.steps.length);
  });

  test.each(CHOICES)('follows the rules to its end with every choice of wanted moves: %i', (choice) => {
    const taken = walkLesson(gameOf(id), lesson, choice);
    for (const { key, asked } of taken) expect(gameOf(id).toAct(asked.state), key).toEqual([LEARNER]);
  });
});

test.each(CHOICES)(
  'Mod Four: a trick is taken, one goes to the last player, one is given away, and the last one wins: %i',
  (choice) => {
    const { take, lead, third, giveAway, win } = steps('mod-four', choice);
    const points = (taken?: WalkedStep) => seen<ModFourView>(taken?.after).sides.map((side) => side.points);
    expect([take, lead, third, giveAway].map(points)).toEqual([
      [1, 0, 0, 0],
      [1, 0, 1, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ]);
    expect(win && outcomeOf(win.after)?.ranking?.[0]).toEqual([LEARNER]);
  },
);

test('100 Points Four Square: a hundred, a stack that grows and is taken, and no one can reach a hundred from 160', () => {
  const { hundred, grow, choose, outOfReach, alone } = steps('four-square');
  const mine = (taken?: WalkedStep) => seen<FourSquareView>(taken?.after).seats[LEARNER]?.points;
  expect([hundred, grow, choose, outOfReach, alone].map(mine)).toEqual([30, 30, 120, 120, 220]);
  expect(steps('four-square', 1).alone?.after).toBeDefined();
});

test('100 Points Rummy: two hundreds, and the second one wins', () => {
  const { score, win } = steps('hundred-rummy');
  expect(seen<RummyView>(score?.after).seats[LEARNER]?.points).toBe(100);
  expect(win && outcomeOf(win.after)).toMatchObject({ scores: [200, 0], ranking: [[LEARNER], [1]] });
});

test('One Hundred and One: after the named suit the other player plays once, and never again', () => {
  const { order, strike, out } = steps('one-hundred-one');
  expect(seen<OneHundredOneView>(order?.after).table.pile.top).toBe('10C');
  expect(seen<OneHundredOneView>(strike?.after).table.taken).toBe(1);
  // The other player still holds a ten, a king and an ace.
  expect(seen<OneHundredOneView>(out?.after).seats.map(({ total }) => total)).toEqual([0, 25]);
});

test('Foursquare: each placement leaves these cards face up', () => {
  const tops = ({ after }: WalkedStep) =>
    seen<FoursquareView>(after)
      .table.grid.map(({ top }) => top ?? '##')
      .join(' ');
  expect(Object.values(steps('foursquare')).map(tops)).toEqual([
    '## 9S',
    '5H ## 2D',
    '5H ## 2D 4C',
    '5H 3S 2D 4C',
    '5H 3S 2D 4C 5D',
    '5H ## 2D 4C ## 8H',
  ]);
});

import { expect, test } from 'vitest';
import { toHex } from '../core/encoding.ts';
import { noTrails, withMove } from '../core/seat-trail.ts';
import type { ShuffleAttempts } from './attempts.ts';
import { type AttemptedShuffle, formHash, type GivenUpStart, seedKey } from './key.ts';
import { attemptsOf, SEALED, testValue } from './testing/proven-game.ts';
import { boundHash } from './turn-chance.ts';

const FORM = formHash({ game: 'mod-four', options: { target: 10 }, seats: 4 });

test('an outcome is bound to the moves of people who took part, and not to those of its mover', () => {
  const move = (seat: number, card: string) => ({ seat, action: { type: 'play', card } });
  const shuffle = { ...SEALED, givenUp: [], form: FORM, attempts: attemptsOf([0, 2]) };
  const bound = (moves: readonly ReturnType<typeof move>[], mover: number | null) =>
    toHex(boundHash(shuffle, { moves: moves.length, trails: moves.reduce(withMove, noTrails(4)), mover }));
  const moves = [move(0, '7S'), move(1, '8S'), move(2, '9S')];
  expect(bound(moves, 2)).toBe(bound([move(0, '7S'), move(1, 'AC'), move(2, 'AC')], 2));
  expect(bound(moves, 2)).not.toBe(bound([move(0, 'AC'), move(1, '8S'), move(2, '9S')], 2));
  expect(bound(moves, 1)).not.toBe(bound([move(0, '7S'), move(2, '8S')], 1));
  expect(bound(moves, 1)).not.toBe(bound([move(0, '9S'), move(2, '7S')], 1));
  expect(bound(moves, 1)).toBe(bound([move(0, '7S'), move(2, '9S')], 1));
});

test('everything that people are shown changes the key', () => {
  const SHOWN: Omit<AttemptedShuffle, 'attempts'> = { ...SEALED, givenUp: [], form: FORM };
  const people = attemptsOf([0, 1]);
  const [first, ...later] = attemptsOf([0, 1, 2], [[2]]);
  if (first === undefined) throw new Error('there is no attempt');
  const [absent, ...others] = first.roster.toReversed();
  const rosters = [
    first.roster,
    ...[{ member: 99 }, { commit: testValue(9) }, { starts: 1 }, { lastStart: testValue(9) }].map((each) => [
      ...others,
      { ...absent, ...each },
    ]),
  ];
  const voids = [
    ...rosters.map((roster) => ({ ...SHOWN, attempts: [{ ...first, roster }, ...later] as ShuffleAttempts })),
    { ...SHOWN, attempts: [{ ...first, reveals: first.reveals.slice(1) }, ...later] },
    ...[[[0, 1]], [[0], [1]], [[1], [0]], [[1]]].map((missing) => ({ ...SHOWN, attempts: attemptsOf([0, 1], missing) })),
  ];
  const start: GivenUpStart = { ...SEALED, match: 'match-0', form: FORM, attempts: attemptsOf([1]), why: 'left' };
  const variants: readonly AttemptedShuffle[] = [
    { ...SHOWN, attempts: people },
    { ...SHOWN, attempts: attemptsOf([0, 1], [[0]]) },
    ...voids,
    { ...SHOWN, attempts: attemptsOf([0, 2]) },
    { ...SHOWN, attempts: attemptsOf([0]) },
    { ...SHOWN, attempts: [] },
    { ...SHOWN, match: 'match-2', attempts: people },
    { ...SHOWN, seal: testValue(5), attempts: people },
    { ...SHOWN, form: testValue(5), attempts: people },
    { ...SHOWN, givenUp: [start], attempts: people },
    { ...SHOWN, givenUp: [{ ...start, why: 'changed' }], attempts: people },
    { ...SHOWN, givenUp: [{ ...start, form: testValue(5) }], attempts: people },
    { ...SHOWN, givenUp: [{ ...start, attempts: people }], attempts: people },
    { ...SHOWN, givenUp: [start, start], attempts: people },
  ];
  expect(new Set(variants.map((each) => toHex(seedKey(each)))).size).toBe(variants.length);
});

import { expect, test } from 'vitest';
import { NO_VALUE, toHex } from '../core/encoding.ts';
import { noTrails, withMove } from '../core/seat-trail.ts';
import type { ShuffleAttempts } from './attempts.ts';
import { revealFor, sealOf } from './commitment.ts';
import { type AttemptedShuffle, comparedHash, formHash, type GivenUpStart, priorHash, seedKey } from './key.ts';
import { sealCards } from './seal-cards.ts';
import { attemptsOf, entryOf, receiptAt, SEALED, testValue } from './testing/proven-game.ts';
import { boundHash, turnChance } from './turn-chance.ts';

const secret = toHex(Uint8Array.from({ length: 32 }, (_, index) => index));
const sealed = { match: 'match-1', seal: sealOf('match-1', secret) };
const FORM = formHash({ game: 'mod-four', options: { target: 10 }, seats: 4 });

const personAt = (seat: number, member: number, byte: number) => ({
  seat,
  ...{ ...receiptAt(seat), ...sealed, member, secret: testValue(byte) },
});
const PEOPLE = [personAt(0, 7, 1), personAt(2, 9, 2)];
const rosterOf = (people: typeof PEOPLE) => people.map((each) => entryOf(each.seat, each));
const revealsIn = (attempt: number) => PEOPLE.map((each) => ({ seat: each.seat, reveal: revealFor(each, attempt) }));

/** Two people at the second attempt, of three. The expected values were computed by a program in another language. */
const attempts: ShuffleAttempts = [
  { roster: rosterOf([...PEOPLE, personAt(3, 4, 3)]), reveals: revealsIn(0), missing: [3] },
  { roster: rosterOf(PEOPLE), reveals: revealsIn(1), missing: [] },
];
const shuffle = { ...sealed, givenUp: [], form: FORM, attempts };

test('the key, the bound moves and the outcomes are as the protocol says', () => {
  expect(FORM).toBe('debf48c4337bca85ee2d1203d64a4b2563abbb5980b8e6aa7eabc5e7dd302f1a');
  const key = seedKey(shuffle);
  expect(toHex(key)).toBe('ed490922c50f2f21ab2a3944b1ccb27aa3f0d56abb006eed4f93d540e4c5fee2');
  expect(toHex(seedKey({ ...shuffle, attempts: [] }))).toBe('655037496251988b09cc4fdb231d06393fca6278f1646171e2760b9612fd0204');
  const trails = withMove(noTrails(4), { seat: 0, action: { card: '7S', type: 'play' } });
  const bound = boundHash(shuffle, { moves: 1, trails, mover: 1 });
  expect(toHex(bound)).toBe('fc8c5b9be92547c7ba9ad31d483ae543587b0acda68f24819f94a43e8a467903');
  const cards = ['AC', '10H', '9S', '8S', '7S'];
  const shuffled = { chance: 'shuffle', pile: 'deck', cards } as const;
  const source = turnChance({ ...shuffle, secret }, { moves: 1, trails, mover: 1 });
  expect(source.draw(shuffled, 0)).toMatchObject({ result: ['10H', 'AC', '7S', '8S', '9S'] });
  expect(source.draw({ chance: 'pick', from: 4 }, 0)).toMatchObject({ result: 3 });
  expect(sealCards(shuffle)).toEqual(['10D', '7D', '9H', '3D']);
});

test('a start that was given up is in the key of the next one', () => {
  const givenUp = [{ ...sealed, form: FORM, attempts, why: 'left' }] as const;
  const again: ShuffleAttempts = [{ roster: rosterOf(PEOPLE), reveals: revealsIn(0), missing: [] }];
  expect(toHex(seedKey({ ...shuffle, givenUp, attempts: again }))).toBe(
    '6844846cd8b28eb17e8c7ea144d8bb065dcf28600bb518809ab2e77f4f993cfa',
  );
  expect(priorHash([])).toBe(NO_VALUE);
});

test('an outcome is bound to the moves of people who took part, and not to those of its mover', () => {
  const move = (seat: number, card: string) => ({ seat, action: { type: 'play', card } });
  const bound = (moves: readonly ReturnType<typeof move>[], mover: number | null) =>
    toHex(boundHash(shuffle, { moves: moves.length, trails: moves.reduce(withMove, noTrails(4)), mover }));
  const moves = [move(0, '7S'), move(1, '8S'), move(2, '9S')];
  expect(bound(moves, 2)).toBe(bound([move(0, '7S'), move(1, 'AC'), move(2, 'AC')], 2));
  expect(bound(moves, 2)).not.toBe(bound([move(0, 'AC'), move(1, '8S'), move(2, '9S')], 2));
  expect(bound(moves, 1)).not.toBe(bound([move(0, '7S'), move(2, '8S')], 1));
  expect(bound(moves, 1)).not.toBe(bound([move(0, '9S'), move(2, '7S')], 1));
  expect(bound(moves, 1)).toBe(bound([move(0, '7S'), move(2, '9S')], 1));
});

test('everything that people are shown changes the key, and the cards that they compare', () => {
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
  expect(new Set(variants.map((each) => toHex(comparedHash(each)))).size).toBe(variants.length);
  for (const each of variants) expect(new Set(sealCards(each)).size).toBe(4);
});

import { expect, test } from 'vitest';
import type { Move } from '../core/match.ts';
import type { ShuffleAttempts } from './attempts.ts';
import { boundHash, moveDigests } from './bound-moves.ts';
import { shuffleChain } from './chain.ts';
import { commitmentOf, revealFor } from './commitment.ts';
import { drawFrom, numbersFrom, outcomeKey } from './draw.ts';
import { toHex } from './encoding.ts';
import { comparedHash, rosterHash, seedKey } from './key.ts';
import { sealCards } from './seal-cards.ts';
import { attemptsOf, SEALED, testValue } from './testing/proven-game.ts';

const last = toHex(Uint8Array.from({ length: 32 }, (_, index) => index));
const chain = shuffleChain(last);
const sealed = { match: 'match-1', seal: chain.seal };
const PEOPLE = [
  { seat: 0, member: 7, secret: testValue(1) },
  { seat: 2, member: 9, secret: testValue(2) },
];

const ABSENT = { seat: 3, member: 4, secret: testValue(3) };
const rosterOf = (people: typeof PEOPLE) =>
  people.map(({ seat, member, secret }) => ({ seat, member, commit: commitmentOf({ ...sealed, member, secret }) }));
const revealsIn = (attempt: number) => PEOPLE.map(({ seat, secret }) => ({ seat, reveal: revealFor({ secret }, attempt) }));

/** Two people at the second attempt, of three. The expected values were computed by a program in another language. */
const attempts: ShuffleAttempts = [
  { roster: rosterOf([...PEOPLE, ABSENT]), reveals: revealsIn(0), missing: [3] },
  { roster: rosterOf(PEOPLE), reveals: revealsIn(1), missing: [] },
];
const shuffle = { ...sealed, attempts };

const digestOf = (moves: readonly Pick<Move, 'seat' | 'action'>[]) =>
  moves.reduce((digest, move) => digest.next(digest, move), moveDigests().start(shuffle));

test('the key, the bound moves and the outcomes are as the protocol says', () => {
  const key = seedKey(shuffle);
  expect(toHex(key)).toBe('093a95ee112714d65b94b0a83350d5df588eddf9ae3ef2b0400da77139c8c4ec');
  expect(toHex(seedKey({ ...sealed, attempts: [] }))).toBe('01ecddf7c0fd5c45cf4db98efdedf0f9afde0953fd1ef464b9f04a1a9c754ea1');
  const bound = boundHash(digestOf([{ seat: 0, action: { card: '7S', type: 'play' } }]), 1);
  expect(toHex(bound)).toBe('60f0950b7a816f77bdb3ea47019f0ab3ffe26fd4310b9fc43ff3b4e8b5fc5d1c');
  const drawn = outcomeKey({ link: chain.link(3), key, number: 3, bound });
  const cards = ['AC', '10H', '9S', '8S', '7S'];
  expect(drawFrom({ chance: 'shuffle', pile: 'deck', cards }, numbersFrom(drawn))).toMatchObject({
    result: ['8S', '10H', 'AC', '9S', '7S'],
  });
  expect(drawFrom({ chance: 'pick', from: 4 }, numbersFrom(drawn))).toMatchObject({ result: 1 });
  expect(sealCards(shuffle)).toEqual(['AS', '8C', 'AD', '5S']);
});

test('an outcome is bound to the moves of people who took part, and not to those of its mover', () => {
  const move = (seat: number, card: string) => ({ seat, action: { type: 'play', card } });
  const bound = (...[moves, mover]: [readonly ReturnType<typeof move>[], number | null]) =>
    toHex(boundHash(digestOf(moves), mover));
  const moves = [move(0, '7S'), move(1, '8S'), move(2, '9S')];
  expect(bound([], null)).toBe(toHex(rosterHash(shuffle)));
  expect(bound(moves, 2)).toBe(bound([move(0, '7S'), move(1, 'AC'), move(2, 'AC')], 2));
  expect(bound(moves, 2)).not.toBe(bound([move(0, 'AC'), move(1, '8S'), move(2, '9S')], 2));
  expect(bound(moves, 1)).not.toBe(bound([move(2, '9S'), move(0, '7S')], 1));
  expect(bound(moves, 1)).toBe(bound([move(0, '7S'), move(2, '9S')], 1));
});

test('everything that people are shown changes the key, and the cards that they compare', () => {
  const people = attemptsOf([0, 1]);
  const [first, ...later] = attemptsOf([0, 1, 2], [[2]]);
  if (first === undefined) throw new Error('there is no attempt');
  const [absent, ...others] = first.roster.toReversed();
  const rosters = [
    first.roster,
    ...[{ member: 99 }, { commit: testValue(9) }].map((each) => [...others, { ...absent, ...each }]),
  ];
  const voids = [
    ...rosters.map((roster) => ({ ...SEALED, attempts: [{ ...first, roster }, ...later] as ShuffleAttempts })),
    { ...SEALED, attempts: [{ ...first, reveals: first.reveals.slice(1) }, ...later] },
    ...[[[0, 1]], [[0], [1]], [[1], [0]], [[1]]].map((missing) => ({ ...SEALED, attempts: attemptsOf([0, 1], missing) })),
  ];
  const variants = [
    { ...SEALED, attempts: people },
    { ...SEALED, attempts: attemptsOf([0, 1], [[0]]) },
    ...voids,
    { ...SEALED, attempts: attemptsOf([0, 2]) },
    { ...SEALED, attempts: attemptsOf([0]) },
    { ...SEALED, attempts: [] },
    { ...SEALED, match: 'match-2', attempts: people },
    { ...SEALED, seal: testValue(5), attempts: people },
  ];
  expect(new Set(variants.map((each) => toHex(seedKey(each)))).size).toBe(variants.length);
  expect(new Set(variants.map((each) => toHex(comparedHash(each)))).size).toBe(variants.length);
  for (const each of variants) expect(new Set(sealCards(each)).size).toBe(4);
});

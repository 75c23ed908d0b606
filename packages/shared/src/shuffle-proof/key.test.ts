import { expect, test } from 'vitest';
import type { ShuffleAttempts } from './attempts.ts';
import { boundHash } from './bound-moves.ts';
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

/** Two people at the second attempt. The expected values were computed by a program in another language. */
const attempts: ShuffleAttempts = [
  { roster: [], reveals: [], missing: [] },
  {
    roster: PEOPLE.map(({ seat, member, secret }) => ({ seat, member, commit: commitmentOf({ ...sealed, member, secret }) })),
    reveals: PEOPLE.map(({ seat, secret }) => ({ seat, reveal: revealFor({ secret }, 1) })),
    missing: [],
  },
];
const shuffle = { ...sealed, attempts };

test('the key, the bound moves and the outcomes are as the protocol says', () => {
  const key = seedKey(shuffle);
  expect(toHex(key)).toBe('c264f035df774c37c0a6b5858450627cdbbe66b6174f6d526c55396b3b8b2934');
  expect(toHex(seedKey({ ...sealed, attempts: [] }))).toBe('045a3e584f675e62b9de10c3db82a21a8e5660b5cfd2fa1f206c6858dfeaccbf');
  const bound = boundHash(shuffle, [{ seat: 0, action: { card: '7S', type: 'play' } }], 1);
  expect(toHex(bound)).toBe('6115640c4b7b7ef93303eda7ea781fc452e36024f7390f9a44883181edecaf6b');
  const drawn = outcomeKey({ link: chain.link(3), key, number: 3, bound });
  const cards = ['AC', '10H', '9S', '8S', '7S'];
  expect(drawFrom({ chance: 'shuffle', pile: 'deck', cards }, numbersFrom(drawn))).toMatchObject({
    result: ['8S', '7S', 'AC', '9S', '10H'],
  });
  expect(drawFrom({ chance: 'pick', from: 4 }, numbersFrom(drawn))).toMatchObject({ result: 2 });
  expect(sealCards(shuffle)).toEqual(['2D', '9D', '8H', '10S']);
});

test('an outcome is bound to the moves of people who took part, and not to those of its mover', () => {
  const move = (seat: number, card: string) => ({ seat, action: { type: 'play', card } });
  const bound = (...[moves, mover]: [readonly ReturnType<typeof move>[], number | null]) =>
    toHex(boundHash(shuffle, moves, mover));
  const moves = [move(0, '7S'), move(1, '8S'), move(2, '9S')];
  expect(bound([], null)).toBe(toHex(rosterHash(shuffle)));
  expect(bound(moves, 2)).toBe(bound([move(0, '7S'), move(1, 'AC'), move(2, 'AC')], 2));
  expect(bound(moves, 2)).not.toBe(bound([move(0, 'AC'), move(1, '8S'), move(2, '9S')], 2));
  expect(bound(moves, 1)).not.toBe(bound([move(2, '9S'), move(0, '7S')], 1));
  expect(bound(moves, 1)).toBe(bound([move(0, '7S'), move(2, '9S')], 1));
});

test('everything that people are shown changes the key, and the cards that they compare', () => {
  const people = attemptsOf([0, 1]);
  const variants = [
    { ...SEALED, attempts: people },
    { ...SEALED, attempts: attemptsOf([0, 1], [[]]) },
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

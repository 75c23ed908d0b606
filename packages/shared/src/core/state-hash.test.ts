import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical } from '../proof-check/hashing.ts';
import { playGame, STRATEGIES } from '../testing/playout.ts';
import { TEST_GAMES } from '../testing/test-games.ts';
import { defaultOptions } from './options.ts';
import { seeded } from './seeded-random.ts';
import { canonicalJson, stateHash } from './state-hash.ts';

test('canonical JSON has the names of every object in order, and nothing else changed', () => {
  const value = { b: [{ z: 1, a: null }, 'ö', []], a: { 'c d': true, C: 0.5 }, left: undefined };
  expect(canonicalJson(value)).toBe('{"a":{"C":0.5,"c d":true},"b":[{"a":null,"z":1},"ö",[]]}');
  expect(canonicalJson({ ...value, a: { C: 0.5, 'c d': true } })).toBe(canonicalJson(value));
});

test('a state hash is the beginning of the SHA-256 of the canonical JSON in UTF-8', () => {
  expect(stateHash({ turn: 0, hands: [['7S']] })).toBe('9efdda57');
  for (const value of [null, {}, { name: 'Анна 小明 🂡' }, { long: 'x'.repeat(10_000) }]) {
    expect(stateHash(value)).toBe(createHash('sha256').update(canonicalJson(value), 'utf8').digest('hex').slice(0, 8));
  }
});

test('the states of all games are hashed as their definition says', () => {
  for (const game of TEST_GAMES) {
    const players = Array.from({ length: game.seats.max }, () => STRATEGIES.random);
    const { state } = playGame(game, defaultOptions(game.options), players, seeded(1)).end;
    const json = canonical(state);
    expect(canonicalJson(state)).toBe(json);
    expect(stateHash(state)).toBe(createHash('sha256').update(json).digest('hex').slice(0, 8));
  }
});

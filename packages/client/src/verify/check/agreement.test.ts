import type { Game } from '@hundredfold/shared/core/game.ts';
import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { fourSquare } from '@hundredfold/shared/games/four-square/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { toHex } from '@hundredfold/shared/core/encoding.ts';
import { rosterHash } from '@hundredfold/shared/shuffle-proof/key.ts';
import { sealCards } from '@hundredfold/shared/shuffle-proof/seal-cards.ts';
import { attemptsOf, CHAIN, playProven, receiptAt, SEALED } from '@hundredfold/shared/shuffle-proof/testing/proven-game.ts';
import { expect, test } from 'vitest';
import { ownPart } from './check-receipt.ts';
import { checkShuffle, type UnknownProof } from './check-shuffle.ts';
import { hash } from './hashing.ts';
import { bindings, numbered } from './history.ts';

test.each<readonly [game: Game, seats: number, people: readonly number[], missing: readonly (readonly number[])[]]>([
  [modFour, 4, [0, 2, 3], []],
  [modFour, 4, [0, 1, 2, 3], [[2], [1]]],
  [modFour, 4, [0, 2], [[0], [2]]],
  [fourSquare, 1, [0], []],
  [fourSquare, 2, [], []],
])('the proof of a record of the server is accepted: %#', (game, seats, people, missing) => {
  const attempts = attemptsOf(people, missing);
  const setting = { game, options: defaultOptions(game.options), seats };
  const played = playProven(setting, { ...SEALED, attempts, chain: CHAIN }, 1);
  if (played === null) throw new Error('the game is too long');
  const cards = sealCards({ ...SEALED, attempts });
  expect(checkShuffle(played.record)).toMatchObject({
    failed: null,
    cards,
    seats: attempts.at(-1)?.roster.map(({ seat }) => seat) ?? [],
  });
  for (const seat of people) {
    const all = attempts.map((_, index) => toHex(rosterHash({ ...SEALED, attempts: attempts.slice(0, index + 1) })));
    const { length } = attempts.filter(({ reveals }) => reveals.some((each) => each.seat === seat));
    const receipt = { ...receiptAt(seat), rosters: all.slice(0, length), accepted: length, wasOmitted: false };
    const isCounted = attempts.at(-1)?.roster.some((each) => each.seat === seat) ?? false;
    expect(ownPart(played.record.proof as unknown as UnknownProof, receipt)).toBe(isCounted ? 'counted' : 'silent');
  }
});

test('an outcome is bound to the moves of the others, whatever was asked before', () => {
  const moves = [0, 1, 2, 0, 1, 0, 2, 1].map((seat, index) => ({ seat, move: { type: 'play', index } }));
  const start = hash('start');
  const people = [0, 1];
  const kept = bindings(start, people);
  const ends = [3, 1, 8, 5, 4, 8, 0];
  const asked = [...ends.map((end) => moves.slice(0, end)), [...moves.slice(0, 4), { seat: 1, move: { type: 'pass' } }]];
  for (const some of asked) expect(kept(some)).toEqual(bindings(start, people)(some));
  expect(kept(moves.slice(0, 4))).toEqual(kept([moves[1]!, moves[0]!]));
  expect(kept(moves.slice(0, 5))).not.toEqual(kept(moves.slice(0, 4)));
});

test('no step of a game is a list, also if it was taken back', () => {
  const pass = { seat: 0, move: { type: 'pass' } };
  const back = { seat: 0, consent: [], stood: 1, steps: [pass] };
  const game = { seats: 2, steps: [pass], takenBack: [back] };
  expect(() => numbered(game, 1, hash('log'))).not.toThrow();
  const list = [back] as never;
  expect(() => numbered({ ...game, takenBack: [{ ...back, steps: [list] }] }, 1, hash('log'))).toThrow();
  expect(() => numbered({ ...game, steps: [pass, list] }, 1, hash('log'))).toThrow();
});

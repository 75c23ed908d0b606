import { describe, expect, test } from 'vitest';
import { historyOf } from '../core/history.ts';
import { startMatch } from '../core/match.ts';
import { defaultOptions } from '../core/options.ts';
import { readRecord } from '../records/read-record.ts';
import { openReplay } from '../records/replay.ts';
import type { Setting } from '../testing/setting.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '../testing/size.ts';
import { QUICK_GAMES } from '../testing/test-games.ts';
import { CHAIN_LENGTH } from './chain.ts';
import { fromHex, hashedTimes, toHex } from './encoding.ts';
import { proofOf } from './record-proof.ts';
import { attemptsOf, CHAIN, playProven, SEALED } from './testing/proven-game.ts';
import { redrawnTurns, withoutIntents } from './testing/redraw.ts';
import { turnChance } from './turn-chance.ts';

/** The number of games that are played of each game. */
const GAMES_EACH = bySize({ quick: 1, test: 1, soak: 200 });

const shuffle = { ...SEALED, chain: CHAIN, attempts: attemptsOf([0, 1, 2], [[2]]) };

function settingOf(game: (typeof QUICK_GAMES)[number]): Setting {
  return { game, options: defaultOptions(game.options), seats: game.seats.max };
}

const CASES = QUICK_GAMES.flatMap((game) =>
  Array.from({ length: GAMES_EACH }, (_, seed) => [game.id, seed, settingOf(game)] as const),
);

/** The games that did not become too long. */
const PLAYED = CASES.flatMap(([id, seed, setting]) => {
  const played = playProven(setting, shuffle, seed);
  return played === null ? [] : [[id, seed, setting, played] as const];
});

test.each(QUICK_GAMES)('some game of $id is played to its end', ({ id }) => {
  expect(PLAYED.filter(([game]) => game === id)).not.toEqual([]);
});

describe.each(PLAYED)('a game of %s, seed %s', (_, __, setting, played) => {
  test('has a record that is read and replayed with its proof', () => {
    const read = readRecord(JSON.parse(JSON.stringify(played.record)));
    expect(read).toEqual({ ok: true, value: played.record });
    expect(openReplay(setting.game, played.record).ok).toBe(true);
  });

  test('opens the links of the outcomes that were drawn, and numbers those that count', () => {
    const { proof, record } = played;
    const { steps } = record;
    const { play } = historyOf('m', startOf(setting), withoutIntents(played.log));
    expect(proof.opened).toBe(toHex(CHAIN.link(1 + play.drawn)));
    expect(toHex(hashedTimes('chain', fromHex(proof.opened), 1 + play.drawn))).toBe(proof.seal);
    expect(proof.lots.map(([step]) => step)).toEqual(steps.flatMap((step, index) => ('chance' in step ? [index] : [])));
    const numbers = proof.lots.map(([, number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const number of numbers) expect(number > 1 && number <= 1 + play.drawn).toBe(true);
  });

  test('is drawn alike by a server that restarts before any turn', { timeout: SIZED_TEST_TIMEOUT_MS }, () => {
    for (const { drawn, logged } of redrawnTurns(startOf(setting), played.log, shuffle)) expect(drawn).toEqual(logged);
  });
});

function startOf({ game, options, seats }: Setting) {
  return startMatch(game, options, seats);
}

test('an outcome that was taken back keeps its number, and no new one is drawn for it', () => {
  const lot = (result: number) => ({ kind: 'lot', lot: { chance: 'pick', from: 4, result } }) as const;
  const move = (seat: number) => ({ kind: 'move', seat, action: { type: 'roll' } }) as const;
  const takeback = { kind: 'takeback', seat: 1, turns: 1, consent: [0] } as const;
  const log = [lot(3), move(1), lot(2), move(0), lot(1), takeback, move(0), lot(1), move(1), lot(0)];
  expect(proofOf({ ...shuffle, attempts: [] }, log)?.lots).toEqual([
    [0, 1],
    [2, 2],
    [4, 3],
    [6, 4],
  ]);
});

test('a match with more outcomes than the chain has links has no proof', () => {
  const lot = { kind: 'lot', lot: { chance: 'pick', from: 1, result: 0 } } as const;
  const log = Array.from({ length: CHAIN_LENGTH }, () => lot);
  const alone = { ...shuffle, attempts: [] };
  expect(proofOf(alone, log)?.opened).toBe(toHex(CHAIN.link(CHAIN_LENGTH)));
  expect(proofOf(alone, [...log, lot])).toBeNull();
  const beyond = { draw: () => ({ chance: 'pick', from: 4, result: 3 }) as const };
  const source = turnChance(alone, { drawn: CHAIN_LENGTH, digest: null, mover: null }, beyond);
  expect(source.draw({ chance: 'pick', from: 4 })).toEqual({ chance: 'pick', from: 4, result: 3 });
});

import { describe, expect, test } from 'vitest';
import { seeded } from '../core/random.ts';
import { eveningOf, luckAdjustedShare, luckAdjustedTrend, MIN_GAMES } from './evening.ts';
import { EVALUATOR_VERSION, type LuckLedger } from './ledger.ts';

/** Returns the ledger of a fair game in which the cards alone decide, and the player gains a tenth of the victory. */
function ledgerOfGame(index: number, evaluator = EVALUATOR_VERSION): LuckLedger {
  const result = seeded(index).below(10) < 6 ? 1 : 0;
  const play = { mean: 0.1, error: 0.03 };
  const exact = { mean: 0, error: 0 };
  const cards = { mean: result - 0.6, error: 0.04 };
  return { evaluator, start: { mean: 0.5, error: 0 }, cards, play, others: exact, hidden: exact, result };
}

const LEDGERS = Array.from({ length: 40 }, (_, index) => ledgerOfGame(index));

describe('the ledger of an evening', () => {
  test('adds up the means, and the errors as those of independent games', () => {
    const evening = eveningOf(LEDGERS.slice(0, 4));
    expect(evening?.games).toBe(4);
    expect(evening?.play.mean).toBeCloseTo(0.4, 12);
    expect(evening?.play.error).toBeCloseTo(0.06, 12);
    const { start, cards, play, others, hidden, result = Number.NaN } = { ...evening };
    const sum = [start, cards, play, others, hidden].reduce((total, part) => total + (part?.mean ?? Number.NaN), 0);
    expect(sum).toBeCloseTo(result, 9);
  });

  test('is that of the last version of the value function alone', () => {
    expect(eveningOf([ledgerOfGame(1, 0), ledgerOfGame(2), ledgerOfGame(3)])?.games).toBe(2);
    expect(eveningOf([])).toBeNull();
  });
});

describe('the luck-adjusted share', () => {
  test('is not told below 30 games', () => {
    expect(luckAdjustedShare(LEDGERS.slice(0, MIN_GAMES - 1))).toBeNull();
    expect(luckAdjustedTrend(LEDGERS.slice(0, MIN_GAMES - 1))).toEqual([]);
  });

  test('shows play without the luck of the cards', () => {
    const share = luckAdjustedShare(LEDGERS);
    expect(share?.mean).toBeCloseTo(0.6, 9);
    expect(share?.error).toBeLessThan(0.001);
  });

  test('has one estimate for each game from the 30th', () => {
    expect(luckAdjustedTrend(LEDGERS)).toHaveLength(LEDGERS.length - MIN_GAMES + 1);
  });
});

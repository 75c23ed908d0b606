import { describe, expect, test } from 'vitest';
import { playGame, STRATEGIES, type StrategyName } from '../../core/playout.ts';
import { seeded } from '../../core/seeded-random.ts';
import { bot } from './bot.ts';
import type { RummyAction } from './declaration.ts';
import { hundredRummy } from './index.ts';
import { dealt, type RummyTable } from './testing/table.ts';

describe('the bot', () => {
  test('scores when it can', () => {
    expect(choiceOf(dealt(['10 20 30 40', '']))).toEqual({ type: 'score' });
  });

  test('takes a card from the discard pile that completes 100', () => {
    expect(choiceOf(dealt(['50 50 50 50', '10 30 30 40'], '20').passes())).toEqual({ type: 'draw', from: 'discard' });
  });

  test('discards the card that leaves 100', () => {
    expect(choiceOf(dealt(['10 30 30 40', '50 50 50 50'], '20').draws())).toEqual({ type: 'discard', card: '30' });
  });

  test('does not take a useless card', () => {
    expect(choiceOf(dealt(['50 50 10 10', '10 20 30 30'], '50').passes())).toEqual({ type: 'draw', from: 'draw' });
  });
});

describe('against random players the bot wins', () => {
  test.each([
    [['bot', 'random'], 0, 0.95],
    [['random', 'random', 'random', 'bot'], 3, 0.9],
  ] as const)('%o', (players, seat, share) => {
    expect(sharesOf(players, seat, 200)).toBeGreaterThan(share);
  });

  test('wins more often than a random player in the solitaire', () => {
    expect(sharesOf(['bot'], 0, 100)).toBeGreaterThan(sharesOf(['random'], 0, 100) + 0.3);
  });

  test('bots do not wait for each other for ever', () => {
    for (let seed = 0; seed < 20; seed++) {
      const players = [STRATEGIES.bot, STRATEGIES.bot];
      const { steps } = playGame(hundredRummy, { target: 1000, tournament: false }, players, seeded(seed));
      expect(steps.length).toBeLessThan(2000);
    }
  });
});

function choiceOf(now: RummyTable): RummyAction {
  return bot(now.seenBy(now.state.turn ?? 0), seeded(1));
}

function sharesOf(players: readonly StrategyName[], seat: number, games: number): number {
  const source = seeded(20);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const by = players.map((name) => STRATEGIES[name]);
    const { outcome } = playGame(hundredRummy, { target: 200, tournament: false }, by, source);
    if (outcome.won ?? String(outcome.ranking?.[0]) === String([seat])) wins++;
  }
  return wins / games;
}

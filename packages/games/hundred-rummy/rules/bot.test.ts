import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { playGame, STRATEGIES } from '@hundredfold/shared/testing/playout.ts';
import { describe, expect, test } from 'vitest';
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
    [['bot', 'random'], 0.95],
    [['random', 'random', 'random', 'bot'], 0.9],
  ] as const)('%o', (players, share) => {
    expect(shareOfWins(hundredRummy, { target: 200 }, players)).toBeGreaterThan(share);
  });

  test('wins more often than a random player in the solitaire', () => {
    const [bots, random] = (['bot', 'random'] as const).map((player) => shareOfWins(hundredRummy, { target: 200 }, [player]));
    expect(bots).toBeGreaterThan((random ?? 1) + 0.3);
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

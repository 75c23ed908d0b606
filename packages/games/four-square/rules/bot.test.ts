import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { seeds } from '@hundredfold/shared/testing/seeds.ts';
import { describe, expect, test } from 'vitest';
import { bot, rollOutBot } from './bot.ts';
import { fourSquare } from './index.ts';
import { begun, type FourSquareTable } from './testing/table.ts';

describe('the bot', () => {
  test('takes a stack when it can', () => {
    expect(choiceOf(begun('40 20 10 20 50'))).toBe(0);
  });

  test('takes the most valuable stack that it can take', () => {
    expect(choiceOf(begun('20 20 20 20 20 40').places(2))).toBe(2);
  });

  test('leaves no hundred to the next player if it can avoid it', () => {
    // With the 10 on the 50 the top cards total 40, and no card makes that 100.
    expect(choiceOf(begun('50 10 10 10 10'))).toBe(0);
  });

  test('takes a stack that ends the game, although another 20 after the next card would take a better one', () => {
    const { state } = begun('50 30 10 30 30', 4);
    const stacks = state.stacks.with(2, ['50', '50', '50', '40', '10']);
    for (const lot of seeds(20)) expect(rollOutBot({ ...state, stacks, draw: ['20'] }, 0, seeded(lot)).stack).toBe(0);
  });

  test('ends a solitaire that it wins', () => {
    const { state } = begun('30 10 30 30 10', 1, { ghosts: 1 });
    const stacks = state.stacks.with(0, ['50', '50', '50', '40', '30']);
    const ending = { ...state, stacks, draw: ['50', '50'], points: [600], discarded: 470 };
    for (const lot of seeds(20)) expect(rollOutBot(ending, 0, seeded(lot)).stack).toBe(1);
  });
});

describe('against random players the bot wins', () => {
  test.each([
    [['bot', 'random'], 0.85],
    [['random', 'bot', 'random'], 0.75],
    [['random', 'random', 'random', 'bot'], 0.65],
  ] as const)('%o', (players, share) => {
    expect(shareOfWins(fourSquare, {}, players)).toBeGreaterThan(share);
  });

  test('wins more often than a random player in the solitaire', () => {
    expect(shareOfWins(fourSquare, {}, ['bot'])).toBeGreaterThan(3 * shareOfWins(fourSquare, {}, ['random']));
  });
});

function choiceOf({ sees }: FourSquareTable): number {
  return bot({ ...sees, viewer: sees.toAct[0] ?? 0 }, seeded(1)).stack;
}

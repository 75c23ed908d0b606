import { drawChance } from '@hundredfold/shared/core/chance.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { expect, test } from 'vitest';
import { rollOutBot } from './bot.ts';
import { type BotPile, botGridOf, gridAfter, isLost, isWon, worthAfter } from './bot-grid.ts';
import { cardValue } from './cards.ts';
import { openCells } from './frame.ts';
import { apply, chance, endOf, outcome, resolveChance } from './rules.ts';
import { type FoursquareState, setup } from './state.ts';

const SEED = 31;
const GAMES_EACH = 5;

function pilesOf({ grid }: FoursquareState): readonly BotPile[] {
  return grid.map(({ row, col, cards, up }) => {
    const value = cardValue(cards.at(-1) ?? '');
    return { row, col, size: cards.length, value: up ? value : null, hidden: value };
  });
}

test.each(['others', 'line'] as const)('a placement of the bot turns over what the rules turn over: flip %s', (flip) => {
  const source = seeded(SEED);
  let tried = 0;
  for (let game = 0; game < GAMES_EACH; game++) {
    let state = setup({ flip });
    for (let due = chance(state); due !== null; due = chance(state)) state = resolveChance(state, drawChance(due, source));
    while (outcome(state) === null) {
      const value = cardValue(state.stock[0] ?? '');
      const now = botGridOf(pilesOf(state), flip);
      for (const cell of openCells(pilesOf(state))) {
        const placed = apply(state, 0, cell);
        if (!placed.ok) throw new Error(placed.refusal);
        const { hidden: _, ...after } = gridAfter(now, cell, value);
        const { hidden: __, ...expected } = botGridOf(pilesOf(placed.value), flip);
        expect(after).toEqual(expected);
        const { piles, down } = after;
        const worth = worthAfter(now, cell, value);
        expect(isWon(worth) || isLost(worth)).toBe(endOf({ down, up: piles - down }, 1) !== null);
        tried++;
      }
      const next = apply(state, 0, rollOutBot(state, 0, source));
      if (!next.ok) throw new Error(next.refusal);
      state = next.value;
    }
  }
  expect(tried).toBeGreaterThan(100);
});

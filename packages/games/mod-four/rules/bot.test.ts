import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { act, startMatch } from '@hundredfold/shared/core/match.ts';
import { quickOptions } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import type { RandomSource } from '@hundredfold/shared/game';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { describe, expect, test } from 'vitest';
import { bot, rollOutBot } from './bot.ts';
import { type ModFourOptions, options } from './declaration.ts';
import { modFour } from './index.ts';
import type { ModFourState } from './state.ts';
import { deal, type ModFourTable } from './testing/table.ts';

describe('the bot', () => {
  test('takes the trick if it plays last and can', () => {
    expect(['3C', '7C']).toContain(
      choiceOf(deal(['KS', 'KH', 'KD', '3C 7C 2C AC KC 4C 8C QC JC 5C 6C 9C 10C']).plays('KS KH KD')),
    );
  });

  test('keeps the trick from a player who needs one more point', () => {
    const now = deal(['KS 4S', 'KH 8H', 'KD 4D', 'KC 4C AC 8C QC 2C 6C 10C JC 5C 9C QH JH'], { target: 2 }).plays('KS KH KD KC');
    expect(now.state.points).toEqual([1, 0, 0, 0]);
    const choice = choiceOf(now.plays('4S 8H 4D'));
    expect(['AC', '2C', '5C', '9C', '6C', '10C']).toContain(choice);
  });

  test('gives the trick to its partner if it cannot take it', () => {
    const now = deal(['KS', 'KH', 'KD', '4C AC 8C QC KC 5C 9C JC QH JH QD JD QS'], { mode: 'partnership' }).plays('KS KH KD');
    expect(['AC', '5C', '9C']).toContain(choiceOf(now));
  });
});

describe('against random players the bot wins', () => {
  test.each([
    ['cutthroat', ['bot', 'random', 'random', 'random'], 0.75],
    ['cutthroat', ['random', 'random', 'bot', 'random'], 0.75],
    ['partnership', ['bot', 'random', 'bot', 'random'], 0.95],
    ['partnership', ['random', 'bot', 'random', 'bot'], 0.95],
    ['partnership', ['bot', 'random', 'random', 'random'], 0.8],
  ] as const)('%s: %o', (mode, players, share) => {
    expect(shareOfWins(modFour, { mode }, players)).toBeGreaterThan(share);
  });
});

test('the seats are nearly as likely to win a quick match between bots', () => {
  const shares = sharesFromDealer(quickOptions(options));
  expect(Math.max(...shares)).toBeLessThan(0.4);
  expect(Math.min(...shares)).toBeGreaterThan(0.17);
});

function endOf(asked: ModFourOptions, source: RandomSource): { readonly first: number; readonly end: ModFourState } {
  let match = resolveAllChance(startMatch(modFour, asked, 4), source, () => {});
  const stateOf = () => match.state as ModFourState;
  const first = stateOf().dealer ?? 0;
  while (modFour.outcome(stateOf()) === null) {
    const [seat = 0] = modFour.toAct(stateOf());
    const result = act(match, seat, rollOutBot(stateOf(), seat, source));
    if (!result.ok) throw new Error(result.refusal);
    match = resolveAllChance(result.value, source, () => {});
  }
  return { first, end: stateOf() };
}

/** Returns the shares of the victories of the dealer and the seats to the left of that one, in order. */
function sharesFromDealer(asked: ModFourOptions): readonly number[] {
  const games = 400;
  const source = seeded(22);
  const wins = [0, 0, 0, 0];
  for (let game = 0; game < games; game++) {
    const { first, end } = endOf(asked, source);
    const place = ((modFour.outcome(end)?.ranking?.[0]?.[0] ?? 0) - first + 4) % 4;
    wins[place] = (wins[place] ?? 0) + 1 / games;
  }
  return wins;
}

function choiceOf(now: ModFourTable): string {
  const [seat = 0] = now.sees.toAct;
  const action = bot(now.seenBy(seat), seeded(1));
  return action.type === 'play' ? action.card : 'none';
}

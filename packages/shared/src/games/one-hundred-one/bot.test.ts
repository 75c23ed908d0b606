import { describe, expect, test } from 'vitest';
import { defaultOptions } from '../../core/options.ts';
import { PLAYERS, playGame } from '../../core/playout.ts';
import { seeded } from '../../core/random.ts';
import { bot } from './bot.ts';
import { oneHundredOne } from './index.ts';
import { type OneHundredOneOptions, options } from './options.ts';
import { type Lie, lying } from './testing/table.ts';

describe('the bot', () => {
  test('goes out when it can, on a queen if it has one', () => {
    expect(choice({ hands: ['QS', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'QS' });
  });

  test('keeps its queens while another card covers', () => {
    expect(choice({ hands: ['QS 9S QH 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: '9S' });
  });

  test('orders the suit that it holds most of', () => {
    const action = choice({ hands: ['QS 9H 10H 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' });
    expect(action).toEqual({ type: 'play', card: 'QS', suit: 'H' });
  });

  test('plays no eight that it cannot cover', () => {
    expect(choice({ hands: ['8S JC 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'JC' });
  });

  test('strikes whoever has one card left', () => {
    expect(choice({ hands: ['JH AS 7C', 'KC', '9D'], pile: 'JS', pack: '6C 7C' })).toMatchObject({ card: 'AS' });
  });

  test('neither draws nor passes when it can play', () => {
    const lie = { hands: ['QS 7C', 'KC 9C', '9D'], pile: 'JS', pack: '6C 7C', asked: { freeDraw: true } };
    expect(choice(lie)).toMatchObject({ type: 'play' });
    expect(bot(lying(lie).draws().seenBy(0), seeded(1))).toMatchObject({ type: 'play' });
  });
});

describe('against players at random the bot wins', () => {
  test.each([
    [2, {}, 0.8],
    [3, {}, 0.57],
    [4, { ending: 'elimination' }, 0.6],
    [2, { freeDraw: true }, 0.9],
  ] as const)('%i at the table: %o', (seats, asked, share) => {
    expect(winsOf(seats, asked)).toBeGreaterThan(share);
  });
});

function choice(lie: Lie) {
  return bot(lying(lie).seenBy(0), seeded(1));
}

/** The share of games that the bot wins, on each seat as often; a shared place counts in part. */
function winsOf(seats: number, asked: Partial<OneHundredOneOptions>): number {
  const games = 120;
  const source = seeded(20);
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const players = Array.from({ length: seats }, (_, seat) => (seat === game % seats ? PLAYERS.bot : PLAYERS.random));
    const { outcome } = playGame(oneHundredOne as never, { ...defaultOptions(options), ...asked }, players, source);
    const winners = outcome.ranking?.[0] ?? [];
    if (winners.includes(game % seats)) wins += 1 / winners.length;
  }
  return wins / games;
}

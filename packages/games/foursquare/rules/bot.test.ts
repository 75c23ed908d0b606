import { rollOut } from '@hundredfold/shared/bots/roll-out.ts';
import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { startMatch } from '@hundredfold/shared/core/match.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { resolveAllChance } from '@hundredfold/shared/testing/playout.ts';
import { seeds } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { describe, expect, test } from 'vitest';
import { bot } from './bot.ts';
import { foursquare } from './index.ts';
import { lying } from './testing/table.ts';

const PLAYED = bySize({ quick: 20, full: 50, soak: 200 });

describe('the bot', () => {
  test('wins when it can', () => {
    const now = lying(['AS 9S 2S 8S', '9H AH 8H 2H', '2D 8D 3D 9D', '8C 2C 9C ..'], '5C 6C');
    expect(bot(now.seenBy(0), seeded(1))).toEqual({ type: 'place', row: 3, col: 3 });
  });

  test('wins at once, although every next card would win too', () => {
    const now = lying(
      ['8D 4D (5H) 5C/7S/6D', '8H 8S/AC (5D/3H/4S/3D) AD/3S', '10D AS 9D/9S/2S 6C', '2D 3C/AH (2H/9C/5S) 10H'],
      '2C 7H 7C 10C 9H 6H',
    );
    for (const lot of seeds(20)) expect(bot(now.seenBy(0), seeded(lot))).toEqual({ type: 'place', row: 2, col: 2 });
  });

  test('does not lose if it can avoid it', () => {
    const now = lying(['(AS) (9S) (2S) ..', '(7D) 5H .. 4D', '.. .. 6D ..'], '6H 6S 7C');
    const { row, col } = bot(now.seenBy(0), seeded(1));
    expect(now.places(row, col).outcome).toBeNull();
  });

  test.each([
    ['others', 0.6],
    ['line', 0.15],
  ] as const)('wins more than its share: flip %s', (flip, share) => {
    expect(shareOfWins(foursquare, { flip }, ['bot'], PLAYED)).toBeGreaterThan(share);
    expect(shareOfWins(foursquare, { flip }, ['random'], PLAYED)).toBeLessThan(1 / 20);
  });
});

describe('roll-outs', () => {
  // Reviews say what a normal bot would have made of a game, and strong bots count on it.
  test.each([
    ['others', 0.6],
    ['line', 0.15],
  ] as const)('are played as well as by the bot: flip %s', (flip, share) => {
    const source = seeded(21);
    let wins = 0;
    for (let seed = 0; seed < PLAYED; seed++) {
      const start = resolveAllChance(startMatch(foursquare, { flip }, 1), source, () => {});
      wins += rollOut(foursquare, start.state, { seat: 0, stage: 1, seed });
    }
    expect(wins / PLAYED).toBeGreaterThan(share);
  });
});

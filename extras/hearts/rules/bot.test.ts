import { shareOfWins } from '@hundredfold/shared/bots/testing/share-of-wins.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { hearts } from './index.ts';
import { dealt, lying } from './testing/table.ts';

const MATCHES = bySize({ quick: 10, full: 40, soak: 400 });

test('the bot passes an unguarded queen of spades on', () => {
  const now = dealt(['QS 2S 3S 4C 5C 6C 7C 8D 9D 10D 2H 3H 4H', '', '', '']);
  const action = hearts.bot(now.seenBy(0), seeded(1));
  expect(action.type === 'pass' && action.cards).toContain('QS');
});

test('the bot throws the queen away when it cannot follow, and ducks when it can', () => {
  const seen = (hand: string) => lying(['5D', hand, '8D', '9D'], { broken: true }).plays('5D').seenBy(1);
  expect(hearts.bot(seen('QS 2C 3C'), seeded(1))).toEqual({ type: 'play', card: 'QS' });
  expect(hearts.bot(seen('4D AD 2C'), seeded(1))).toEqual({ type: 'play', card: '4D' });
});

test('against random players the bot wins far more than its share', () => {
  expect(shareOfWins(hearts, { target: 50 }, ['bot', 'random', 'random', 'random'], MATCHES)).toBeGreaterThan(0.6);
});

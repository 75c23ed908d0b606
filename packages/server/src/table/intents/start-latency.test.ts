// Threats (docs/security.md): G7b.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { four, ok } from '../../../test/hand-people.ts';
import { handTable } from '../../../test/hand-table.ts';
import { chanceOf, commit, reveal } from '../../../test/shufflers.ts';
import { openSqliteInMemory } from '../../storage/sqlite/sqlite-storage.ts';
import { handleIntent } from './handle-intent.ts';

/** The number of starts that are simulated, and how many of a thousand may have a void attempt. */
const STARTS = bySize({ quick: 50, full: 100, soak: 20_000 });
const MAX_VOIDS_PER_THOUSAND = 5;

/**
 * Slow 4G as Lighthouse simulates it has a round trip of 562 ms. Besides, each way is up to 120 ms slower, and one packet in a hundred is
 * lost and comes a second later.
 */
const SLOW_4G = { wayMs: 281, jitterMs: 120, lossPerCent: 1, lostMs: 1000 };

test('few starts over slow mobile networks have a void attempt, and none takes more than one round trip longer', async () => {
  const source = seeded(1);
  const way = (): number => {
    const lost = source.below(100) < SLOW_4G.lossPerCent ? SLOW_4G.lostMs : 0;
    return SLOW_4G.wayMs + source.below(SLOW_4G.jitterMs + 1) + lost;
  };
  const storage = openSqliteInMemory();
  let voids = 0;
  for (let nth = 0; nth < STARTS; nth++) {
    const hand = await handTable({ chance: chanceOf(nth), storage, code: String(nth) });
    const { table, clock, pass } = hand;
    const people = await four(hand);
    for (const memberId of people) expect(await commit(table, memberId)).toEqual(ok(null));
    await handleIntent(table, people[0]!, 'start', undefined);
    const began = clock.now();
    const trips = people.map((memberId) => ({ memberId, due: way() + way() })).toSorted((one, other) => one.due - other.due);
    for (const { memberId, due } of trips) {
      await pass(began + due - clock.now());
      await reveal(table, memberId);
    }
    const [{ missing = [] } = {}] = table.value.shuffle?.attempts ?? [];
    if (missing.length > 0) voids += 1;
    else {
      expect(table.value.phase).toBe('playing');
      expect(clock.now() - began).toBe(Math.max(...trips.map(({ due }) => due)));
    }
  }
  expect(voids).toBeLessThanOrEqual((STARTS * MAX_VOIDS_PER_THOUSAND) / 1000);
});

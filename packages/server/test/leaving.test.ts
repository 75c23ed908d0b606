// Threats (docs/security.md): B3, D10.
import type { Game } from '@hundredfold/shared/core/game.ts';
import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FREE_PACE_MOVE_S, PACES } from '@hundredfold/shared/protocol/pace.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { isSampleGame, QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { handleIntent } from '../src/table/intents/handle-intent.ts';
import { joinTable, leaveTable } from '../src/table/join-table.ts';
import { playOf } from '../src/table/state/table.ts';
import { ok, version } from './hand-people.ts';
import { type HandTable, handTable, PACE } from './hand-table.ts';
import { oneOf } from './privacy/wild-intent.ts';

const ROUNDS = bySize({ full: 1, soak: 1000 });

const WAYS = ['leaves', 'drops', 'idles'] as const;

/** The latest move at which a player goes. Each earlier half is as likely as the later one, since games have any length. */
const LATEST_MOVE = 64;

/**
 * Returns the longest time in seconds that the others waited for a move when one person goes in the middle of a game. Everyone
 * plays like a bot.
 */
async function longestWait(game: Game, seed: number, planted?: (hand: HandTable) => void): Promise<number> {
  const chance = seeded(seed);
  const hand = await handTable({ game, seed, options: {}, pace: oneOf(PACES, chance) });
  planted?.(hand);
  const { table } = hand;
  const people: number[] = [];
  for (const seat of allSeats(game.seats.max)) {
    people.push(await joinTable(table, `id of ${seat}`, `Player ${seat}`));
    expect(await handleIntent(table, people[seat]!, 'sit', { seat })).toEqual(ok(null));
  }
  expect(await handleIntent(table, people[0]!, 'start', undefined)).toEqual(ok(null));
  const [leaver, way] = [chance.below(people.length), oneOf(WAYS, chance)];
  const moment = chance.below(LATEST_MOVE >> chance.below(6));
  let [hasGone, moves, moved, longest] = [false, 0, hand.clock.now(), 0];
  while (table.value.phase === 'playing' && longest <= 2 * FREE_PACE_MOVE_S) {
    if (!hasGone && moves >= moment) {
      hasGone = true;
      if (way !== 'idles') await leaveTable(table, people[leaver]!, way === 'leaves');
    }
    const { match } = playOf(table.value)!;
    const before = version(hand);
    const mover = match.game.toAct(match.state).find((seat) => !hasGone || seat !== leaver);
    if (mover === undefined) await hand.pass(PACE);
    else {
      const action = game.bot(game.view(match.state, mover), chance);
      const answer = await handleIntent(table, people[mover]!, 'act', { id: `move-number-${moves}`, version: before, action });
      expect(answer).toMatchObject({ ok: true });
    }
    moves++;
    longest = Math.max(longest, (hand.clock.now() - moved) / 1000);
    if (table.value.phase !== 'playing' || version(hand) !== before) moved = hand.clock.now();
  }
  expect(hand.log).toEqual([]);
  return longest;
}

describe.each(QUICK_GAMES.filter(({ seats }) => seats.max > 1))('a player who leaves a game of $id', (game) => {
  test('keeps the others waiting for at most a minute and a half, and the game ends', async () => {
    let longest = 0;
    for (let seed = FIRST_SEED; seed < FIRST_SEED + ROUNDS; seed++) {
      const wait = await longestWait(game, seed);
      expect(wait, `seed ${seed}`).toBeLessThanOrEqual(FREE_PACE_MOVE_S + PACE / 1000);
      longest = Math.max(longest, wait);
    }
    process.stdout.write(`${game.id}: ${ROUNDS} games that one player left; no player waited for more than ${longest} s\n`);
  });

  test.runIf(isSampleGame(game))('is found to keep them waiting if the table’s timers do not run', async () => {
    const withoutTimers = ({ table }: HandTable) => Object.assign(table, { syncTimers: () => undefined });
    const waits = await Promise.all([1, 2, 3, 4].map((seed) => longestWait(game, seed, withoutTimers)));
    expect(Math.max(...waits)).toBeGreaterThan(FREE_PACE_MOVE_S);
  });
});

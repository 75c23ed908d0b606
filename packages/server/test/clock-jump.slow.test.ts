// Threats (docs/security.md): R6.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_TURN_EXTRA_S, paceTimes, TABLE_SHOWN_TIMEOUT_S } from '@hundredfold/shared/protocol/pace.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { liveServerForTest } from './kit/live-server.ts';
import { oneMove, seated, together } from './kit/live-table.ts';

const game: Game = modFour;
const HOUR_MS = 3_600_000;

const MAX_MOVE_MS = 20_000;

afterEach(() => void vi.useRealTimers());

test('when the machine’s clock jumps by an hour back and forth, no player’s time is up, and no player counts as away or too fast', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const live = await liveServerForTest([game], { messagesPerSecond: 100 });
  const made = await live.directory.create({ game: game.id, options: { target: 50 }, open: true, pace: 'relaxed', host: null });
  if (!made.ok) throw new Error(made.refusal);
  const players = await seated(live, game, made.value.code);
  await players[0]!.ask('start');
  const chance = seeded(1);
  const { move, bank } = paceTimes('relaxed');
  for (let moves = 0; moves < 40; moves++) {
    vi.setSystemTime(Date.now() + (chance.below(2) === 0 ? HOUR_MS : -HOUR_MS));
    await new Promise(setImmediate);
    await oneMove(game, players);
    await together(players);
    const { forced, seats, phase } = players[0]!.state;
    expect([phase, forced]).toEqual(['playing', 0]);
    const { now } = await players[0]!.ask('me');
    for (const { status, from, due } of seats) {
      expect(status).toBe('here');
      if (due === 0) continue;
      // No player has used their bank, and no player was given too much time.
      for (const given of [due - from, due - now + MAX_MOVE_MS]) {
        expect(given).toBeGreaterThanOrEqual((move + bank) * 1000);
        expect(given).toBeLessThanOrEqual((move + bank + FIRST_TURN_EXTRA_S + TABLE_SHOWN_TIMEOUT_S) * 1000 + MAX_MOVE_MS);
      }
    }
  }
  expect(live.counts()).not.toHaveProperty('refused too-fast');
});

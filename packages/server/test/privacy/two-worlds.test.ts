import { seeded } from '@hundredfold/shared/core/random.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenHouse } from '../open-house.ts';
import { openServer } from './server.ts';
import { closeWorlds, comparePlay, noFindings, openWorlds } from './two-worlds.ts';

/** More of them by `PRIVACY_PAIRS=10000`, others by `PRIVACY_SEED=17`. */
const PAIRS = Number(process.env.PRIVACY_PAIRS ?? 300);
const FIRST_SEED = Number(process.env.PRIVACY_SEED ?? 1);

/** Pairs of worlds that one game is split into at most. */
const EACH = 25;

let server: OpenHouse;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe.each(GAMES)('two worlds of $id that differ only in what the viewer cannot see', (game) => {
  const viewers: readonly (Seat | null)[] = [...allSeats(game.seats.max), null];
  test.each(viewers)(
    'are the same bytes to seat %s, to whoever watches or comes late, and after a reconnection',
    { timeout: 3_600_000 },
    async (viewer) => {
      const findings = noFindings();
      const settings = settingsOf(game).filter(({ seats }) => viewer === null || viewer < seats);
      let seed = FIRST_SEED * 1000 + (viewer ?? 9);
      while ((findings.pairs.get(viewer === null ? 'a spectator' : `seat ${viewer}`) ?? 0) < PAIRS) {
        const setting = settings[seeded(++seed).below(settings.length)]!;
        const worlds = await openWorlds(server.address, setting, seed);
        await comparePlay(worlds, viewer, EACH, findings);
        await closeWorlds(worlds);
        expect(findings.differences, `seed ${seed}`).toEqual([]);
      }
      process.stdout.write(
        `${game.id}: ${[...findings.pairs].map(([as, pairs]) => `${as} ${pairs}`).join(', ')} pairs, ${findings.frames} frames\n`,
      );
    },
  );
});

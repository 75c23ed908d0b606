// Threats (docs/security.md): H1, H2, H3.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { ownSeat } from '@hundredfold/shared/core/view.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { closeWorlds, comparePlay, openWorlds, viewersOf } from './two-worlds.ts';

const PAIRS = bySize({ quick: 1, full: 2, soak: 5000 });

const PAIRS_PER_GAME = Math.min(25, PAIRS);

const server = serverForFile();

describe.each(QUICK_GAMES)('two worlds of $id that differ only in what the viewer cannot see', (game) => {
  const viewers = viewersOf(game).map((viewer) => [viewer === 'public' ? 'a spectator' : `seat ${viewer}`, viewer] as const);

  test.each(viewers)('are the same bytes: the viewer is %s', async (_, viewer) => {
    const wanted = viewer === 'public' ? PAIRS : Math.ceil(PAIRS / (viewers.length - 1));
    const settings = settingsOf(game).filter((setting) => (ownSeat(viewer) ?? 0) < setting.seats);
    for (let seed = FIRST_SEED, pairs = 0; pairs < wanted; seed++) {
      const worlds = await openWorlds(server.address, settings[seeded(seed).below(settings.length)]!, seed);
      const { splits, differences } = await comparePlay(worlds, viewer, PAIRS_PER_GAME);
      await closeWorlds(worlds);
      expect(differences, `TEST_SEED=${seed}`).toEqual([]);
      pairs += splits;
    }
  });
});

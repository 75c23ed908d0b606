// Threats (docs/security.md): H5.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { ownSeat, type Viewer } from '@hundredfold/shared/core/view.ts';
import { settingsOf } from '@hundredfold/shared/testing/setting.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { hasHands, leaksOf } from './leaks.ts';
import { askForTooMuch, newOracle, type Oracle } from './oracle.ts';
import type { Build } from './table.ts';
import { closeWorlds, eachSplit, openWorlds, viewersOf } from './two-worlds.ts';

const SPLITS = bySize({ quick: 2, full: 5, soak: 100 });

const server = serverForFile();

describe.each(SAMPLE_GAMES)('a refusal in $id', (game) => {
  const settings = settingsOf(game).filter(({ seats }) => seats === game.seats.max);

  async function askAll(viewer: Viewer, build?: Build): Promise<Oracle> {
    const oracle = newOracle();
    for (let seed = 100 + (ownSeat(viewer) ?? 9); oracle.splits < SPLITS; seed += 10) {
      const worlds = await openWorlds(server.address, settings[seeded(seed).below(settings.length)]!, seed, build);
      await eachSplit(worlds, viewer, SPLITS - oracle.splits, () => askForTooMuch(worlds, viewer, oracle));
      await closeWorlds(worlds);
    }
    return oracle;
  }

  test.each(viewersOf(game))('tells seat %s nothing, and changes nothing', { timeout: 600_000 }, async (viewer) => {
    const { answers, words, complaints } = await askAll(viewer);
    expect(complaints).toEqual([]);
    process.stdout.write(
      `${game.id}: ${answers} answers to ${viewer === 'public' ? 'a spectator' : `seat ${viewer}`}: ${[...words].join(', ')}\n`,
    );
  });

  test.runIf(hasHands(game))('is found to reveal who holds a card, if that is planted', async () => {
    const leak = leaksOf(game).find(({ what }) => what === 'a refusal says who holds the card')!;
    expect((await askAll(0, leak.build)).complaints).not.toEqual([]);
  });
});

import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { testSize } from '@hundredfold/shared/testing/size.ts';
import { SAMPLE_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test } from 'vitest';
import { serverForFile } from '../kit/server.ts';
import { type Leak, leaksOf, placebosOf } from './leaks.ts';
import { closeWorlds, comparePlay, openWorlds } from './two-worlds.ts';

/** The number of pairs of worlds that must be enough to find a leak. */
const PAIRS_NEEDED = 6;
const SEED = 5;

const server = serverForFile();

const planted = new Set<string>();

/**
 * Returns those of the leaks or placebos that are planted in a game: each in the first game that can have it, but in a soak run in all.
 */
function toPlant(leaks: readonly Leak[]): readonly Leak[] {
  const chosen = leaks.filter(({ what }) => testSize === 'soak' || !planted.has(what));
  for (const { what } of chosen) planted.add(what);
  return chosen;
}

const PLANTED = SAMPLE_GAMES.map((game) => {
  const [leaks, placebos] = [toPlant(leaksOf(game)), toPlant(placebosOf(game))];
  return { game, id: game.id, leaks, placebos };
}).filter(({ leaks, placebos }) => leaks.length + placebos.length > 0);

describe.each(PLANTED)('planted in $id', ({ game, leaks, placebos }) => {
  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test.each(leaks)('is found: $what', async ({ shows, build }) => {
    const differences = await differencesFor(shows, build);
    const viewerName = shows === 'a spectator' ? shows : `seat ${shows % setting.seats}`;
    expect(differences.filter((difference) => difference.includes(`${viewerName}:`))).not.toEqual([]);
  });

  test.each(placebos)('is no leak: $what', async ({ shows, build }) => {
    expect(await differencesFor(shows, build)).toEqual([]);
  });

  async function differencesFor(shows: Leak['shows'], build: Leak['build']): Promise<readonly string[]> {
    const worlds = await openWorlds(server.address, setting, SEED, build);
    const { differences } = await comparePlay(worlds, shows === 'a spectator' ? 'public' : shows % setting.seats, PAIRS_NEEDED);
    await closeWorlds(worlds);
    return differences;
  }
});

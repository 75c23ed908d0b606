import { defaultOptions } from '@hundredfold/shared/core/options.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenHouse } from '../open-house.ts';
import type { Leak } from './leaks/leak.ts';
import { LEAKS } from './leaks/leaks.ts';
import { PLACEBOS } from './leaks/placebos.ts';
import { openServer } from './server.ts';
import { closeWorlds, comparePlay, noFindings, openWorlds } from './two-worlds.ts';

/** Pairs of worlds that must be enough to find a leak. */
const ENOUGH = 6;
const SEED = 5;

let server: OpenHouse;
beforeAll(async () => {
  server = await openServer();
});
afterAll(() => server.close());

describe.each(GAMES)('planted in $id', (game) => {
  const setting = { game, options: defaultOptions(game.options), seats: game.seats.max };

  test.each(named(LEAKS))('is found: %s', async (_, { shows, build }) => {
    const differences = await differencesFor(shows, build);
    const told = shows === 'a spectator' ? shows : `seat ${shows}`;
    expect(differences.filter((difference) => difference.includes(`${told}:`))).not.toEqual([]);
  });

  test.each(named(PLACEBOS))('is no leak: %s', async (_, { shows, build }) => {
    expect(await differencesFor(shows, build)).toEqual([]);
  });

  async function differencesFor(shows: Leak['shows'], build: Leak['build']): Promise<readonly string[]> {
    const findings = noFindings();
    const worlds = await openWorlds(server.address, setting, SEED, build);
    await comparePlay(worlds, shows === 'a spectator' ? null : shows, ENOUGH, findings);
    await closeWorlds(worlds);
    return findings.differences;
  }
});

function named(leaks: readonly Leak[]): readonly (readonly [string, Leak])[] {
  return leaks.map((leak) => [leak.what, leak]);
}

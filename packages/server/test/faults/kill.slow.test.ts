// Threats (docs/security.md): R1.
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { expect, test, vi } from 'vitest';
import { openForTest } from '../kit/open-for-test.ts';
import { newDataDir, type OpenProcess, QUICK_CLOCK } from '../kit/server-process.ts';
import { faultsAtTheEnd } from '../kit/world/faults-at-the-end.ts';
import { awaitReturns, LAST_MS, playWorld, QUICK, type Returned } from '../kit/world/play-world.ts';

const KILLS = bySize({ full: 1, soak: 300 });
const TABLES = bySize({ full: 2, soak: 200 });
const SEED = FIRST_SEED;

const MAX_OPEN_MS = 2000;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

async function kill(server: OpenProcess): Promise<void> {
  const { errors } = await server.kill();
  if (errors !== '') throw new Error(errors);
}

test(`a server that is killed ${KILLS} times with ${TABLES} tables (seed ${SEED}) loses and doubles no move, and everyone finds their seat`, {
  timeout: 120_000 + KILLS * 30_000 + LAST_MS,
}, async () => {
  const chance = seeded(SEED);
  const env = { DATA_DIR: newDataDir(), LOG_LEVEL: 'error', ...QUICK };
  let server = await openForTest(env, QUICK_CLOCK);
  const { address } = server;
  const { port } = new URL(address);
  const returned: Returned[] = [];
  const played = await playWorld({ address, tables: TABLES, seed: SEED }, async (people, calm) => {
    for (let number = 0; number < KILLS; number++) {
      await calm(chance.below(MAX_OPEN_MS));
      await kill(server);
      server = await openForTest({ ...env, PORT: port }, QUICK_CLOCK);
      // Sometimes the next kill comes before everyone is back.
      if (chance.below(4) > 0) returned.push(await awaitReturns(people));
    }
  });
  expect(await faultsAtTheEnd(played, () => kill(server), { dataDir: env.DATA_DIR })).toEqual([]);
  for (const { people, soon } of returned) expect(soon).toBe(people);
  expect(played.asked.length).toBeGreaterThan(KILLS);
});

import { seeded } from '@hundredfold/shared/core/random.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { changedRecord } from '@hundredfold/shared/testing/changed-record.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { readShuffleVectors } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';
import { verifyRecord } from './verify-record.ts';

/** The number of changed records that are tried. */
const MUTATIONS = bySize({ quick: 100, test: 200, soak: 10_000 });

const { records } = readShuffleVectors();

test('no record is accepted after one change in its steps or its proof', { timeout: SIZED_TEST_TIMEOUT_MS }, () => {
  const source = seeded(FIRST_SEED);
  const failed: Record<string, number> = {};
  for (let tried = 0; tried < MUTATIONS; ) {
    const { name, record } = records[source.below(records.length)]!;
    const mutant = changedRecord(record, source, 'rules');
    if (mutant === null) continue;
    tried += 1;
    const checked = verifyRecord(mutant, gameById);
    if (checked.ok && checked.value.proof !== null)
      throw new Error(`${name} was accepted after change ${tried}, seed ${FIRST_SEED}`);
    const step = checked.ok ? 'no proof' : checked.refusal.step;
    failed[step] = (failed[step] ?? 0) + 1;
  }
  for (const step of ['people', 'seal', 'outcomes', 'moves']) expect(failed[step], step).toBeGreaterThan(0);
});

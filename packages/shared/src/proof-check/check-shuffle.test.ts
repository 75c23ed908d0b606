import { expect, test } from 'vitest';
import { seeded } from '../core/seeded-random.ts';
import { changedRecord } from '../testing/changed-record.ts';
import { FIRST_SEED } from '../testing/seeds.ts';
import { readShuffleVectors } from '../testing/shuffle-vectors.ts';
import { bySize } from '../testing/size.ts';
import { checkShuffle } from './check-shuffle.ts';
import { FORGED_RECORDS } from './testing/forged-records.ts';

/** The number of changed records that are tried. With fewer, not every step of the check fails once. */
const MUTATIONS = bySize({ full: 200, soak: 10_000 });

test.each(FORGED_RECORDS)('a server that $name', ({ record, verdict }) => {
  expect(checkShuffle(record)).toMatchObject(verdict);
});

test('no record is accepted after one change', () => {
  const { records } = readShuffleVectors();
  const source = seeded(FIRST_SEED);
  const failed: Record<string, number> = {};
  for (let tried = 0; tried < MUTATIONS; ) {
    const { name, record } = records[source.below(records.length)]!;
    const mutant = changedRecord(record, source, 'proof');
    if (mutant === null) continue;
    tried += 1;
    const step = checkShuffle(mutant).failed;
    expect(step, `${name} after change ${tried}, seed ${FIRST_SEED}`).not.toBeNull();
    failed[step ?? ''] = (failed[step ?? ''] ?? 0) + 1;
  }
  for (const step of ['people', 'seal', 'outcomes', 'moves']) expect(failed[step], step).toBeGreaterThan(0);
});

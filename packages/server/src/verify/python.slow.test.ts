import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { changedRecord } from '@hundredfold/shared/testing/changed-record.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { readShuffleVectors } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { bySize, SIZED_TEST_TIMEOUT_MS } from '@hundredfold/shared/testing/size.ts';
import { expect, test } from 'vitest';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));
const VECTORS = fileURLToPath(new URL('../../../../scripts/shuffle-vectors/vectors.py', import.meta.url));
const MUTATIONS = bySize({ quick: 200, test: 200, soak: 10_000 });

/** Checks records, one a line, and prints for each whether it was accepted. */
const CHECK_LINES = `
import json, sys, verify
for line in sys.stdin:
    try: verify.check(json.loads(line)); print(1)
    except (SystemExit, Exception): print(0)
`;

const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 8))']).status === 0;
if (!hasPython) process.stdout.write('There is no python3 here: docs/verify.py is not tested.\n');
const testPython = test.skipIf(!hasPython);

function python(args: readonly string[], input: string): string {
  const env = { ...process.env, PYTHONPATH: DOCS, PYTHONDONTWRITEBYTECODE: '1' };
  const { status, stdout, stderr } = spawnSync('python3', args, { input, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

const vectors = readShuffleVectors();

testPython('docs/verify.py makes the same test vectors again', () => {
  const records = vectors.records.map(({ name, record }) => ({ name, record }));
  const { wrongRecords } = vectors;
  expect(JSON.parse(python([VECTORS], JSON.stringify({ records, wrongRecords })))).toEqual(vectors);
});

testPython('docs/verify.py says what it has checked, or what is wrong', () => {
  const [first] = vectors.records;
  const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'record.json');
  const run = (record: unknown) => {
    writeFileSync(file, JSON.stringify(record));
    return spawnSync('python3', [`${DOCS}/verify.py`, file], { encoding: 'utf8' });
  };
  const right = run(first?.record);
  expect([right.status, right.stdout]).toEqual([
    0,
    expect.stringContaining('Right: 1 people and the server shuffled, 0 void attempts, 1 outcomes.'),
  ]);
  const alone = run(vectors.records.find(({ name }) => name === 'bots alone')?.record);
  expect([alone.status, alone.stdout]).toEqual([2, 'Not proven: the server shuffled alone.\n']);
  const wrong = run({ ...first?.record, steps: first?.record.steps.slice(1) });
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('FAILED. This does not hold:')]);
});

testPython('docs/verify.py accepts no record after one change', { timeout: SIZED_TEST_TIMEOUT_MS }, () => {
  const source = seeded(FIRST_SEED);
  const mutants: string[] = [];
  while (mutants.length < MUTATIONS) {
    const mutant = changedRecord(vectors.records[source.below(vectors.records.length)]!.record, source, 'proof');
    if (mutant !== null) mutants.push(JSON.stringify(mutant));
  }
  const answers = python(['-c', CHECK_LINES], mutants.map((line) => `${line}\n`).join(''))
    .trim()
    .split('\n');
  expect(answers).toHaveLength(MUTATIONS);
  expect(mutants.findIndex((_, index) => answers[index] === '1')).toBe(-1);
});

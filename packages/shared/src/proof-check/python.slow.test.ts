import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { seeded } from '../core/seeded-random.ts';
import { changedRecord } from '../testing/changed-record.ts';
import { FIRST_SEED } from '../testing/seeds.ts';
import { readShuffleVectors } from '../testing/shuffle-vectors.ts';
import { bySize } from '../testing/size.ts';
import { FORGED_RECORDS } from './testing/forged-records.ts';

const DOCS = fileURLToPath(new URL('../../../../docs', import.meta.url));
const VECTORS = fileURLToPath(new URL('../../../../scripts/shuffle-vectors/vectors.py', import.meta.url));
const MUTATIONS = bySize({ full: 200, soak: 10_000 });

const CHECK_LINES = `
import json, sys, verify
for line in sys.stdin:
    try: print(json.dumps(verify.check(json.loads(line))))
    except (SystemExit, Exception): print("null")
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
  expect(JSON.parse(python([VECTORS], JSON.stringify({ records })))).toEqual(vectors);
});

type ReadByPython = readonly [seats: readonly number[], attempts: number, cards: readonly string[], said: readonly string[]];

function checked(records: readonly unknown[]): readonly (ReadByPython | null)[] {
  const lines = records.map((record) => `${JSON.stringify(record)}\n`).join('');
  return python(['-c', CHECK_LINES], lines)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function said(record: unknown): readonly [number | null, string] {
  const file = join(mkdtempSync(join(tmpdir(), 'verify-')), 'record.json');
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync('python3', [`${DOCS}/verify.py`, file], { encoding: 'utf8' });
  return [status, stdout + stderr];
}

testPython('docs/verify.py says what it has checked, or what is wrong', () => {
  const recordNamed = (name: string) => vectors.records.find((each) => each.name === name)?.record;
  const first = recordNamed('solitaire of one person');
  expect(said(first)).toEqual([0, expect.stringMatching(/^Right: 1 people and the server shuffled\. Compare: .+\n$/)]);
  expect(said(recordNamed('a start given up'))).toEqual([
    0,
    expect.stringMatching(/^Right, after 2 attempts: 3 people .*\nA start .* a player stood up\. No number came from seat 3\.\n/),
  ]);
  expect(said(recordNamed('bots alone'))).toEqual([2, 'Not proven: the server shuffled alone.\n']);
  for (const wrong of [
    { ...first, steps: first?.steps.slice(1) },
    { steps: [] },
    [],
    { ...first, proof: { ...first?.proof, attempts: 1 } },
  ])
    expect(said(wrong)).toEqual([1, expect.stringMatching(/^FAILED\. This does not hold: /)]);
});

testPython('docs/verify.py finds what dishonest servers do, or names it', () => {
  const answers = checked(FORGED_RECORDS.map(({ record }) => record));
  for (const [index, { name, verdict }] of FORGED_RECORDS.entries()) {
    const { failed, attempts = 1, voids = [], givenUp = [], unnamed = [] } = verdict;
    const [, count, , said] = answers[index] ?? [];
    expect(answers[index] === null, name).toBe(failed !== null);
    if (failed !== null) continue;
    const times = (what: string) => said?.filter((line) => line.includes(what)).length;
    expect([count, times(' was void'), times(' was given up'), times('does not name')], name).toEqual([
      attempts,
      voids.length,
      givenUp.length,
      unnamed.length,
    ]);
  }
});

testPython('docs/verify.py ends with a sentence after a long list, or takebacks of nothing', () => {
  const { record } = vectors.proofs.find(({ name }) => name === 'no people')!;
  const steps = Array.from({ length: 200_000 }, () => ({ seat: 0, move: { type: 'pass' } }));
  const takenBack = Array.from({ length: 100_000 }, () => ({ seat: 0, consent: [], stood: steps.length, steps: [] }));
  expect(said({ ...record, steps, takenBack })).toEqual([1, expect.stringContaining('the moves are those of the proof')]);
});

testPython('docs/verify.py accepts no record after one change', () => {
  const source = seeded(FIRST_SEED);
  const mutants: unknown[] = [];
  while (mutants.length < MUTATIONS) {
    const mutant = changedRecord(vectors.records[source.below(vectors.records.length)]!.record, source, 'proof');
    if (mutant !== null) mutants.push(mutant);
  }
  expect(checked(mutants)).toEqual(mutants.map(() => null));
});

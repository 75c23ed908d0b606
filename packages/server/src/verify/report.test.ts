import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { FORGED_RECORDS } from '@hundredfold/shared/proof-check/testing/forged-records.ts';
import { readShuffleVectors } from '@hundredfold/shared/testing/shuffle-vectors.ts';
import { afterAll, expect, test } from 'vitest';
import { reportOf } from './report.ts';
import { verifyRecord } from './verify-record.ts';

const COMMAND = fileURLToPath(new URL('../verify.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));

function recordNamed(name: string): GameRecord {
  return readShuffleVectors().records.find((each) => each.name === name)!.record;
}

function reportOn(record: unknown) {
  return reportOf(verifyRecord(record, gameById));
}

test('a right record is proven, and the report names void attempts and the four cards', () => {
  const { text, exitCode } = reportOn(recordNamed('one void attempt'));
  expect(text.trim().split('\n')).toEqual([
    'Attempt 1 to shuffle was void; seat 3 had not revealed.',
    'The secret of the server leads to its seal, and every outcome is the one drawn.',
    'The moves are those of the proof; names, and moves after the last shuffle, could have been changed together with it.',
    'All 139 steps follow the rules of mod-four, and the game ends as recorded.',
    'PROVEN, AFTER 2 ATTEMPTS: seats 1, 4 and the server shuffled together. Who arranged for attempts to fail has chosen among 2 deals at most.',
    'Everyone at the table should have seen these four cards: K♥ 3♠ 4♠ 3♣',
  ]);
  expect(exitCode).toBe(0);
});

test('nothing is proven if all attempts are void, and the report says who was missing in which', () => {
  const { text, exitCode } = reportOn(recordNamed('all attempts void'));
  expect(text.match(/^Attempt.*$/gm)).toEqual([
    'Attempt 1 to shuffle was void; seat 3 had not revealed.',
    'Attempt 2 to shuffle was void; seat 1 had not revealed.',
    'Attempt 3 to shuffle was void; seat 4 had not revealed.',
  ]);
  expect([text, exitCode]).toEqual([expect.stringContaining('by itself alone'), 2]);
});

test('the report names starts that were given up, and what commitments say of others', () => {
  expect(reportOn(recordNamed('a start given up')).text).toContain(
    'A start of seats 1, 3, 4 was given up, because a player stood up; seat 3 had not revealed.',
  );
});

test.each(FORGED_RECORDS)('a server that $name is reported', ({ record, verdict: { failed, attempts = 1, unnamed = [] } }) => {
  const { text, exitCode } = reportOn(record);
  expect(exitCode).toBe(failed === null ? 0 : 1);
  expect(text).toContain(failed !== null ? 'FAILED' : attempts > 1 ? `PROVEN, AFTER ${attempts} ATTEMPTS` : 'PROVEN: ');
  expect(text.includes('does not name')).toBe(unnamed.length > 0);
});

test('nothing is proven if no person took part, or there is no proof', () => {
  const { text, exitCode } = reportOn(recordNamed('bots alone'));
  expect([text, exitCode]).toEqual([expect.stringContaining('by itself alone'), 2]);
  const { proof: _, ...without } = recordNamed('bots alone');
  expect(reportOn(without)).toEqual({ text: expect.stringContaining('has no proof of its shuffle'), exitCode: 2 });
});

test.each<readonly [changes: (record: GameRecord) => object, first: string]>([
  [() => ({ format: 'other' }), 'FAILED at the form of the record: format'],
  [
    ({ proof }) => ({ proof: { ...proof, v: 1 } }),
    'FAILED at the form of the proof: a proof has version 2 and exactly its fields.',
  ],
  [
    ({ proof }) => ({ proof: { ...proof, match: 'other' } }),
    'FAILED at the commitments and reveals of the people: attempt 1 does not have those who were left',
  ],
  [
    ({ proof }) => ({ proof: { ...proof, secret: '0'.repeat(64) } }),
    'FAILED at the seal of the server: the secret of the server',
  ],
  [
    ({ steps }) => ({ steps: steps.with(0, { chance: 'pick', from: 4, result: 3 }) }),
    'FAILED at the outcomes: outcome 1 is not the one drawn.',
  ],
  [({ proof }) => ({ proof: { ...proof, log: '0'.repeat(64) } }), 'FAILED at the moves: the moves are not those of the proof.'],
  [({ hashes = '' }) => ({ hashes: `00000000${hashes.slice(8)}` }), 'FAILED at the rules of the game: step 1 of mod-four'],
])('the first step that fails is named: %#', (changes, first) => {
  const record = recordNamed('three people, one bot');
  const { text, exitCode } = reportOn({ ...record, ...changes(record) });
  expect([text, exitCode]).toEqual([expect.stringContaining(first), 1]);
});

test('the command reads a file, and says if it cannot', () => {
  const run = (...args: readonly string[]) => spawnSync(process.execPath, [COMMAND, ...args], { encoding: 'utf8' });
  const file = join(folder, 'game.json');
  writeFileSync(file, JSON.stringify(recordNamed('solitaire of one person')));
  expect(run(file)).toMatchObject({ status: 0, stdout: expect.stringContaining('PROVEN: seat 1 and the server') });
  writeFileSync(file, '{');
  expect(run(file)).toMatchObject({ status: 1, stdout: expect.stringContaining('FAILED at the form of the record') });
  expect(run()).toMatchObject({ status: 1, stdout: expect.stringContaining('usage') });
});

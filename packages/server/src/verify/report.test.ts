import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { gameById } from '@hundredfold/shared/games/index.ts';
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
    'The proof is of the match test-5.',
    'Attempt 1 to shuffle was void: seat 3 did not reveal.',
    'What the server opened leads to its seal, and every outcome is the one drawn; their number is 4.',
    'The moves are those of the proof; names, and moves after the last shuffle, could have been changed together with it.',
    'All 119 steps follow the rules of mod-four, and the game ends as recorded.',
    'PROVEN: seats 1, 4 and the server shuffled together. None of them alone could choose or steer it.',
    'Everyone at the table should have seen these four cards: 7♦ 9♥ 8♣ 6♣',
  ]);
  expect(exitCode).toBe(0);
});

test('nothing is proven if all attempts are void, and the report says who was missing in which', () => {
  const { text, exitCode } = reportOn(recordNamed('all attempts void'));
  expect(text.match(/^Attempt.*$/gm)).toEqual([
    'Attempt 1 to shuffle was void: seat 3 did not reveal.',
    'Attempt 2 to shuffle was void: seat 1 did not reveal.',
    'Attempt 3 to shuffle was void: seat 4 did not reveal.',
  ]);
  expect([text, exitCode]).toEqual([expect.stringContaining('by itself alone'), 2]);
});

test('nothing is proven if no person took part, or there is no proof', () => {
  const { text, exitCode } = reportOn(recordNamed('bots alone'));
  expect([text, exitCode]).toEqual([expect.stringContaining('by itself alone'), 2]);
  const { proof: _, ...without } = recordNamed('bots alone');
  expect(reportOn(without)).toEqual({ text: expect.stringContaining('has no proof of its shuffle'), exitCode: 2 });
});

test.each<readonly [changes: (record: GameRecord) => object, first: string]>([
  [() => ({ format: 'other' }), 'FAILED at the form of the record: format'],
  [({ proof }) => ({ proof: { ...proof, v: 2 } }), 'FAILED at the form of the proof: v: only version 1 is known.'],
  [
    ({ proof }) => ({ proof: { ...proof, match: 'other' } }),
    'FAILED at the commitments and reveals of the people: the reveal of seat 0',
  ],
  [({ proof }) => ({ proof: { ...proof, opened: '0'.repeat(64) } }), 'FAILED at the seal of the server: what the server opened'],
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

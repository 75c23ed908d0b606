import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Archive, MOST_LATEST, type Report, type StoredStep, type StoredTable } from './archive.ts';
import { openEmbedded } from './embedded.ts';
import { memoryArchive } from './memory.ts';

const TABLE: StoredTable = {
  code: 'ABCD1234',
  game: 'some-game',
  options: { target: 10, mode: 'cutthroat' },
  seats: [{ holder: 'person', person: 'hash', name: 'Ana' }, { holder: 'bot', name: 'Bot 1' }, { holder: 'empty' }],
  host: 'hash',
  open: false,
  freely: null,
  pace: 'normal',
  round: 0,
  match: null,
};

const RECORD: GameRecord = {
  format: 'hundredfold-record/1',
  game: 'some-game',
  options: {},
  seats: 1,
  steps: [{ chance: 'pick', from: 4, result: 2 }],
  outcome: { scores: [1] },
};

const REPORT: Report = {
  id: 'report-1',
  table: TABLE.code,
  at: '2026-11-22T12:00:00.000Z',
  by: 'hash',
  of: 'other hash',
  name: 'Ben',
  line: 2,
  lines: [
    { id: 1, name: 'Ben', said: { phrase: 'hello' } },
    { id: 2, name: 'Ben', said: { text: "it's; DROP TABLE reports" } },
  ],
};

function move(card: string, intent: string | null = null): StoredStep {
  return { step: { kind: 'move', seat: 0, action: { type: 'play', card } }, intent };
}

const root = mkdtempSync(join(tmpdir(), 'archive-'));
afterAll(() => rmSync(root, { recursive: true }));

const STORES: readonly (readonly [string, () => Promise<Archive>])[] = [
  ['in memory', async () => memoryArchive()],
  ['embedded', () => openEmbedded(mkdtempSync(join(root, 'store-')))],
];

describe.each(STORES)('an archive, %s', (_, open) => {
  let archive: Archive;
  beforeEach(async () => {
    archive = await open();
  });
  afterEach(() => archive.close().catch(() => {}));

  test('knows no table before it is saved, and its last state after', async () => {
    expect(await archive.loadTable(TABLE.code)).toBeNull();
    await archive.saveTable(TABLE);
    expect(await archive.loadTable(TABLE.code)).toEqual(TABLE);
    const later = { ...TABLE, round: 1, match: 'm1', open: true };
    await archive.saveTable(later);
    expect(await archive.loadTable(TABLE.code)).toEqual(later);
    expect(await archive.loadTable('abcd1234')).toBeNull();
  });

  test('knows at which tables somebody sits or is the host, as they were saved last', async () => {
    await archive.saveTable(TABLE);
    await archive.saveTable({ ...TABLE, code: 'WXYZ1234', seats: [{ holder: 'empty' }] });
    await archive.saveTable({ ...TABLE, code: 'KLMN1234', host: 'other' });
    await archive.saveTable({ ...TABLE, code: 'PQRS1234', host: null, seats: [{ holder: 'bot', name: 'hash' }] });
    expect((await archive.tablesOf('hash')).toSorted()).toEqual(['ABCD1234', 'KLMN1234', 'WXYZ1234']);
    expect(await archive.tablesOf('other')).toEqual(['KLMN1234']);
    await archive.saveTable({ ...TABLE, host: null, seats: [{ holder: 'empty' }] });
    expect((await archive.tablesOf('hash')).toSorted()).toEqual(['KLMN1234', 'WXYZ1234']);
    expect(await archive.tablesOf('nobody')).toEqual([]);
  });

  test('knows which of them were saved since a moment, the latest first, and no more than so many', async () => {
    const before = Date.now() - 1;
    const codes = Array.from({ length: MOST_LATEST + 1 }, (_, number) => `CODE${1000 + number}`);
    for (const code of codes) {
      await archive.saveTable({ ...TABLE, code });
      await sleep(2); // So that no two are of the same millisecond.
    }
    await archive.saveTable({ ...TABLE, code: 'KLMN1234', seats: [], host: 'other' });
    expect(await archive.latestTablesOf('hash', before)).toEqual(codes.toReversed().slice(0, MOST_LATEST));
    expect(await archive.latestTablesOf('hash', Date.now() + 1)).toEqual([]);
    expect(await archive.latestTablesOf('nobody', before)).toEqual([]);
  });

  test('keeps the steps of a match in order, with the intents that asked for them', async () => {
    expect(await archive.steps('m')).toEqual([]);
    await archive.append({ match: 'm', version: 0, steps: [move('7S', 'intent-1'), move('8S')] });
    await archive.append({ match: 'm', version: 2, steps: [] });
    await archive.append({ match: 'other', version: 0, steps: [move('QC')] });
    await archive.append({ match: 'm', version: 2, steps: [move('9S', "it's; DROP TABLE steps")] });
    expect(await archive.steps('m')).toEqual([move('7S', 'intent-1'), move('8S'), move('9S', "it's; DROP TABLE steps")]);
  });

  test.each([
    ['a version that is taken', 1],
    ['the start once more', 0],
    ['a version beyond the next', 3],
  ])('rejects an append at %s, and changes nothing', async (_, version) => {
    await archive.append({ match: 'm', version: 0, steps: [move('7S'), move('8S')] });
    await expect(archive.append({ match: 'm', version, steps: [move('AS'), move('2S')] })).rejects.toThrow('has 2 steps');
    expect(await archive.steps('m')).toEqual([move('7S'), move('8S')]);
  });

  test('lets one of two writers at the same version through, and rejects the other alone', async () => {
    const outcomes = await Promise.allSettled([
      archive.append({ match: 'm', version: 0, steps: [move('7S')] }),
      archive.append({ match: 'm', version: 0, steps: [move('8S')] }),
      archive.append({ match: 'other', version: 0, steps: [move('9S')] }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await archive.steps('m')).toEqual([move('7S')]);
  });

  test('hands out the record of a finished game, and never another one', async () => {
    expect(await archive.record('m')).toBeNull();
    await archive.finish('m', RECORD);
    await archive.finish('m', { ...RECORD, seats: 2 });
    expect(await archive.record('m')).toEqual(RECORD);
  });

  test('keeps what was reported, in order, until somebody in it is forgotten', async () => {
    expect(await archive.reports()).toEqual([]);
    await archive.report(REPORT);
    await archive.report({ ...REPORT, id: 'a-later-one', line: null });
    expect(await archive.reports()).toEqual([REPORT, { ...REPORT, id: 'a-later-one', line: null }]);
    await archive.report({ ...REPORT, id: 'about-them', by: 'third hash', of: 'hash' });
    await archive.report({ ...REPORT, id: 'of-others', by: 'third hash' });
    await archive.forgetReports('hash');
    expect((await archive.reports()).map(({ id }) => id)).toEqual(['of-others']);
  });

  test('finishes what was asked before it was closed, and refuses what comes later', async () => {
    const asked = Array.from({ length: 50 }, (_, version) => archive.append({ match: 'm', version, steps: [move('7S')] }));
    const closed = archive.close();
    await expect(Promise.all(asked)).resolves.toHaveLength(50);
    await closed;
    await expect(archive.steps('m')).rejects.toThrow('closed');
    await expect(archive.append({ match: 'm', version: 50, steps: [move('7S')] })).rejects.toThrow('closed');
  });
});

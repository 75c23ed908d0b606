import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from '../lib/save-file.ts';
import { forgetStored, writeStored } from '../lib/stored.ts';
import { api } from './api.ts';
import { saveFinishedRecord } from './finished-record.ts';

vi.mock('../lib/save-file.ts', () => ({ saveFile: vi.fn() }));

const KEY = 'a-secret-of-a-test-123';
const RECORD = { game: 'mod-four', seats: 4 };

beforeEach(() => {
  vi.mocked(saveFile).mockClear();
  writeStored('key', KEY);
});

afterEach(() => forgetStored());

test('a player saves the record of a game that nobody could watch', async () => {
  vi.spyOn(api, 'record').mockImplementation(async (_, key) => (key === KEY ? accepted(RECORD) : refused('not-allowed')));
  expect(await saveFinishedRecord('mod-four', 'a-match')).toEqual(accepted(null));
  expect(saveFile).toHaveBeenCalledWith('mod-four-a-match.json', [JSON.stringify(RECORD)]);
});

test('a record that did not come is not saved, and the reason is returned', async () => {
  vi.spyOn(api, 'record').mockResolvedValue(refused('too-many'));
  expect(await saveFinishedRecord('mod-four', 'a-match')).toEqual(refused('too-many'));
  expect(saveFile).not.toHaveBeenCalled();
});

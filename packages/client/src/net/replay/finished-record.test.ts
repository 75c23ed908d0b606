import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetStored, writeStored } from '../../lib/stored.ts';
import { api } from '../api.ts';
import { saveFinishedRecord } from './finished-record.ts';

const KEY = 'a-secret-of-a-test-123';
const RECORD = { game: 'mod-four', seats: 4 };

const link = { href: '', download: '', click: vi.fn() };

beforeEach(() => {
  link.click.mockClear();
  vi.stubGlobal('document', { createElement: () => link });
  writeStored('key', KEY);
});

afterEach(() => forgetStored());

test('a player saves the record of a game that nobody could watch', async () => {
  vi.spyOn(api, 'record').mockImplementation(async (_, key) => (key === KEY ? accepted(RECORD) : refused('not-allowed')));
  const saved = vi.spyOn(URL, 'createObjectURL');
  expect(await saveFinishedRecord('mod-four', 'a-match')).toEqual(accepted(null));
  expect(link).toMatchObject({ download: 'mod-four-a-match.json', href: saved.mock.results[0]?.value });
  expect(link.click).toHaveBeenCalledOnce();
  expect(await new Response(saved.mock.lastCall?.[0] as Blob).json()).toEqual(RECORD);
  vi.spyOn(api, 'record').mockResolvedValue(refused('too-many'));
  expect(await saveFinishedRecord('mod-four', 'a-match')).toEqual(refused('too-many'));
  expect(link.click).toHaveBeenCalledOnce();
});

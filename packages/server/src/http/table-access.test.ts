import { expect, test } from 'vitest';
import type { Limits } from '../app/config.ts';
import { singleProcessBus } from '../cluster/message-bus.ts';
import type { TableDirectory } from '../directory/table-directory.ts';
import { openTableQuota } from '../directory/table-quota.ts';
import { memoryLimiters } from '../limits/request-limit.ts';
import { tableAccess } from './table-access.ts';

const ann = { person: 'ann', network: '192.0.2.1' };

test('a code of someone who is blocked for wrong ones does not count as a table of theirs', async () => {
  const quota = openTableQuota(() => true, singleProcessBus('p1'), { tablesEach: 1 });
  const directory = {
    quota,
    isLoaded: () => true,
    isLoadedAnywhere: async () => false,
    belongs: async () => false,
    isClosing: () => false,
    isFull: async () => false,
  } as Partial<TableDirectory> as TableDirectory;
  const limits = { tablesEach: 1, joinsPerMinute: 100 } as Limits;
  const accessTable = tableAccess(memoryLimiters, directory, async () => 'blocked', limits);
  const request = { code: 'ABCD1234', caller: ann, loads: true, look: async () => null };
  expect(await accessTable(request)).toEqual({ ok: false, refusal: 'too-many' });
  expect(await quota.mayHaveAnother(ann)).toBe(true);
});

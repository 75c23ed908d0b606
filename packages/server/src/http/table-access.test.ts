import { expect, test } from 'vitest';
import { memoryLimiters } from '../cluster/limiters.ts';
import { singleProcessBus } from '../cluster/message-bus.ts';
import type { Limits } from '../config.ts';
import type { Floor } from '../rooms/floor.ts';
import type { Limit } from './limit.ts';
import { tableMakers } from './makers.ts';
import { tableAccess } from './table-access.ts';

const ann = { person: 'ann', network: '192.0.2.1' };

const unlimited: Limit = { spend: async () => true, giveBack: async () => undefined };

test('a code of someone who is blocked for wrong ones does not count as a table of theirs', async () => {
  const makers = tableMakers(() => true, singleProcessBus('p1'));
  const access = tableAccess({
    limiters: memoryLimiters,
    floor: {
      isUp: () => true,
      isUpAnywhere: async () => false,
      knows: async () => false,
      isClosing: () => false,
      tables: () => 0,
    } as Partial<Floor> as Floor,
    misses: { attempt: async () => 'blocked' },
    makers,
    limits: { tables: 10, tablesEach: 1, joinsPerMinute: 100 } as Limits,
  });
  const request = { code: 'ABCD1234', caller: ann, limit: unlimited, wakes: true, look: async () => null };
  expect(await access.lookUp(request)).toEqual({ ok: false, refusal: 'too-many' });
  expect(await makers.begin(ann, 1)).not.toBeNull();
});

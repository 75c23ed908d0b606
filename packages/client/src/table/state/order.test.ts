import { beforeEach, expect, test } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { gameAt, keepAsOwn, keptOwn } from './order.ts';

const at = (code: string): Snapshot => ({ code, round: 1 }) as Snapshot;

beforeEach(() => forgetStored());

test('an arranged hand stays when a hand of another game has not been arranged, as in a lesson over the table', () => {
  keepAsOwn(gameAt(at('TABLE234')), ['AS', 'KH']);
  keepAsOwn(gameAt(at('')), []);
  expect(keptOwn(at('TABLE234'))).toEqual(['AS', 'KH']);
  expect(keptOwn(at(''))).toEqual([]);
  keepAsOwn(gameAt(at('TABLE234')), []);
  expect(keptOwn(at('TABLE234'))).toEqual([]);
});

import { beforeEach, expect, test } from 'vitest';
import { forgetStored } from '../../lib/stored.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { gameAt, keepAsOwn, keptOwn } from './order.ts';

const at = (code: string): Snapshot => ({ code, matchNumber: 1 }) as Snapshot;
const onDevice = (deviceGame: string, matchNumber = 1): Snapshot => ({ code: '', matchNumber, deviceGame }) as Snapshot;

beforeEach(() => forgetStored());

test('an arranged hand stays when a hand of another game has not been arranged, as in a lesson over the table', () => {
  keepAsOwn(gameAt(at('TABLE234')), ['AS', 'KH']);
  keepAsOwn(gameAt(at('')), []);
  expect(keptOwn(at('TABLE234'))).toEqual(['AS', 'KH']);
  expect(keptOwn(at(''))).toEqual([]);
  keepAsOwn(gameAt(at('TABLE234')), []);
  expect(keptOwn(at('TABLE234'))).toEqual([]);
});

test('a hand that is arranged in a lesson or a replay is not stored, and none is taken from there', () => {
  keepAsOwn(gameAt(at('TABLE234')), ['AS', 'KH']);
  keepAsOwn(gameAt(at('')), ['7S', '8S']);
  expect(keptOwn(at(''))).toEqual([]);
  expect(keptOwn(at('TABLE234'))).toEqual(['AS', 'KH']);
});

test('each game on the device has its own hand, and a rematch keeps it, in whichever match it is opened again', () => {
  keepAsOwn(gameAt(onDevice('first')), ['AS', 'KH']);
  expect(keptOwn(onDevice('second'))).toEqual([]);
  expect(keptOwn(at(''))).toEqual([]);
  keepAsOwn(gameAt(onDevice('second', 2)), ['7S', '8S']);
  expect(keptOwn(onDevice('second', 1))).toEqual(['7S', '8S']);
});

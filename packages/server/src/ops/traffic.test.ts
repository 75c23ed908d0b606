import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { openTraffic } from './traffic.ts';

test('what went over sockets is counted while they are open and when they are closed, once', () => {
  const traffic = openTraffic();
  const bus = Object.assign(new EventEmitter(), { bytesRead: 5, bytesWritten: 70 });
  const other = Object.assign(new EventEmitter(), { bytesRead: 1, bytesWritten: 2 });
  traffic.watch(bus);
  traffic.watch(other);
  expect([traffic.open(), traffic.bytes()]).toEqual([2, { in: 6, out: 72 }]);
  bus.bytesWritten = 100;
  bus.emit('close');
  expect([traffic.open(), traffic.bytes()]).toEqual([1, { in: 6, out: 102 }]);
});

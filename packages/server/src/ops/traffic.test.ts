import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { openTraffic } from './traffic.ts';

test('bytes over sockets are counted once, while the sockets are open and after they are closed', () => {
  const traffic = openTraffic();
  const one = Object.assign(new EventEmitter(), { bytesRead: 5, bytesWritten: 70 });
  const other = Object.assign(new EventEmitter(), { bytesRead: 1, bytesWritten: 2 });
  traffic.watch(one);
  traffic.watch(other);
  expect([traffic.open(), traffic.bytes()]).toEqual([2, { in: 6, out: 72 }]);
  one.bytesWritten = 100;
  one.emit('close');
  expect([traffic.open(), traffic.bytes()]).toEqual([1, { in: 6, out: 102 }]);
});

import { type IRoomCache, initializeRoomCache } from '@colyseus/core';
import { expect, test } from 'vitest';
import { RoomList } from './room-list.ts';

const room = (roomId: string, name = 'mod-four'): IRoomCache => initializeRoomCache({ roomId, name, processId: 'p1' });

test('a room is found by its id as long as it exists, and by other conditions as in Colyseus', async () => {
  const list = new RoomList();
  const [one, other] = [room('ONE'), room('OTHER', 'foursquare')];
  expect([await list.insert(one), await list.insert(other)]).toEqual([true, true]);
  expect(await list.insert(room('ONE'))).toBe(false);
  expect(await list.findOne({ roomId: 'ONE' })).toBe(one);
  expect(await list.findOne({ roomId: 'ONE', name: 'foursquare' })).toBeUndefined();
  expect(await list.findOne({ name: 'foursquare' })).toBe(other);
  list.remove('ONE');
  expect(await list.findOne({ roomId: 'ONE' })).toBeUndefined();
  await list.cleanup('p1');
  expect(await list.findOne({ roomId: 'OTHER' })).toBeUndefined();
});

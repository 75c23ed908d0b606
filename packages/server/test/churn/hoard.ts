import { BaseRoom } from '../../src/colyseus/base-room.ts';

/** Loaded before a server: it never releases a closed room, as a memory leak. */
const leakedRooms: unknown[] = [];
const { disconnect } = BaseRoom.prototype;
BaseRoom.prototype.disconnect = function (...given) {
  leakedRooms.push(this);
  return disconnect.apply(this, given);
};

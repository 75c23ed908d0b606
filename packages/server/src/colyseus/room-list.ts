import { type IRoomCache, LocalDriver, type SortOptions } from '@colyseus/core';

/**
 * The rooms of this process as Colyseus lists them. To find a room by its id, the list of Colyseus 0.18 copies and searches all
 * rooms for every client that joins.
 */
export class RoomList extends LocalDriver {
  readonly #byId = new Map<string, IRoomCache>();

  override async insert(room: IRoomCache): Promise<boolean> {
    const isNew = await super.insert(room);
    if (isNew) this.#byId.set(room.roomId, room);
    return isNew;
  }

  override remove(roomId: string): boolean {
    this.#byId.delete(roomId);
    return super.remove(roomId);
  }

  override findOne(conditions: Partial<IRoomCache>, order?: SortOptions): Promise<IRoomCache> {
    const { roomId, ...others } = conditions;
    if (roomId === undefined || Object.keys(others).length > 0) return super.findOne(conditions, order);
    return Promise.resolve(this.#byId.get(roomId) as IRoomCache); // The original returns nothing for an unknown id, too.
  }
}

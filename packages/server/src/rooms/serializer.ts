import { type Client, Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder, type Schema } from '@colyseus/schema';

/** Bytes that each room keeps to write its patches into. They come to some twenty, and Colyseus would keep 16 KiB twice. */
Encoder.BUFFER_SIZE = 4 * 1024;

/** Where whole states are written, one after the other; what is sent is copied out of it. */
const whole = new Uint8Array(64 * 1024);
whole[0] = Protocol.ROOM_STATE;

/** What clients are told of the fields of each kind of state. */
const told = new WeakMap<object, Uint8Array>();

/** Colyseus 0.18 keeps for each room, and works out for each anew, what all rooms may have in common. */
export class HouseSerializer<State extends Schema> extends SchemaSerializer<State> {
  protected override fullEncodeBuffer = whole;

  override getFullState(client?: Client): Uint8Array {
    if (this.needFullEncode || this.encoder.root.changes.next !== undefined) {
      this.fullEncodeCache = this.encoder.encodeAll({ offset: 1 }, whole).slice();
      this.needFullEncode = false;
    }
    const { fullEncodeCache: shared } = this;
    if (client?.view === undefined) return shared;
    whole.set(shared);
    return this.encoder.encodeAllView(client.view, shared.length, { offset: shared.length }, whole);
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const fields = told.get(kind) ?? super.handshake();
    told.set(kind, fields);
    return fields;
  }
}

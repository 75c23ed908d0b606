import { type Client, ClientState, Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder, type Schema, type StateView } from '@colyseus/schema';

/** Bytes that each room keeps to write its patches into. They come to some twenty, and Colyseus would keep 16 KiB twice. */
Encoder.BUFFER_SIZE = 4 * 1024;

/** Where whole states are written, one after the other; what is sent is copied out of it. */
const whole = new Uint8Array(64 * 1024);
whole[0] = Protocol.ROOM_STATE;

/** What clients are told of the fields of each kind of state. */
const told = new WeakMap<object, Uint8Array>();

/** Colyseus 0.18 keeps for each room, and works out for each anew, what all rooms may have in common. */
export class SmallBufferSerializer<State extends Schema> extends SchemaSerializer<State> {
  protected override fullEncodeBuffer = whole;

  override getFullState(client?: Client): Uint8Array {
    if (this.needFullEncode || this.encoder.root.changes.next !== undefined) {
      this.fullEncodeCache = this.encoder.encodeAll({ offset: 1 }, whole).slice();
      this.needFullEncode = false;
    }
    const { fullEncodeCache: shared } = this;
    const view = this.#viewOf(client);
    if (view === undefined) return shared;
    whole.set(shared);
    return this.encoder.encodeAllView(view, shared.length, { offset: shared.length }, whole);
  }

  override applyPatches(clients: readonly Client[]): boolean {
    const { encoder } = this;
    const { hasChanges } = encoder;
    if (hasChanges) this.needFullEncode = true;
    encoder.sharedBuffer[0] = Protocol.ROOM_STATE_PATCH;
    const shared = Buffer.from(encoder.encode({ offset: 1 }));
    for (const client of clients) {
      if (client.state !== ClientState.JOINED) continue;
      const view = this.#viewOf(client);
      const patch = view === undefined ? shared : this.#asSeen(view, shared);
      if (hasChanges || patch.length > 1) client.raw(patch);
    }
    encoder.discardChanges();
    return hasChanges;
  }

  /** Of a state in which all is open nobody has a view that says anything. */
  #viewOf(client: Client | undefined): StateView | undefined {
    return this.hasFilters ? client?.view : undefined;
  }

  /** Each view's part is written right behind what all are sent, over the one before: what is handed out is a copy. */
  #asSeen(view: StateView, shared: Uint8Array): Uint8Array {
    const { encoder } = this;
    const it = { offset: shared.length };
    if (view.changes.size > 0) return encoder.encodeView(view, shared.length, it);
    const seen = encoder.encode(it, view);
    return seen.length > shared.length ? Buffer.from(seen) : shared;
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const fields = told.get(kind) ?? super.handshake();
    told.set(kind, fields);
    return fields;
  }
}

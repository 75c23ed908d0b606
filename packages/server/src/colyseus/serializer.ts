import { type Client, ClientState, Protocol, SchemaSerializer } from '@colyseus/core';
import { Encoder, type Schema, type StateView } from '@colyseus/schema';

/** The size in bytes of Colyseus' buffers, by default 16 KiB. The schema of a game needs more than two. */
Encoder.BUFFER_SIZE = 4 * 1024;

/** The buffers into which full states and patches are written one after the other; frames are copies of them. */
const buffer = new Uint8Array(64 * 1024);
const patches = new Uint8Array(64 * 1024);
buffer[0] = Protocol.ROOM_STATE;

/** The encoded schema of each state class, as clients receive it. */
const handshakes = new WeakMap<object, Uint8Array>();

/** Shares between rooms what Colyseus 0.18 stores for each room and computes anew for each. */
export class SmallBufferSerializer<State extends Schema> extends SchemaSerializer<State> {
  protected override fullEncodeBuffer = buffer;

  override reset(state: State): void {
    super.reset(state);
    this.encoder.sharedBuffer = patches;
  }

  override getFullState(client?: Client): Uint8Array {
    if (this.needFullEncode || this.encoder.root.changes.next !== undefined) {
      this.fullEncodeCache = this.encoder.encodeAll({ offset: 1 }, buffer).slice();
      this.needFullEncode = false;
    }
    const { fullEncodeCache: shared } = this;
    const view = this.#viewOf(client);
    if (view === undefined) return shared;
    buffer.set(shared);
    return this.encoder.encodeAllView(view, shared.length, { offset: shared.length }, buffer);
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
      const patch = view === undefined ? shared : this.#patchFor(view, shared);
      if (hasChanges || patch.length > 1) client.raw(patch);
    }
    encoder.discardChanges();
    return hasChanges;
  }

  #viewOf(client: Client | undefined): StateView | undefined {
    return this.hasFilters ? client?.view : undefined;
  }

  /** Writes each view's part behind the part for everyone, over the previous view's part. The result is a copy. */
  #patchFor(view: StateView, shared: Uint8Array): Uint8Array {
    const { encoder } = this;
    const iterator = { offset: shared.length };
    if (view.changes.size > 0) return encoder.encodeView(view, shared.length, iterator);
    const seen = encoder.encode(iterator, view);
    return seen.length > shared.length ? Buffer.from(seen) : shared;
  }

  override handshake(): Uint8Array {
    const kind = this.encoder.state.constructor;
    const fields = handshakes.get(kind) ?? super.handshake();
    handshakes.set(kind, fields);
    return fields;
  }
}

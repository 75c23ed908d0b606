// Threats (docs/security.md): H11.
import { type Client, ClientState, SchemaSerializer } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { fieldsByName, privateFields, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { QUICK_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test, vi } from 'vitest';
import { SmallBufferSerializer } from './serializer.ts';

const made = {
  ours: () => new SmallBufferSerializer<TableState>(),
  colyseus: () => new SchemaSerializer<TableState>(),
};

function tableWith(serializer: SchemaSerializer<TableState>, game: Game, name = 'Ann'): TableState {
  const { Table, Seat } = tableSchema(game);
  const state = new Table();
  serializer.reset(state);
  for (const called of [name, 'Ben']) state.seats.push(Object.assign(new Seat(), { name: called, seal: 7 }));
  for (const own of privateFields(game))
    for (const [index, seat] of state.seats.entries()) fieldsByName(seat)[own] = `cards of ${index}`;
  return state;
}

function clientOf(state: TableState, seat: number): Client {
  const view = new StateView();
  const own = state.seats[seat];
  if (own !== undefined) view.add(own, -1, false);
  return { view } as Client;
}

describe.each(QUICK_GAMES.map((game) => [game.id, game] as const))('a client of %s', (_, game) => {
  test('receives the same schema as from Colyseus, which is computed once for all rooms', () => {
    const handshakeOf = (serializer: SchemaSerializer<TableState>): Uint8Array => {
      tableWith(serializer, game);
      return serializer.handshake();
    };
    const first = handshakeOf(made.ours());
    expect(first).toEqual(handshakeOf(made.colyseus()));
    expect(handshakeOf(made.ours())).toBe(first);
  });

  test('receives the same full state as from Colyseus, for every viewer, before and after a change', () => {
    const sent = (serializer: SchemaSerializer<TableState>) => {
      const state = tableWith(serializer, game);
      const all = () =>
        [undefined, clientOf(state, 0), clientOf(state, 1)].map((client) => serializer.getFullState(client).slice());
      const before = all();
      state.version = 17;
      return [...before, ...all()];
    };
    expect(sent(made.ours())).toEqual(sent(made.colyseus()));
  });

  test('receives the same patches as from Colyseus, for every viewer and size', () => {
    vi.spyOn(console, 'warn').mockReturnValue(undefined); // Colyseus warns when buffers grow.
    const sent = (serializer: SchemaSerializer<TableState>, kept: (frame: Uint8Array) => Uint8Array) => {
      const state = tableWith(serializer, game);
      const frames: Uint8Array[][] = [];
      const clients = [{}, clientOf(state, 0), clientOf(state, 1)].map((client, index): Client => {
        frames.push([]);
        const raw = (frame: Uint8Array) => frames[index]?.push(kept(frame));
        return Object.assign(client, { state: ClientState.JOINED, raw }) as unknown as Client;
      });
      const show = (change: () => void) => {
        change();
        serializer.applyPatches(clients);
      };
      show(() => undefined);
      show(() => (state.version = 18));
      show(() => {
        for (const own of privateFields(game)) Object.assign(state.seats[0] as object, { [own]: 'other cards' });
      });
      show(() => undefined);
      show(() => clients[2]?.view?.dispose());
      show(() => Object.assign(clients[0] as Client, { view: clientOf(state, 1).view }));
      show(() => Object.assign(clients[1] as Client, { state: ClientState.LEAVING }));
      for (const size of [3_000, 9_000]) {
        show(() => {
          for (const own of privateFields(game)) for (const seat of state.seats) fieldsByName(seat)[own] = own.repeat(size);
        });
        show(() => Object.assign(state, { phase: 'over', version: size, ready: 'x'.repeat(size) }));
      }
      return frames;
    };
    // Our frames stay as they are, however late they are sent; Colyseus overwrites its own.
    const ours = sent(made.ours(), (frame) => frame).map((frames) => frames.map((frame) => Uint8Array.from(frame)));
    expect(ours).toEqual(sent(made.colyseus(), (frame) => frame.slice()));
  });
});

test('a state sent by one room stays as it is, whatever another room sends', () => {
  const [game] = QUICK_GAMES as [Game];
  const [one, other] = [made.ours(), made.ours()];
  const state = tableWith(one, game);
  tableWith(other, game, 'Zoe');
  const sent = [one.getFullState(), one.getFullState(clientOf(state, 0))];
  const copies = sent.map((bytes) => bytes.slice());
  other.getFullState();
  expect(sent).toEqual(copies);
});

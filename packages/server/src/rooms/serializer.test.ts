import { type Client, SchemaSerializer } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { ownFields, type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { describe, expect, test } from 'vitest';
import { HouseSerializer } from './serializer.ts';

const made = {
  ours: () => new HouseSerializer<TableState>(),
  colyseus: () => new SchemaSerializer<TableState>(),
};

/** A table at which two sit, each with cards of their own. */
function laid(serializer: SchemaSerializer<TableState>, game: Game, name = 'Ann'): TableState {
  const { Table, Seat } = tableSchema(game);
  const state = new Table();
  serializer.reset(state);
  for (const called of [name, 'Ben']) state.seats.push(Object.assign(new Seat(), { name: called, seal: 7 }));
  for (const own of ownFields(game)) for (const [index, seat] of state.seats.entries()) seat[own] = `cards of ${index}`;
  return state;
}

function seeing(state: TableState, seat: number): Client {
  const view = new StateView();
  const own = state.seats[seat];
  if (own !== undefined) view.add(own, -1, false);
  return { view } as Client;
}

describe.each(GAMES.map((game) => [game.id, game] as const))('a client of %s', (_, game) => {
  test('is told of the fields once for all rooms, as Colyseus would', () => {
    const told = (serializer: SchemaSerializer<TableState>): Uint8Array => {
      laid(serializer, game);
      return serializer.handshake();
    };
    const first = told(made.ours());
    expect(first).toEqual(told(made.colyseus()));
    expect(told(made.ours())).toBe(first);
  });

  test('is sent the whole state as Colyseus would, whoever sees it, before and after a change', () => {
    const sent = (serializer: SchemaSerializer<TableState>) => {
      const state = laid(serializer, game);
      const all = () => [undefined, seeing(state, 0), seeing(state, 1)].map((client) => serializer.getFullState(client).slice());
      const before = all();
      state.version = 17;
      return [...before, ...all()];
    };
    expect(sent(made.ours())).toEqual(sent(made.colyseus()));
  });
});

test('what one room has sent stays as it is, whatever another one sends', () => {
  const [game] = GAMES as [Game];
  const [one, other] = [made.ours(), made.ours()];
  const state = laid(one, game);
  laid(other, game, 'Zoe');
  const sent = [one.getFullState(), one.getFullState(seeing(state, 0))];
  const then = sent.map((bytes) => bytes.slice());
  other.getFullState();
  expect(sent).toEqual(then);
});

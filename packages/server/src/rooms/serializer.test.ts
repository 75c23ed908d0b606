import { SchemaSerializer } from '@colyseus/core';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { expect, test } from 'vitest';
import { HouseSerializer } from './serializer.ts';

function told(serializer: SchemaSerializer<TableState>, game: Game, hands: 'own' | 'open' = 'own'): Uint8Array {
  serializer.reset(new (tableSchema(game, hands).Table)());
  return serializer.handshake();
}

test.each(GAMES.map((game) => [game.id, game] as const))(
  'a client of %s is told of the fields once for all rooms, as Colyseus would',
  (_, game) => {
    for (const hands of ['own', 'open'] as const) {
      const first = told(new HouseSerializer<TableState>(), game, hands);
      expect(first).toEqual(told(new SchemaSerializer<TableState>(), game, hands));
      expect(told(new HouseSerializer<TableState>(), game, hands)).toBe(first);
    }
  },
);

import { randomBytes } from 'node:crypto';
import type { Room } from '@colyseus/sdk';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { fourSquare } from '@hundredfold/shared/games/four-square/index.ts';
import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { oneHundredOne } from '@hundredfold/shared/games/one-hundred-one/index.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { type TableState, tableSchema } from '@hundredfold/shared/schema/table.ts';
import { joinTable, newClient } from './sdk.ts';
import { newTable } from './tables.ts';

const GAMES: readonly Game[] = [modFour, oneHundredOne, hundredRummy, fourSquare];
const BOTS = 4;

/** The order to this process: to let strong bots play at tables, or to stop them. */
export type StrongBotsOrder = { readonly port: number; readonly tables: number } | 'stop';

/** A table of bots, and the host who watches them. */
interface BotTable {
  readonly game: Game;
  readonly code: string;
  readonly key: string;
}

const tables: BotTable[] = [];
let rooms: Room<unknown, TableState>[] = [];
let moves = 0;

/** Opens the tables at the first order. Later their hosts come back; while nobody is there, bots do not play. */
async function watch(port: number, count: number): Promise<void> {
  for (let table = tables.length; table < count; table++) {
    const game = GAMES[table % GAMES.length] ?? modFour;
    const code = await newTable(port, { game: game.id, seats: BOTS });
    tables.push({ game, code, key: randomBytes(16).toString('base64url') });
  }
  for (const table of tables) rooms.push(await host(port, table));
}

async function host(port: number, { game, code, key }: BotTable): Promise<Room<unknown, TableState>> {
  const { Table } = tableSchema(game);
  const room = await joinTable<TableState>(newClient(port), code, { key, name: 'Host', protocol: PROTOCOL }, Table);
  const start = () => room.request('start').catch(() => undefined);
  let { version } = room.state;
  room.onStateChange((state) => {
    if (state.version > version) moves += state.version - version;
    ({ version } = state);
    if (state.phase === 'over') void start();
  });
  if (room.state.phase === 'playing') return room;
  await room.request('set', { botLevel: 'strong' });
  for (let seat = 0; seat < BOTS; seat++) await room.request('fill', { seat }).catch(() => undefined);
  await start();
  return room;
}

process.on('disconnect', () => process.exit());
process.on('message', async (order: StrongBotsOrder) => {
  if (order === 'stop') {
    await Promise.all(rooms.map((room) => room.leave()));
    process.send?.({ botMoves: moves });
    [rooms, moves] = [[], 0];
    return;
  }
  await watch(order.port, order.tables);
  moves = 0;
  process.send?.('on');
});
process.send?.('ready');

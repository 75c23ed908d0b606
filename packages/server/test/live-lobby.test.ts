import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { LOBBY, type LobbyRow } from '@hundredfold/shared/protocol/lobby.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiveHouse, liveHouse } from './live-house.ts';
import { join, newClient, newSecret, type Player } from './live-player.ts';
import { seated, tableFor } from './live-table.ts';

const game: Game = modFour;

let live: LiveHouse;
beforeAll(async () => {
  live = await liveHouse([game]);
});
afterAll(() => live.close());

interface Look {
  rows: readonly LobbyRow[];
  until(wanted: (rows: readonly LobbyRow[]) => boolean): Promise<void>;
  leave(): void;
}

async function look(): Promise<Look> {
  const room = await newClient(live.address).joinById(LOBBY);
  const waiting = new Set<() => void>();
  const here: Look = {
    rows: [],
    until: (wanted) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`the list stays ${JSON.stringify(here.rows)}`)), 3000);
        const check = () => {
          if (!wanted(here.rows)) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        check();
      }),
    leave: () => void room.leave(),
  };
  room.onMessage('rows', (rows: readonly LobbyRow[]) => {
    here.rows = rows;
    for (const check of waiting) check();
  });
  return here;
}

test('open tables are listed live, with who sits there', async () => {
  const early = await look();
  const code = await tableFor(live, game, { target: 3 });
  const players: Player[] = await seated(live, game, code);
  await early.until((rows) => rows.length === 1);
  const watcher = await join(live.address, game, code);
  await players[0]!.ask('start');
  await early.until((rows) => rows[0]?.playing === true && rows[0].watchers === 1);
  expect(early.rows).toEqual([
    {
      code,
      game: 'mod-four',
      options: { deck: 'french-52', mode: 'cutthroat', target: 3 },
      playing: true,
      pace: 'free',
      watchers: 1,
      seats: [0, 1, 2, 3].map((seat) => ({ name: `Player ${seat}`, status: 'here' })),
    },
  ]);
  const late = await look();
  await late.until((rows) => rows.length === 1);
  expect(late.rows).toEqual(early.rows);
  await watcher.room.leave();
  await late.until((rows) => rows[0]?.watchers === 0);
  await players[0]!.ask('open', { open: false });
  await early.until((rows) => rows.length === 0);
  await players[0]!.ask('open', { open: true });
  await early.until((rows) => rows.length === 1);
  early.leave();
  late.leave();
});

test('private tables are listed never', async () => {
  const seen: string[] = [];
  const lobby = await look();
  const code = await tableFor(live, game, {}, false);
  const ann = await join(live.address, game, code);
  await ann.ask('sit', { seat: 0 });
  const other = await tableFor(live, game, {}, true);
  const ben = await join(live.address, game, other);
  await ben.ask('sit', { seat: 0 });
  await lobby.until((rows) => {
    seen.push(JSON.stringify(rows));
    return rows.some((row) => row.code === other);
  });
  expect(seen.join()).not.toContain(code);
  lobby.leave();
});

test('whoever makes a table is its host, whoever comes first; strangers find it once the host sits there', async () => {
  const key = newSecret();
  const made = await live.floor.create({ game: game.id, options: {}, open: true, pace: 'free', key });
  if (!made.ok) throw new Error(made.refusal);
  const { code } = made.value;
  const list = await look();
  const stranger = await join(live.address, game, code);
  await stranger.ask('sit', { seat: 0 });
  await expect(stranger.ask('fill', { seat: 1 })).rejects.toThrow('not-host');
  expect(list.rows.map((row) => row.code)).not.toContain(code);
  const maker = await join(live.address, game, code, key);
  expect(maker.state.host).toBe(maker.number);
  await maker.ask('sit', { seat: 1 });
  await list.until((rows) => rows.some((row) => row.code === code));
  list.leave();
});

// Threats (docs/security.md): D11, E2.

import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import { expect, test, vi } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { join, newClient, newSecret, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { oneMove, seated, tableFor } from './kit/live-table.ts';
import { FIRST_LOOK, lookAtList } from './kit/look-at-list.ts';

const game: Game = modFour;

const live = liveServerForFile([game]);

test('open tables are listed live, with their players', async () => {
  const early = await lookAtList(live.address);
  const code = await tableFor(live, game, { target: 3 });
  const players: Player[] = await seated(live, game, code);
  await early.until((rows) => rows.length === 1);
  const watcher = await join(live.address, game, code);
  await players[0]!.ask('start');
  await early.until((rows) => rows[0]?.playing === true && rows[0].watchers === 1);
  expect(early.list.rows).toEqual([
    {
      code,
      game: 'mod-four',
      options: { target: 3 },
      playing: true,
      pace: 'free',
      watchers: 1,
      since: expect.any(Number),
      seats: [0, 1, 2, 3].map((seat) => ({ name: `Player ${seat}`, status: 'here' })),
    },
  ]);
  const late = await lookAtList(live.address);
  await late.until((rows) => rows.length === 1);
  expect(late.list.rows).toEqual(early.list.rows);
  await watcher.room.leave();
  await late.until((rows) => rows[0]?.watchers === 0);
  await players[0]!.ask('set', { open: false });
  await early.until((rows) => rows.length === 0);
  await players[0]!.ask('set', { open: true });
  await early.until((rows) => rows.length === 1);
  early.leave();
  late.leave();
});

test('private tables are never listed', async () => {
  const seen: string[] = [];
  const lobby = await lookAtList(live.address);
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

test('a table without spectators is listed until its game begins', async () => {
  const code = await tableFor(live, game, { target: 1 }, true);
  const players = await seated(live, game, code);
  const lobby = await lookAtList(live.address);
  const isListed = (rows: readonly LobbyRow[]) => rows.some((row) => row.code === code);
  await lobby.until(isListed);
  await players[0]!.ask('set', { watching: { watch: 'none', delay: 8 } });
  await players[0]!.ask('start');
  await lobby.until((rows) => !isListed(rows));
  while ((await oneMove(game, players)) !== null);
  await lobby.until(isListed);
  lobby.leave();
});

test('the creator of a table is its host, even if others come first; strangers find it once the host sits there', async () => {
  const key = newSecret();
  const made = await live.directory.create({ game: game.id, options: {}, open: true, pace: 'free', host: personIdOf(key) });
  if (!made.ok) throw new Error(made.refusal);
  const { code } = made.value;
  const list = await lookAtList(live.address);
  const stranger = await join(live.address, game, code);
  await stranger.ask('sit', { seat: 0 });
  await expect(stranger.ask('fill', { seat: 1 })).rejects.toThrow('not-host');
  expect(list.list.rows.map((row) => row.code)).not.toContain(code);
  const maker = await join(live.address, game, code, key);
  expect(maker.state.host).toBe(maker.memberId);
  await maker.ask('sit', { seat: 1 });
  await list.until((rows) => rows.some((row) => row.code === code));
  list.leave();
});

test('a client receives nothing before its first look, and a malformed look is refused', async () => {
  const code = await tableFor(live, game);
  const ann = await join(live.address, game, code);
  await ann.ask('sit', { seat: 0 });
  const list = await lookAtList(live.address);
  await list.until((rows) => rows.some((row) => row.code === code));
  await expect(list.look({ ...FIRST_LOOK, rows: 100_000 })).rejects.toThrow('malformed');
  await expect(list.look(undefined)).rejects.toThrow('malformed');
  await expect(list.look(FIRST_LOOK)).rejects.toThrow('too-fast');
  expect(live.counts()).toMatchObject({ 'refused malformed': 2, 'refused too-fast': 1 });

  const other = await newClient(live.address).joinById(LOBBY_ROOM);
  const heard = vi.fn();
  other.onMessage('*', heard);
  await ann.ask('stand');
  await list.until((rows) => rows.every((row) => row.code !== code));
  expect(heard).not.toHaveBeenCalled();
  list.leave();
  void other.leave();
});

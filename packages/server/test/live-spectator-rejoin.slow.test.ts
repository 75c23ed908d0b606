import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import { spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { expect, test, vi } from 'vitest';
import { SPECTATOR_ROOM, SpectatorRoom, spectatorRoom } from '../src/colyseus/spectator-room.ts';
import { loadedTable } from '../src/colyseus/table-room.ts';
import { personIdOf } from '../src/identity/person-id.ts';
import type { Table } from '../src/table/state/table.ts';
import { joinSpectators, newSecret } from './kit/live-player.ts';
import { liveServerForTest } from './kit/live-server.ts';
import { oneMove, seated, tableFor } from './kit/live-table.ts';

async function watchedTable() {
  const live = await liveServerForTest([modFour]);
  matchMaker.defineRoomType(SPECTATOR_ROOM, spectatorRoom(live.context));
  const code = await tableFor(live, modFour, { target: 50 });
  const players = await seated(live, modFour, code);
  await players[0]!.ask('set', { watching: { watch: 'late', delay: 4 } });
  await players[0]!.ask('start');
  for (let moves = 0; moves < 8; moves++) await oneMove(modFour, players);
  const id = spectatorRoomId({ code, kind: 'hands' });
  await matchMaker.handleCreateRoom(SPECTATOR_ROOM, { code, kind: 'hands' });
  const spectators = matchMaker.getLocalRoomById(id);
  if (!(spectators instanceof SpectatorRoom)) throw new Error('the spectator room is not open');
  const key = newSecret();
  const personId = personIdOf(key);
  const watch = () => joinSpectators(live.address, modFour, { code, kind: 'hands' }, key);
  const { table } = loadedTable(code)!;
  const removePerson = () => {
    table.value = { ...table.value, removed: [{ personId: personId, memberId: 99, mayWatch: false }] };
  };
  return { table, spectators, watch, removePerson, personId };
}

/** Lets the queue of a table wait. `joining` resolves once so many more tasks wait in it: a spectator joins when they are recorded. */
function heldQueue(table: Table) {
  const held = Promise.withResolvers<void>();
  void table.queue(() => held.promise);
  const queue = vi.spyOn(table, 'queue');
  const joining = (count: number) => vi.waitFor(() => expect(queue.mock.calls.length).toBeGreaterThanOrEqual(count));
  return { joining, release: held.resolve };
}

test('a spectator who is turned away when they come back leaves nothing behind, if their old connection has closed', async () => {
  const { table, spectators, watch, removePerson } = await watchedTable();
  const old = await watch();
  expect(spectators.status()?.people).toHaveLength(1);
  const { joining, release } = heldQueue(table);
  const again = watch().catch(() => 'turned away');
  await joining(1);
  await old.leave();
  removePerson();
  release();
  expect(await again).toBe('turned away');
  await vi.waitFor(() => expect(spectators.clients).toHaveLength(0));
  expect(spectators.status()?.people).toEqual([]);
});

test('a spectator whose two new connections are turned away stays registered with the old one', async () => {
  const { table, spectators, watch, removePerson } = await watchedTable();
  await watch();
  const { joining, release } = heldQueue(table);
  const first = watch().catch(() => 'turned away');
  await joining(1);
  const second = watch().catch(() => 'turned away');
  await joining(2);
  removePerson();
  release();
  expect(await Promise.all([first, second])).toEqual(['turned away', 'turned away']);
  await vi.waitFor(() => expect(spectators.clients).toHaveLength(1));
  expect(spectators.status()?.people).toHaveLength(1);
});

test('a spectator who is shown out while they come again loses the old connection too', async () => {
  const { table, spectators, watch, personId } = await watchedTable();
  const old = await watch();
  const closed = new Promise<number>((resolve) => void old.onLeave(resolve));
  const { joining, release } = heldQueue(table);
  const again = watch().catch(() => 'turned away');
  await joining(1);
  spectators.disconnectPerson(personId, CLOSE_CODES.unwatched);
  release();
  expect(await again).toBe('turned away');
  expect(await closed).toBe(CLOSE_CODES.unwatched);
  await vi.waitFor(() => expect(spectators.clients).toHaveLength(0));
  expect(spectators.status()?.people).toEqual([]);
});

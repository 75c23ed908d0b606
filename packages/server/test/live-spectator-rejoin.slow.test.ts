import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { tableSchema } from '@hundredfold/shared/schema/table.ts';
import { expect, test, vi } from 'vitest';
import { personIdOf } from '../src/colyseus/auth.ts';
import { loadedTable } from '../src/colyseus/loaded-tables.ts';
import { SPECTATOR_ROOM, SpectatorRoom, spectatorRoom } from '../src/colyseus/spectator-room.ts';
import { newClient, newSecret } from './live-player.ts';
import { liveServer } from './live-server.ts';
import { oneMove, seated, tableFor } from './live-table.ts';

test('a spectator who is turned away when they come back leaves nothing behind, if their old connection has closed', async () => {
  const live = await liveServer([modFour]);
  try {
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
    const { Table } = tableSchema(modFour, 'open');
    const watch = () => newClient(live.address).joinById(id, { key, name: 'Wim', protocol: PROTOCOL }, Table);
    const old = await watch();
    old.reconnection.enabled = false;
    expect(spectators.sight()?.people).toHaveLength(1);

    const { table } = loadedTable(code)!;
    const held = Promise.withResolvers<void>();
    const queue = vi.spyOn(table, 'queue');
    void table.queue(() => held.promise);
    const again = watch().catch(() => 'turned away');
    await vi.waitFor(() => expect(queue.mock.calls.length).toBeGreaterThan(1)); // The room waits until it has recorded the spectator.
    await old.leave();
    table.value = { ...table.value, removed: [{ person: personIdOf(key), mayWatch: false }] };
    held.resolve();
    expect(await again).toBe('turned away');
    await vi.waitFor(() => expect(spectators.clients).toHaveLength(0));
    expect(spectators.sight()?.people).toEqual([]);
  } finally {
    await live.close();
  }
});

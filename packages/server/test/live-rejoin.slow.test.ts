import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadedTable } from '../src/colyseus/loaded-tables.ts';
import { join } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { oneMove, seated, tableFor } from './kit/live-table.ts';

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer([modFour]);
});
afterAll(() => live.close());

test('a player whose old connection ends while the new one waits for the table is here, and plays on', async () => {
  const code = await tableFor(live, modFour, { target: 50 });
  const players = await seated(live, modFour, code);
  await players[0]!.ask('start');
  const { table } = loadedTable(code)!;
  const held = Promise.withResolvers<void>();
  const queue = vi.spyOn(table, 'queue');
  void table.queue(() => held.promise);

  const again = join(live.address, modFour, code, players[0]!.secret);
  await vi.waitFor(() => expect(queue.mock.calls.length).toBe(2));
  await players[0]!.drop();
  await vi.waitFor(() => expect(queue.mock.calls.length).toBe(3));
  held.resolve();
  const back = await again;
  await table.queue(() => undefined);
  expect(table.value.seating.people.map(({ presence }) => presence)).toEqual(['here', 'here', 'here', 'here']);
  const now = [back, ...players.slice(1)];
  for (let moves = 0; moves < 4; moves++) expect(await oneMove(modFour, now)).not.toBeNull();

  await back.drop();
  await players[1]!.sees(({ seats }) => seats[0]?.status === 'away');
});

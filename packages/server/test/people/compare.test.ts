import type { Game } from '@hundredfold/shared/core/game.ts';
import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { join, newSecret, type Player } from '../live-player.ts';
import { type LiveServer, liveServer } from '../live-server.ts';
import { oneMove, tableFor, together } from '../live-table.ts';
import { faultsSeen } from './compare.ts';
import type { Guest } from './plan.ts';

const game: Game = foursquare;

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer([game]);
});
afterAll(() => live.close());

/** Ann plays alone to the end; before that she puts the table on the list while Ben watches, who may not hear of it. */
async function evening(isDeaf = false) {
  const code = await tableFor(live, game, {}, false);
  const comes = async (name: string) => {
    const guest: Guest = { name, kind: 'steady', secret: newSecret(), seed: 1 };
    return { guest, line: await join(live.address, game, code, guest.secret, name) };
  };
  const people = [await comes('Ann'), await comes('Ben')];
  const [ann, ben] = people.map(({ line }) => line) as [Player, Player];
  await ann.ask('sit', { seat: 0 });
  await ann.ask('start');
  await together([ann, ben]);
  if (isDeaf) missOne(ben);
  await ann.ask('open', { open: true });
  while ((await oneMove(game, [ann])) !== null);
  await together([ann, ben]);
  const record = (await live.context.archive.record(ann.state.record))!;
  const plan = { game, seats: 1, options: {}, pace: 'free', guests: [] } as const;
  return { table: { address: live.address, code, plan }, people, record };
}

/** The next that is sent to somebody does not come through. */
function missOne({ room: { connection } }: Player): void {
  const { events } = connection;
  const { onmessage = null } = events;
  events.onmessage = () => {
    events.onmessage = onmessage;
  };
}

test('who heard every patch sees the same as who comes now', async () => {
  const { table, people, record } = await evening();
  expect(await faultsSeen(table, people, record)).toEqual([]);
});

test('a client that has lost one patch is found', async () => {
  const { table, people, record } = await evening(true);
  expect(await faultsSeen(table, people, record)).toEqual([`${table.code}: Ben sees another table`]);
});

test('an end that the record does not tell is found', async () => {
  const { table, people, record } = await evening();
  const shorter = { ...record, steps: record.steps.slice(0, -1) };
  expect(await faultsSeen(table, people, shorter)).toEqual(
    ['Ann', 'Ben'].map((name) => `${table.code}: ${name} sees another end`),
  );
});

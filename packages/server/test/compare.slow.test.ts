import type { Game } from '@hundredfold/shared/core/game.ts';
import { foursquare } from '@hundredfold/shared/games/foursquare/index.ts';
import { expect, test } from 'vitest';
import { join, newSecret, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { oneMove, tableFor, together } from './kit/live-table.ts';
import { faultsSeen } from './kit/world/faults-seen.ts';
import type { Guest } from './kit/world/plan.ts';

const game: Game = foursquare;

const live = liveServerForFile([game]);

async function session(missesPatch = false) {
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
  if (missesPatch) missOne(ben);
  await ann.ask('set', { open: true });
  while ((await oneMove(game, [ann])) !== null);
  await together([ann, ben]);
  const record = (await live.context.storage.record(ann.state.record))!;
  const plan = { game, seats: 1, options: {}, pace: 'free', guests: [] } as const;
  return { table: { address: live.address, code, plan }, people, record };
}

function missOne({ room: { connection } }: Player): void {
  const { events } = connection;
  const { onmessage = null } = events;
  events.onmessage = () => {
    events.onmessage = onmessage;
  };
}

test('a client that received every patch sees the same as a new client', async () => {
  const { table, people, record } = await session();
  expect(await faultsSeen(table, people, record)).toEqual([]);
});

test('a client that has lost one patch is found', async () => {
  const { table, people, record } = await session(true);
  expect(await faultsSeen(table, people, record)).toEqual([`${table.code}: Ben sees another table`]);
});

test('an end that differs from the record is found', async () => {
  const { table, people, record } = await session();
  const shorter = { ...record, steps: record.steps.slice(0, -1) };
  expect(await faultsSeen(table, people, shorter)).toEqual(
    ['Ann', 'Ben'].map((name) => `${table.code}: ${name} sees another end`),
  );
});

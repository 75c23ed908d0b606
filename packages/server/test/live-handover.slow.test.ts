import { hundredRummy } from '@hundredfold/shared/games/hundred-rummy/index.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { personIdOf } from '../src/colyseus/auth.ts';
import { join, newClient, newSecret, type Player } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { oneMove, seated, seesTheTruth, tableFor } from './kit/live-table.ts';

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer([modFour, hundredRummy]);
});
afterAll(() => live.close());

const back = (code: string, { secret }: Player) => join(live.address, hundredRummy, code, secret);

/** Follows as a page does: it looks up the table, and joins. */
async function followTable(code: string, player: Player): Promise<Player> {
  expect(await player.closed).toBe(CLOSE_CODES.otherRoom);
  expect(await live.directory.load(code)).toBe(hundredRummy.id);
  return back(code, player);
}

test('a table changes its game between two games: everyone finds it under the same code, with their number and their seat', async () => {
  const code = await tableFor(live, modFour, { target: 2 }, false);
  const players = await seated(live, modFour, code);
  const [ann] = players;
  const wim = await join(live.address, modFour, code, undefined, 'Wim');
  const eve = await join(live.address, modFour, code, undefined, 'Eve');
  await ann?.ask('remove', { person: eve.memberId });
  await ann?.ask('start');
  while ((await oneMove(modFour, players)) !== null);
  await ann?.ask('arrange', { game: hundredRummy.id, seats: 3 });

  const again = await Promise.all([...players, wim].map((player) => followTable(code, player)));
  expect(again.map(({ memberId }) => memberId)).toEqual([...players, wim].map(({ memberId }) => memberId));
  expect(again.map((player) => player.seat())).toEqual([0, 1, 2, null, null]);
  const [host] = again;
  expect(host?.state).toMatchObject({ phase: 'gathering', host: host?.memberId, version: 0 });
  await expect(back(code, eve)).rejects.toThrow('removed');

  await host?.ask('start');
  for (let moves = 0; moves < 6; moves++) expect(await oneMove(hundredRummy, again)).not.toBeNull();
  for (const player of again) await seesTheTruth(live, hundredRummy, code, player);
});

test('a lookup of a moving table waits for it, and there is only one of it', async () => {
  const code = await tableFor(live, modFour, {}, false);
  const ann = await join(live.address, modFour, code);
  const tables = live.directory.loadedCount();
  await ann.ask('arrange', { game: hundredRummy.id });
  expect(new Set(await Promise.all(Array.from({ length: 5 }, () => live.directory.load(code))))).toEqual(
    new Set([hundredRummy.id]),
  );
  expect(live.directory.loadedCount()).toBe(tables);
});

test('a person who asks to be forgotten while their table moves to another room is a stranger there', async () => {
  const code = await tableFor(live, modFour, {}, false);
  const [ann, ben] = await seated(live, modFour, code);
  const elsewhere = await tableFor(live, modFour, {}, false);
  const there = await join(live.address, modFour, elsewhere, ben!.secret, 'Ben');
  await there.ask('sit', { seat: 0 });
  await ann!.ask('arrange', { game: hundredRummy.id, seats: 3 });
  await live.directory.forget(personIdOf(ben!.secret));
  expect(await there.closed).toBe(CLOSE_CODES.forgotten);
  expect((await followTable(code, ann!)).seat()).toBe(0);
  const again = await followTable(code, ben!);
  expect(again.seat()).toBeNull();
  for (const each of [code, elsewhere]) {
    expect(JSON.stringify(await live.context.storage.loadTable(each))).not.toContain(personIdOf(ben!.secret));
  }
});

test('a client that looked it up before comes to a room of another game, and is told so', async () => {
  const code = await tableFor(live, hundredRummy, {}, false);
  const visitor = { key: newSecret(), name: 'Ann', protocol: PROTOCOL, game: modFour.id };
  await expect(newClient(live.address).joinById(code, visitor)).rejects.toMatchObject({ code: CLOSE_CODES.otherRoom });
});

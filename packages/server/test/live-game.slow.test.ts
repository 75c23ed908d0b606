import { setTimeout as sleep } from 'node:timers/promises';
import { hundredRummy } from '@hundredfold/games/hundred-rummy/rules/index.ts';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { describe, expect, test, vi } from 'vitest';
import { loadedTable } from '../src/colyseus/table-room.ts';
import { personIdOf } from '../src/identity/person-id.ts';
import { join, newClient, newSecret, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { choices, midGame, moverOf, oneMove, seated, seesTheTruth, tableFor, together } from './kit/live-table.ts';

const game: Game = modFour;
const GRACE = 0.15;

const live = liveServerForFile(TEST_GAMES, { graceSeconds: GRACE });

const comeBack = (code: string, player: Player) => join(live.address, game, code, player.secret, 'Back');
const midHand = async (moves = 7) => midGame(live, game, await tableFor(live, game, { target: 50 }), moves);

test('a whole game, while connections drop at random and someone comes late, is the same for everyone, and so is the next one', async () => {
  const chance = seeded(2);
  const code = await tableFor(live, game, { mode: 'partnership', deck: 'spanish-48', target: 9 });
  const players = await seated(live, game, code);
  const spectator = await join(live.address, game, code);
  await players[0]!.ask('start');
  for (let moves = 0; (await oneMove(game, [...players, spectator])) !== null; moves++) {
    if (chance.below(8) === 0) {
      const seat = chance.below(4);
      await players[seat]!.drop();
      players[seat] = await comeBack(code, players[seat]!);
      expect(players[seat].seat()).toBe(seat);
    }
    if (moves === 10) players.push(await join(live.address, game, code, undefined, 'Late'));
    await together([...players, spectator]);
    for (const viewer of [...players, spectator]) await seesTheTruth(live, game, code, viewer);
  }
  for (const player of players.slice(0, 4)) await player.ask('rematch');
  await together([...players, spectator]);
  expect(spectator.state).toMatchObject({ matchNumber: 2, phase: 'playing', record: '', outcome: '' });
  for (const viewer of [...players, spectator]) await seesTheTruth(live, game, code, viewer);
});

const PATCH = 15;

test('a move is one patch for each viewer, of a few bytes', async () => {
  const { code, players } = await midHand(0);
  const viewers = [...players, await join(live.address, game, code)];
  await together(viewers);
  const before = viewers.map(({ frames }) => frames.length);
  const MOVES = 53; // The moves are a cut with its deal, and every card of the deck.
  for (let moves = 0; moves < MOVES; moves++) await oneMove(game, viewers);
  await together(viewers);
  const patches = viewers.map(({ frames }, index) => frames.slice(before[index]).filter(([type]) => type === PATCH));
  expect(patches.map((each) => each.length)).toEqual(Array(5).fill(MOVES));
  const sizes = patches.map((each) => each.reduce((sum, frame) => sum + frame.length, 0) / MOVES);
  const [seat, watcher] = [sizes.slice(0, 4).reduce((sum, size) => sum + size, 0) / 4, sizes[4]!];
  process.stdout.write(`bytes a move: ${seat.toFixed(1)} to a seat, ${watcher.toFixed(1)} to a watcher\n`);
  expect(seat).toBeLessThan(24);
  expect(watcher).toBeLessThan(20.5);
});

test('a move is made although its player leaves in the same packet', async () => {
  const { code, players } = await midHand(0);
  const { table } = loadedTable(code)!;
  const [turns, mover] = [table.past.length, moverOf(game, players)];
  void mover.act(choices(game, mover)[0]!).catch(() => undefined);
  void mover.room.leave();
  await vi.waitFor(() => expect(table.past.length).toBeGreaterThan(turns), 5000);
  expect(table.past[turns]!.intent, 'a bot has made it').not.toBeNull();
});

describe('the same person', () => {
  test('in a second window has the seat there, and the first window is closed', async () => {
    const { code, players } = await midHand();
    const second = await comeBack(code, players[1]!);
    expect(await players[1]!.closed).toBe(CLOSE_CODES.elsewhere);
    expect(second.seat()).toBe(1);
    await sleep(GRACE * 2000);
    expect(second.state.seats[1]!.status).toBe('here');
    await seesTheTruth(live, game, code, second);
  });

  test('is here, and plays on, if their old connection ends while the new one waits for the table', async () => {
    const { code, players } = await midHand(0);
    const { table } = loadedTable(code)!;
    const held = Promise.withResolvers<void>();
    const queue = vi.spyOn(table, 'queue');
    void table.queue(() => held.promise);

    const again = comeBack(code, players[0]!);
    await vi.waitFor(() => expect(queue.mock.calls.length).toBe(2));
    await players[0]!.drop();
    await vi.waitFor(() => expect(queue.mock.calls.length).toBe(3));
    held.resolve();
    const back = await again;
    await table.queue(() => undefined);
    expect(table.value.seating.people.map(({ presence }) => presence)).toEqual(['here', 'here', 'here', 'here']);
    const now = [back, ...players.slice(1)];
    for (let moves = 0; moves < 4; moves++) expect(await oneMove(game, now)).not.toBeNull();
    await back.drop();
    await players[1]!.sees(({ seats }) => seats[0]?.status === 'away');
  });
});

describe('on joining', () => {
  test('a client of another version is told so', async () => {
    const code = await tableFor(live, game);
    const joining = join(live.address, game, code, undefined, 'Old', 0);
    await expect(joining).rejects.toMatchObject({ code: CLOSE_CODES.outdated });
  });

  test('nobody ever receives a secret, its hash or a session', async () => {
    const { players } = await midHand(1);
    const bytes = Buffer.concat(players.flatMap(({ frames }) => frames)).toString('latin1');
    for (const { secret, room } of players) {
      for (const hidden of [secret, room.sessionId, personIdOf(secret)]) expect(bytes).not.toContain(hidden);
    }
  });
});

describe('a table that changes its game between two games', () => {
  const back = (code: string, { secret }: Player) => join(live.address, hundredRummy, code, secret);

  async function followTable(code: string, player: Player): Promise<Player> {
    expect(await player.closed).toBe(CLOSE_CODES.otherRoom);
    expect(await live.directory.load(code)).toBe(hundredRummy.id);
    return back(code, player);
  }

  test('is found by everyone under the same code, with their number and their seat', async () => {
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

  test('does not know a person any more who asks to be forgotten meanwhile', async () => {
    const code = await tableFor(live, modFour, {}, false);
    const [ann, ben] = await seated(live, modFour, code);
    const elsewhere = await tableFor(live, modFour, {}, false);
    const there = await join(live.address, modFour, elsewhere, ben!.secret, 'Ben');
    await there.ask('sit', { seat: 0 });
    await ann!.ask('arrange', { game: hundredRummy.id, seats: 3 });
    await live.directory.forget(personIdOf(ben!.secret));
    expect(await there.closed).toBe(CLOSE_CODES.forgotten);
    expect((await followTable(code, ann!)).seat()).toBe(0);
    expect((await followTable(code, ben!)).seat()).toBeNull();
    for (const each of [code, elsewhere]) {
      expect(JSON.stringify(await live.context.storage.loadTable(each))).not.toContain(personIdOf(ben!.secret));
    }
  });

  test('tells a client that looked it up before that its room has another game', async () => {
    const code = await tableFor(live, hundredRummy, {}, false);
    const visitor = { key: newSecret(), name: 'Ann', protocol: PROTOCOL, game: modFour.id };
    await expect(newClient(live.address).joinById(code, visitor)).rejects.toMatchObject({ code: CLOSE_CODES.otherRoom });
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { replay } from '@hundredfold/shared/core/record.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { fieldsByName } from '@hundredfold/shared/schema/table.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { type LiveServer, liveServer } from './kit/live-server.ts';
import { choices, oneMove, seated, seesTheTruth, tableFor, together } from './kit/live-table.ts';

const game: Game = modFour;
const GRACE = 0.15;

let live: LiveServer;
beforeAll(async () => {
  live = await liveServer(TEST_GAMES, { graceSeconds: GRACE });
});
afterAll(() => live.close());

const comeBack = (code: string, player: Player) => join(live.address, game, code, player.secret, 'Back');

describe('whole games', () => {
  test.each([
    ['cutthroat', 'french-32', 7, 1],
    ['partnership', 'spanish-48', 9, 2],
    ['cutthroat', 'french-52', 5, 3],
  ])('%s with %s to %i points, while connections drop at random', async (mode, deck, target, seed) => {
    const chance = seeded(seed);
    const code = await tableFor(live, game, { mode, deck, target });
    const players = await seated(live, game, code);
    const spectator = await join(live.address, game, code);
    await players[0]!.ask('start');
    for (let moves = 0; (await oneMove(game, [...players, spectator])) !== null; moves++) {
      if (chance.below(8) === 0) {
        const seat = chance.below(4);
        await players[seat]!.drop();
        if (chance.below(2) === 0) await sleep(chance.below(40));
        players[seat] = await comeBack(code, players[seat]!);
        expect(players[seat].seat()).toBe(seat);
      }
      if (moves === 10) players.push(await join(live.address, game, code, undefined, 'Late'));
      await together([...players, spectator]);
      for (const viewer of [...players, spectator]) await seesTheTruth(live, game, code, viewer);
    }
    const record = await live.context.storage.record(spectator.state.record);
    expect([...replay(game, record!)].at(-1)!.game.outcome([...replay(game, record!)].at(-1)!.state)).toEqual(
      JSON.parse(spectator.state.outcome),
    );
    for (const player of players.slice(0, 4)) await player.ask('rematch');
    await together([...players, spectator]);
    expect(spectator.state).toMatchObject({ round: 2, phase: 'playing', record: '', outcome: '' });
    expect(players.slice(0, 4).map((player) => player.seat())).toEqual([0, 1, 2, 3]);
    for (const viewer of [...players, spectator]) await seesTheTruth(live, game, code, viewer);
  });

  test('by one person with three bots, to the record', async () => {
    const code = await tableFor(live, game, { target: 3 });
    const ann = await join(live.address, game, code);
    await ann.ask('sit', { seat: 0 });
    for (const seat of [1, 2, 3]) await ann.ask('fill', { seat });
    expect(ann.state.seats.map(({ status }) => status)).toEqual(['here', 'bot', 'bot', 'bot']);
    await ann.ask('start');
    while (ann.state.phase === 'playing') {
      await ann.sees((state) => state.phase !== 'playing' || choices(game, ann).length > 0);
      const [action] = choices(game, ann);
      if (action !== undefined) await ann.act(action);
    }
    expect(await live.context.storage.record(ann.state.record)).not.toBeNull();
  });
});

const PATCH = 15;

describe('a move', () => {
  test('is one patch for each viewer, of a few bytes', async () => {
    const code = await tableFor(live, game, { target: 50 });
    const players = await seated(live, game, code);
    const viewers = [...players, await join(live.address, game, code)];
    await players[0]!.ask('start');
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
});

async function midHand(moves = 7): Promise<{ code: string; players: Player[] }> {
  const code = await tableFor(live, game, { target: 50 });
  const players = await seated(live, game, code);
  await players[0]!.ask('start');
  for (let count = 0; count < moves; count++) await oneMove(game, players);
  await together(players);
  return { code, players };
}

describe('the same person', () => {
  test('has the same seat and the same hand after reloading in the middle of a hand', async () => {
    const { code, players } = await midHand();
    const before = players[2]!.view();
    await players[2]!.drop();
    const back = await comeBack(code, players[2]!);
    expect(back.memberId).toBe(players[2]!.memberId);
    expect(back.view()).toEqual(before);
    expect((before.seats[2]!.hand as unknown[]).length).toBeGreaterThan(5);
    players[2] = back;
    await oneMove(game, players);
    await together(players);
    for (const player of players) await seesTheTruth(live, game, code, player);
  });

  test('is shown as away, is replaced by a bot after the grace time, and has the seat again when they are back', async () => {
    const { code, players } = await midHand(4);
    const [gone, other] = [players[3]!, players[0]!];
    await gone.drop();
    await other.sees((state) => state.seats[3]!.status === 'away');
    await other.sees((state) => state.seats[3]!.status === 'held');
    const here = players.slice(0, 3);
    for (let moves = 0; moves < 6; moves++) {
      await other.sees(() => !other.view().toAct.includes(3));
      await oneMove(game, here);
    }
    const back = await comeBack(code, gone);
    await other.sees((state) => state.seats[3]!.status === 'here');
    expect([back.seat(), back.state.seats[3]!.name]).toEqual([3, 'Back']);
    await together([...here, back]);
    await seesTheTruth(live, game, code, back);
  });

  test('in a second window has the seat there, and the first window is closed', async () => {
    const { code, players } = await midHand();
    const second = await comeBack(code, players[1]!);
    expect(await players[1]!.closed).toBe(CLOSE_CODES.elsewhere);
    expect(second.seat()).toBe(1);
    await sleep(GRACE * 2000);
    expect(second.state.seats[1]!.status).toBe('here');
    await seesTheTruth(live, game, code, second);
  });

  test('may come back to their seat after leaving for good in the middle of a game', async () => {
    const { code, players } = await midHand();
    await players[1]!.room.leave(true);
    await players[0]!.sees((state) => state.seats[1]!.status === 'held');
    expect((await comeBack(code, players[1]!)).seat()).toBe(1);
  });
});

describe('before the start', () => {
  test('people change seats, watch and leave, and never see another hand', async () => {
    const code = await tableFor(live, game, { target: 1 });
    const players = await seated(live, game, code);
    await players[0]!.ask('stand');
    await players[1]!.ask('sit', { seat: 0 });
    await players[2]!.room.leave(true);
    await players[3]!.sees((state) => state.seats[2]!.status === 'empty');
    expect([...players[3]!.state.watchers.values()].map(({ name }) => name)).toEqual(['Player 0']);
    await players[0]!.ask('sit', { seat: 1 });
    await players[0]!.ask('fill', { seat: 2 });
    await players[0]!.ask('start');
    const here = [players[0]!, players[1]!, players[3]!];
    await together(here);
    while (here[0]!.state.phase === 'playing') {
      await here[0]!.sees((state) => state.phase !== 'playing' || !here[0]!.view().toAct.includes(2));
      await together(here);
      for (const player of here) {
        await seesTheTruth(live, game, code, player);
        const own = player.seat();
        player.state.seats.forEach((seat, index) => {
          if (index !== own) expect(fieldsByName(seat).handCards || '').toBe('');
        });
      }
      await oneMove(game, here);
    }
  });

  test('a player who changes seats between two games receives the hand of the new seat alone', async () => {
    const code = await tableFor(live, game, { target: 1 });
    const players = await seated(live, game, code);
    await players[0]!.ask('start');
    while ((await oneMove(game, players)) !== null);
    await players[0]!.ask('stand');
    await players[1]!.ask('sit', { seat: 0 });
    await players[0]!.ask('sit', { seat: 1 });
    for (const player of players.slice(0, 4)) await player.ask('rematch');
    await together(players);
    expect(players.map((player) => player.seat())).toEqual([1, 0, 2, 3]);
    for (const player of players) await seesTheTruth(live, game, code, player);
    await oneMove(game, players);
    await together(players);
    for (const player of players) await seesTheTruth(live, game, code, player);
  });
});

describe('on joining', () => {
  test('a client of another version is told so', async () => {
    const code = await tableFor(live, game);
    const joining = join(live.address, game, code, undefined, 'Old', 0);
    await expect(joining).rejects.toMatchObject({ code: CLOSE_CODES.outdated });
  });

  test.each([
    ['no key', { name: 'Ann' }],
    ['a short key', { key: 'short', name: 'Ann' }],
    ['a name that is none', { key: 'k'.repeat(22), name: '\u200b' }],
    ['more than is asked for', { key: 'k'.repeat(22), name: 'Ann', seat: 2 }],
  ])('a client with %s is rejected', async (_, options) => {
    const code = await tableFor(live, game);
    const answer = await fetch(`${live.address}/matchmake/joinById/${code}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...options, protocol: 1 }),
    });
    expect(answer.status).toBe(400);
  });

  test('nobody ever receives a secret, its hash or a session', async () => {
    const { players } = await midHand(1);
    const bytes = Buffer.concat(players.flatMap(({ frames }) => frames)).toString('latin1');
    for (const { secret, room } of players) {
      expect(bytes).not.toContain(secret);
      expect(bytes).not.toContain(room.sessionId);
    }
    const [first] = (await live.context.storage.loadTable(players[0]!.room.roomId))!.seats;
    expect(bytes).not.toContain((first as { person: string }).person);
  });
});

// Threats (docs/security.md): D1, D9, M1.
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker } from '@colyseus/core';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { describe, expect, test, vi } from 'vitest';
import { join, type Player } from './kit/live-player.ts';
import { liveServerForFile } from './kit/live-server.ts';
import { choices, midGame, moverOf, oneMove, seesTheTruth, tableFor, together } from './kit/live-table.ts';

const game: Game = modFour;

const LIMIT = 200;
const live = liveServerForFile([game], { messagesPerSecond: LIMIT });
const midHand = async (moves = 6) => midGame(live, game, await tableFor(live, game, { target: 50 }), moves);

const counted = (what: string) => live.counts()[what] ?? 0;
const stepsOf = async (code: string) =>
  (await live.context.storage.steps((await live.context.storage.loadTable(code))!.match!)).length;

describe('an intent', () => {
  test('that is stale, forged or malformed is refused with its id, counted, and changes nothing', async () => {
    const { code, players } = await midHand();
    const watcher = await join(live.address, game, code);
    const mover = moverOf(game, players);
    const other = players.find((player) => player !== mover)!;
    const action = choices(game, mover)[0]!;
    const act = { id: 'forged-intent', version: mover.state.version, action };
    const frames = other.frames.length;
    const before = await stepsOf(code);
    const cases: readonly [Player, string, unknown, string][] = [
      [mover, 'act', { ...act, id: 'forged-1', version: act.version - 1 }, 'stale'],
      [mover, 'act', { ...act, id: 'forged-2', version: act.version + 1 }, 'stale'],
      [other, 'act', { ...act, id: 'forged-3' }, 'not-your-turn'],
      [watcher, 'act', { ...act, id: 'forged-4' }, 'not-seated'],
      [other, 'act', { ...act, id: 'forged-5', seat: mover.seat() }, 'malformed'],
      [mover, 'act', { ...act, id: 'forged-6', action: { type: 'play', card: '1X' } }, 'malformed'],
      [mover, 'act', { ...act, id: 'forged-7', action: { ...action, seat: 1 } }, 'malformed'],
      [mover, 'act', { ...act, id: 'no' }, 'malformed'],
      [mover, 'act', { ...act, version: '2' }, 'malformed'],
      [mover, 'act', null, 'malformed'],
      [mover, 'sit', { seat: -1 }, 'malformed'],
      [mover, 'sit', { seat: 1.5 }, 'malformed'],
      [mover, 'fill', [1], 'malformed'],
      [mover, 'stand', 'please', 'malformed'],
      [watcher, 'start', undefined, 'not-host'],
      [players[0]!, 'start', undefined, 'already-playing'],
    ];
    for (const [player, name, payload, word] of cases) {
      const refused = counted(`refused ${word}`);
      await expect(player.askFor(name, payload)).rejects.toThrow(word);
      expect(counted(`refused ${word}`)).toBe(refused + 1);
    }
    expect(await stepsOf(code)).toBe(before);
    expect(other.state.version).toBe(act.version);
    expect(other.frames.slice(frames).filter((frame) => frame[0] === 15)).toEqual([]);
    await mover.act(action);
    await together([...players, watcher]);
    for (const player of [...players, watcher]) await seesTheTruth(live, game, code, player);
  });
});

describe('a full table', () => {
  test('admits no more spectators, but everyone with a seat', async () => {
    const { code, players } = await midHand(1);
    await players[2]!.drop();
    const watchers = await Promise.all(Array.from({ length: 50 }, () => join(live.address, game, code)));
    await expect(join(live.address, game, code)).rejects.toThrow();
    expect((await join(live.address, game, code, players[2]!.secret)).seat()).toBe(2);
    await watchers[0]!.drop();
    await players[0]!.sees((state) => state.watchers.size === 49);
    await join(live.address, game, code);
  });
});

describe('a table that waits for players', () => {
  test('has room for people who want to sit, however many watch; others are told that it is full', async () => {
    const code = await tableFor(live, game);
    await Promise.all(Array.from({ length: 50 }, () => join(live.address, game, code)));
    const friends: Player[] = [];
    for (let seat = 0; seat < 4; seat++) {
      const friend = await join(live.address, game, code);
      await friend.ask('sit', { seat });
      friends.push(friend);
    }
    expect(friends.map((friend) => friend.seat())).toEqual([0, 1, 2, 3]);
    await expect(join(live.address, game, code)).rejects.toMatchObject({ code: CLOSE_CODES.full });
  });
});

describe('garbage', () => {
  const request = (name: string, ...payload: number[]) =>
    Uint8Array.from([21, 7, 0xa0 | name.length, ...Buffer.from(name), ...payload]);
  const frames: readonly [string, Uint8Array | string][] = [
    ['a request that cannot be unpacked', request('act', 0xc1)],
    ['a request cut short', request('act', 0x83, 0xa2)],
    ['a request with an unknown name', request('cheat', 0x80)],
    ['a request by the name of a prototype', request('__proto__', 0x80)],
    ['a message instead of a request', Uint8Array.from([13, 0xa5, ...Buffer.from('start')])],
    ['an unknown message', Uint8Array.from([13, 0xa3, ...Buffer.from('abc'), 0x2a])],
    ['bytes for no handler', Uint8Array.from([17, 0xa3, ...Buffer.from('abc'), 1, 2, 3])],
    ['an input', Uint8Array.from([19, 1, 2, 3])],
    ['a state', Uint8Array.from([14, 0x80, 0x2a])],
    ['a frame of an unknown kind', Uint8Array.from([0xff, 1, 2, 3])],
    ['an empty frame', Uint8Array.from([])],
    ['text', 'hello'],
  ];

  test('is counted and changes nothing', async () => {
    const { code, players } = await midHand(2);
    const bad = () => counted('garbage') + counted('refused malformed');
    const before = await stepsOf(code);
    for (const [what, frame] of frames) {
      const already = bad();
      players[3]!.throwIn(frame);
      await vi.waitFor(() => expect(bad(), what).toBe(already + 1));
      players[3] = await join(live.address, game, code, players[3]!.secret);
      expect(bad(), what).toBe(already + 1);
    }
    expect(await stepsOf(code)).toBe(before);
    expect(await oneMove(game, players)).not.toBeNull();
    await together(players);
    for (const player of players) await seesTheTruth(live, game, code, player);
  });

  test('a client that asks too fast is refused, one that does not stop is cut off, and the others play on', async () => {
    const { code, players } = await midHand(1);
    const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const asked = Array.from({ length: LIMIT * 2 }, () => players[1]!.ask('me').catch((error: Error) => error.message));
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'too-fast').length).toBeGreaterThanOrEqual(LIMIT);
    stopped.mockRestore();
    const { closed } = players[1]!;
    let isClosed = false;
    void closed.then(() => {
      isClosed = true;
    });
    while (!isClosed) {
      for (let more = 0; more < LIMIT * 4; more++) players[1]!.throwIn(request('me', 0xc0));
      await sleep(20);
    }
    expect(await closed).toBe(4002);
    players[1] = await join(live.address, game, code, players[1]!.secret);
    expect(await oneMove(game, players)).not.toBeNull();
  });
});

describe('an unloaded table', () => {
  test('is one to which nobody has come back, and is loaded with the same seats and hands', async () => {
    const timers = vi.spyOn(live.context.clock, 'after');
    const { code, players } = await midHand(1);
    await Promise.all(players.map((player) => player.drop()));
    // The timer is started when the table is created, cancelled when the first person joins, and started again when the last has
    // left.
    const unloadTimers = () => timers.mock.calls.flatMap(([delay, run]) => (delay === 30_000 ? [run] : []));
    await vi.waitFor(() => expect(unloadTimers()).toHaveLength(2));
    const unload = unloadTimers()[1]!;
    timers.mockRestore();
    unload();
    await vi.waitFor(() => expect(matchMaker.getLocalRoomById(code)).toBeUndefined());
    expect(await live.directory.load(code)).toBe(game.id);
    const back = await join(live.address, game, code, players[3]!.secret);
    expect(back.seat()).toBe(3);
    await seesTheTruth(live, game, code, back);
  });
});

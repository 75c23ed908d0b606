// Threats (docs/security.md): D1, G5d, H7.
import type { Room } from '@colyseus/sdk';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { ChatMessage } from '@hundredfold/shared/protocol/chat.ts';
import { type SpectatorRoomKind, type SpectatorSettings, spectatorRoomId } from '@hundredfold/shared/protocol/spectators.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { gameCodec } from '@hundredfold/shared/schema/codec.ts';
import { readView } from '@hundredfold/shared/schema/state-writer.ts';
import { fieldsByName } from '@hundredfold/shared/schema/table.ts';
import { describe, expect, test, vi } from 'vitest';
import { loadedTable } from '../src/colyseus/table-room.ts';
import { handOverTable } from '../src/directory/hand-over-table.ts';
import { askRoom, join, joinSpectators, newSecret, type Player } from './kit/live-player.ts';
import { makeTable, oneMove, type PlayedTable, seated } from './kit/live-table.ts';
import { serverForFile } from './kit/server.ts';

const game: Game = modFour;
const DELAY = 4;
const late: SpectatorSettings = { watch: 'late', delay: DELAY };

const context = serverForFile();

/** Seats four people at a table before its game. With so few points the game may be over after two tricks. */
async function seatFour(watching: SpectatorSettings, target = 2): Promise<PlayedTable> {
  const code = await makeTable(context.address, { game: game.id, options: { target } });
  const players = await seated(context, game, code);
  await players[0]!.ask('set', { watching });
  return { code, players };
}

/** Watches from a spectator room. */
async function watchFrom(code: string, kind: SpectatorRoomKind, secret = newSecret()) {
  const room = await joinSpectators(context.address, game, { code, kind }, secret);
  const closed = new Promise<number>((resolve) => room.onLeave(resolve));
  return { room, closed };
}

const lookAtHands = (code: string, secret = newSecret()) => watchFrom(code, 'hands', secret);

const closeCode = (error: unknown): unknown => (error as { code?: unknown }).code;

describe('all hands, late', () => {
  test('are not for players of the table, and end for a spectator who sits down', async () => {
    const { code, players } = await seatFour(late);
    const wim = newSecret();
    await players[0]!.ask('start');
    const refused = await lookAtHands(code, players[1]!.secret).catch(closeCode);
    expect(refused).toBe(CLOSE_CODES.unwatched);
    const { closed } = await lookAtHands(code, wim);
    while ((await oneMove(game, players)) !== null);
    await players[3]!.ask('stand');
    await (await join(context.address, game, code, wim, 'Wim')).ask('sit', { seat: 3 });
    expect(await closed).toBe(CLOSE_CODES.unwatched);
  });

  test('are still shown after the table has moved to another process, whose room is looked up again', async () => {
    const { code, players } = await seatFour(late);
    const wim = newSecret();
    await players[0]!.ask('start');
    const before = await lookAtHands(code, wim);
    await handOverTable(loadedTable(code)!, async () => undefined);
    expect(await before.closed).toBe(CLOSE_CODES.otherRoom);
    expect(await Promise.all(players.map(({ closed }) => closed))).toEqual(players.map(() => CLOSE_CODES.otherRoom));
    await vi.waitFor(() => expect(loadedTable(code)).toBeUndefined());
    const { room } = await lookAtHands(code, wim);
    await vi.waitFor(() => expect(room.state.seats).toHaveLength(4));
  });

  test('are looked for elsewhere by a spectator who comes while the table moves, which is no bug', async () => {
    const { code, players } = await seatFour(late, 20);
    await players[0]!.ask('start');
    const { room } = await lookAtHands(code);
    for (let moves = 0; moves <= DELAY; moves++) await oneMove(game, players);
    await vi.waitFor(() => expect(room.state.version).toBeGreaterThan(0));
    loadedTable(code)!.table.isClosed = true;
    expect(await lookAtHands(code, newSecret()).catch(closeCode)).toBe(CLOSE_CODES.otherRoom);
  });

  test('are never revealed by a new name: a spectator who has seen them comes to the table under the old name', async () => {
    const { code, players } = await seatFour(late);
    const wim = newSecret();
    await players[0]!.ask('start');
    await lookAtHands(code, wim);
    await join(context.address, game, code, wim, 'Ann has aces');
    await players[0]!.sees(({ watchers }) => watchers.size === 1);
    const names = [...players[0]!.state.watchers.values()].map(({ name }) => name);
    expect(names).toEqual(['Wim']);
  });

  test('accept no requests, and everyone at the table sees the number of spectators', async () => {
    const { code, players } = await seatFour(late);
    await players[0]!.ask('start');
    const { room } = await lookAtHands(code, newSecret());
    await lookAtHands(code, newSecret());
    await players[2]!.sees(({ handsSpectators, watching }) => handsSpectators === 2 && watching === `late/${DELAY}`);
    for (const [name, payload] of [
      ['sit', { seat: 0 }],
      ['act', { id: 'long-enough', version: 1, action: {} }],
      ['take', { seat: 1 }],
      ['remove', { person: 1 }],
      ['showReplay', { turn: 0, playing: false, speed: 1, view: 'all', pointing: '' }],
      ['set', { watching: { watch: 'public', delay: 8 } }],
    ] as const) {
      await expect(askRoom(room, name, payload)).rejects.toThrow('not-seated');
    }
    await expect(askRoom(room, 'say', { html: true })).rejects.toThrow('malformed');
    void room.leave();
    await players[2]!.sees(({ handsSpectators }) => handsSpectators === 1);
  });
});

test('the chat of a spectator room is read there alone, and never by people who have blocked its sender', async () => {
  const { code, players } = await seatFour(late);
  await players[0]!.ask('start');
  const watcher = await join(context.address, game, code, undefined, 'Zoe');
  const [wim, eve, ida] = [await lookAtHands(code), await lookAtHands(code), await lookAtHands(code)];
  const listen = async (room: Room, except: readonly string[] = []) => {
    const lines: ChatMessage[] = [];
    room.onMessage<ChatMessage>('line', (line) => void lines.push(line));
    lines.push(...(await askRoom<readonly ChatMessage[]>(room, 'listen', { hears: 'all', except })));
    return lines;
  };
  const signs = await askRoom<readonly { readonly person: number; readonly sign: string }[]>(ida.room, 'signs');
  const { person } = await askRoom<{ readonly person: number }>(wim.room, 'me');
  const heard = {
    wim: await listen(wim.room),
    eve: await listen(eve.room),
    ida: await listen(ida.room, [signs.find((each) => each.person === person)!.sign]),
    table: [await listen(players[0]!.room), await listen(watcher.room)],
  };
  await askRoom(wim.room, 'say', { text: 'the ace of hearts is out' });
  await vi.waitFor(() => expect(heard.eve).toHaveLength(1));
  await expect(askRoom(wim.room, 'say', { text: 'and another' })).rejects.toThrow('one-at-a-time');
  await players[1]!.ask('say', { phrase: 'hello' });
  for (const { room } of [ida, players[0]!, watcher]) await askRoom(room, 'me');
  expect(heard.ida).toEqual([]);
  expect(JSON.stringify(heard.table)).not.toContain('ace');
  expect(heard.wim).toMatchObject([{ name: 'Wim', seated: false, said: { text: 'the ace of hearts is out' } }]);
  expect(await askRoom(eve.room, 'report', { line: heard.eve[0]?.id })).toBeNull();
  await expect(askRoom(eve.room, 'report', { line: 99 })).rejects.toThrow('nothing-said');
});

test('a spectator who asks too fast is refused, above all for the aliases of the others', async () => {
  const { code, players } = await seatFour(late);
  await players[0]!.ask('start');
  const { room } = await lookAtHands(code, newSecret());
  const ask = (name: string) =>
    askRoom(room, name).then(
      () => 'answered',
      ({ message }: Error) => message,
    );
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask('signs')));
  expect(new Set(answers)).toEqual(new Set(['answered', 'too-fast']));
  expect(await ask('me')).toBe('answered');
});

test('without shown hands there is no spectator room, and the answer is the same as for a missing table', async () => {
  const { code, players } = await seatFour({ ...late, watch: 'public' });
  await players[0]!.ask('start');
  const join = (room: string) =>
    context
      .post(`/matchmake/joinById/${room}`, { key: newSecret(), name: 'Wim', protocol: PROTOCOL })
      .then((answer) => answer.text());
  const none = await join('ABCDEFGH');
  expect(await join(spectatorRoomId({ code: code, kind: 'hands' }))).toBe(none);
  expect(await join(spectatorRoomId({ code: 'ABCDEFGH', kind: 'hands' }))).toBe(none);
  const before = await seatFour(late);
  expect(await join(spectatorRoomId({ code: before.code, kind: 'hands' }))).toBe(none);
});

test('where nobody may watch, people without a seat are disconnected when the game begins, and may come back after it', async () => {
  const { code, players } = await seatFour({ ...late, watch: 'none' });
  const wim = await join(context.address, game, code, undefined, 'Wim');
  await players[0]!.ask('start');
  expect(await wim.closed).toBe(CLOSE_CODES.unwatched);
  expect(await join(context.address, game, code, wim.secret, 'Wim').catch(closeCode)).toBe(CLOSE_CODES.unwatched);
  const back = await join(context.address, game, code, players[2]!.secret, 'Player 2');
  expect(back.seat()).toBe(2);
  players[2] = back;
  while ((await oneMove(game, players)) !== null);
  expect((await join(context.address, game, code, wim.secret, 'Wim')).seat()).toBeNull();
});

test('a shared hand is sent to that spectator alone, as long as it is shared', async () => {
  const { code, players } = await seatFour({ ...late, watch: 'public' }, 50);
  const [ann, ben] = players as [Player, Player];
  await ann.ask('start');
  const wim = await join(context.address, game, code, undefined, 'Wim');
  const zoe = await join(context.address, game, code, undefined, 'Zoe');
  const seen = ({ state }: Player) => state.seats.map((seat) => fieldsByName(seat).handCards ?? '');
  const hand = () => fieldsByName(ben.state.seats[1]!).handCards;
  await ben.ask('showHand', { person: wim.memberId, shown: true });
  await wim.sees(({ sharedHands }) => sharedHands === `${wim.memberId}/1`);
  await vi.waitFor(() => expect(seen(wim)).toEqual(['', hand(), '', '']));
  for (let turn = 0; turn < 6; turn++) {
    await oneMove(game, players);
    await wim.sees(({ version }) => version === ann.state.version);
    expect(seen(wim)).toEqual(['', hand(), '', '']);
    expect(seen(zoe)).toEqual(['', '', '', '']);
  }
  const before = hand();
  await ben.ask('showHand', { person: wim.memberId, shown: false });
  while (hand() === before) expect(await oneMove(game, players)).not.toBeNull();
  await wim.sees(({ version }) => version === ann.state.version);
  expect(seen(wim)).not.toContain(hand());
});

describe('at a table with the maximum number of spectators', () => {
  test('further spectators see the public part in a spectator room, and are counted', async () => {
    const { code, players } = await seatFour({ ...late, watch: 'public' });
    await players[0]!.ask('start');
    for (let watcher = 0; watcher < 50; watcher++) await join(context.address, game, code);
    const wim = newSecret();
    expect(await join(context.address, game, code, wim).catch(closeCode)).toBe(CLOSE_CODES.full);
    const { room } = await watchFrom(code, 'public', wim);
    await players[1]!.sees(({ publicSpectators }) => publicSpectators === 1);
    for (let turn = 0; turn < 5; turn++) {
      await oneMove(game, players);
      await vi.waitFor(() => expect(room.state.version).toBe(players[0]!.state.version));
      const wire = gameCodec(game, JSON.parse(room.state.options) as OptionValues);
      const seen = readView(room.state, wire, 'public');
      expect(seen).toEqual(readView(players[0]!.state, wire, 'public'));
      expect(room.state.seats.map((seat) => fieldsByName(seat).handCards ?? '')).toEqual(['', '', '', '']);
    }
    expect(await watchFrom(code, 'public', players[2]!.secret).catch(closeCode)).toBe(CLOSE_CODES.unwatched);
  });

  test('no spectator room is open either if nobody may watch', async () => {
    const { code, players } = await seatFour({ ...late, watch: 'none' });
    const { closed } = await watchFrom(code, 'public');
    await players[0]!.ask('start');
    expect(await closed).toBe(CLOSE_CODES.unwatched);
  });
});

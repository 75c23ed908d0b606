// Threats (docs/security.md): X3c.
import { once } from 'node:events';
import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { GroupPage, MadeGroup } from '@hundredfold/shared/protocol/groups.ts';
import type { OwnTables, Transfer } from '@hundredfold/shared/protocol/http.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { openReplay } from '@hundredfold/shared/records/replay.ts';
import { createClient } from '@redis/client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Cluster, type ClusterProcess, openCluster } from '../kit/cluster.ts';
import { join, joinSpectators, newSecret, type Player } from '../kit/live-player.ts';
import { connectSeeker } from '../kit/live-seeker.ts';
import { choices, midGame, moverOf, oneMove, postJson, seated, together } from '../kit/live-table.ts';
import { FIRST_LOOK, lookAtList } from '../kit/look-at-list.ts';
import { openSocket } from '../kit/raw-socket.ts';
import { QUIET } from '../kit/server-process.ts';
import { STARTING } from '../kit/services/programs.ts';
import { type Redis, startRedis } from '../kit/services/redis.ts';
import { sharedPostgres } from '../kit/services/shared-services.ts';

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

const game: Game = modFour;

/** The secrets of the people in these tests, which no message between the processes may contain. */
const SECRET = /k0{10}\d{11}/;

const sent: string[] = [];

// A test stops Redis, so it is not the one that all test files share.
let redis: Redis;
let context: Cluster;
let reader: ReturnType<typeof createClient>;
let one: ClusterProcess;
let other: ClusterProcess;
beforeAll(async () => {
  redis = await startRedis();
  const databases = { postgres: await (await sharedPostgres()).newDatabase(), redis: redis.address };
  context = await openCluster({ databases, env: { ...QUIET, TABLES_EACH: '4', MISSES_PER_MINUTE: '2' } });
  [one, other] = context.processes as [ClusterProcess, ClusterProcess];
  reader = createClient({ url: redis.address });
  reader.on('error', () => undefined); // A test stops Redis.
  await reader.connect();
  await reader.pSubscribe('*', (text) => void sent.push(text));
}, STARTING);
// Nothing that a failed test has stopped is missing in the next one.
afterEach(async () => {
  await redis.start();
  for (const each of context.processes) await each.start();
  expect(sent.join('\n')).not.toMatch(SECRET);
});
afterAll(async () => {
  reader.destroy();
  await context.close();
  await redis.close();
});

const post = (at: string, path: string, body: unknown, from = '192.0.2.1') =>
  postJson(at + path, body, { 'x-forwarded-for': from });

let tables = 0;
async function newTable({ address }: { readonly address: string }, wish: object = {}): Promise<string> {
  const made = await post(address, '/api/tables', { game: game.id, options: { target: 50 }, ...wish }, `198.51.100.${++tables}`);
  expect(made.status).toBe(201);
  return ((await made.json()) as { code: string }).code;
}

const inMidHand = async (at: ClusterProcess) => midGame(context, game, await newTable(at), 6);

function rejoinAll(code: string, players: readonly Player[]): Promise<Player[]> {
  const again = async (secret: string): Promise<Player> => {
    await fetch(`${context.address}/api/tables/${code}`);
    return join(context.address, game, code, secret);
  };
  return Promise.all(players.map(({ secret }) => vi.waitFor(() => again(secret))));
}

test('people who look for a game find each other, whichever process leads them to the queue', async () => {
  const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
  const seekers = await Promise.all(names.map((name) => vi.waitFor(() => connectSeeker(context.address, name))));
  for (const seeker of seekers) await seeker.ask('seek', { games: [game.id], pace: 'normal', except: [] });
  for (const seeker of seekers) await seeker.ask('confirm', { offer: (await seeker.reaches('called')).offer });
  const matched = await Promise.all(seekers.map((seeker) => seeker.reaches('matched')));
  expect(new Set(matched.map(({ code }) => code)).size).toBe(1);
  expect((await fetch(`${context.address}/api/tables/${matched[0]?.code}`)).status).toBe(200);
});

/** The first byte of Colyseus' message to a client that has joined. */
const JOINED = 10;

test('the page of a group shows in every process who looks at it, the tables of all, and the link to who sat down at one', async () => {
  const [ann, ben] = [newSecret(), newSecret()];
  const ask = async (at: ClusterProcess, path: string, body: object) =>
    (await post(at.address, `/api/groups${path}`, body)).json() as Promise<MadeGroup & GroupPage>;
  const { id, secret } = await ask(one, '', { key: ann, name: 'Tuesday', as: 'Ann' });
  const code = await newTable(one, { group: id, key: ann });
  const player = await join(context.address, game, code, ben, 'Ben');
  await player.ask('sit', { seat: 0 });
  await vi.waitFor(async () => {
    await ask(one, '/look', { key: ann, id });
    expect(await ask(other, '/look', { key: ben, id })).toMatchObject({
      secret,
      members: [
        { name: 'Ann', presence: 'here' },
        { name: 'Ben', presence: 'table' },
      ],
      tables: [{ code, names: ['Ben'] }],
    });
  });
  await player.drop();
});

test('a socket to another process than that of the table is rejected', async () => {
  for (const at of [one, other]) {
    const code = await newTable(at);
    for (const { name } of [one, other]) {
      const options = { key: newSecret(), name: 'Eve', protocol: PROTOCOL };
      const place = (await (await post(context.address, `/matchmake/joinById/${code}`, options)).json()) as Place;
      const socket = openSocket(context.address, `/${name}/${code}?sessionId=${place.sessionId}`);
      const [first] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
      socket.terminate();
      expect(Buffer.isBuffer(first) && first[0] === JOINED).toBe(name === place.processId);
    }
  }
});

/** A reserved place at a table, and the name of the process that has it. */
interface Place {
  readonly sessionId: string;
  readonly processId: string;
}

test('a spectator room is found from any process', async () => {
  const { code, players } = await inMidHand(one);
  for (let watcher = 0; watcher < 4; watcher++) {
    const room = await joinSpectators(context.address, game, { code, kind: 'public' });
    await vi.waitUntil(() => room.state.version === players[0]!.state.version);
    await room.leave();
  }
});

async function tablesListed() {
  const looks = await Promise.all([one, other].map(({ address }) => lookAtList(address)));
  for (const look of looks) await look.look(FIRST_LOOK);
  const codes = [await newTable(one, { open: true }), await newTable(other, { open: true })];
  for (const code of codes) await (await join(context.address, game, code)).ask('sit', { seat: 0 });
  const listed = (rows: readonly { readonly code: string }[]) => codes.filter((code) => rows.some((row) => row.code === code));
  for (const look of looks) await look.until((rows) => listed(rows).length === 2);
  looks[1]!.leave();
  return { look: looks[0]!, listed };
}

test("the list is the same in every process; a dead process's tables leave it, and move on, also one that goes on from a record of another process", async () => {
  const { look, listed } = await tablesListed();
  const first = await seated(context, game, await newTable(one, { options: { target: 2 } }));
  await first[0]!.ask('start');
  while ((await oneMove(game, first)) !== null);
  const { record } = first[0]!.state;
  const code = await newTable(other, { from: { record, turn: 5 } });
  const players = await seated(context, game, code);
  await players[0]!.ask('start');
  await together(players);
  const stored = (await (await fetch(`${one.address}/api/records/${record}`)).json()) as GameRecord;
  const replay = openReplay(game, stored);
  if (!replay.ok) throw new Error(replay.refusal);
  const { state } = replay.value.matchAfter(6);
  const expected = players.map((player) => game.view(state, player.seat()!));
  expect(players.map((player) => player.view())).toEqual(expected);
  await other.kill();
  await look.until((rows) => listed(rows).length === 1);
  look.leave();
  const again = await rejoinAll(code, players);
  expect(again.map((player) => player.view())).toEqual(expected);
  while ((await oneMove(game, again)) !== null);
  await again[0]!.sees(({ record: made }) => made !== '');
  await other.start();
  const made = await fetch(`${other.address}/api/records/${again[0]!.state.record}`);
  expect(await made.json()).toMatchObject({ playedOn: { turn: 5 } });
});

test('a person who moves to another device or is forgotten does so in every process, and no message between the processes contains the secret', async () => {
  const { code, players } = await inMidHand(one);
  const [ann, ben] = players as [Player, Player];
  const offered = await post(one.address, '/api/transfers', { key: ann.secret, name: 'Ann', seal: 3 });
  const { code: word } = (await offered.json()) as Transfer;
  const redemption = { code: word, redemptionId: 'the-redemption-id-of-1' };
  const taken = await post(other.address, '/api/transfers/redeem', redemption);
  expect(await taken.json()).toMatchObject({ key: ann.secret });
  expect(await ann.closed).toBe(CLOSE_CODES.moved);
  // As if that answer had been lost on the way.
  for (const { address } of [other, one]) {
    expect(await (await post(address, '/api/transfers/redeem', redemption)).json()).toMatchObject({ key: ann.secret });
  }
  expect((await post(one.address, '/api/transfers/redeem', { code: word })).status).toBe(404);

  const mine = async () => {
    const headers = { authorization: `Bearer ${ben.secret}` };
    return (await (await fetch(`${other.address}/api/tables/mine`, { method: 'POST', headers })).json()) as OwnTables;
  };
  expect((await mine()).tables).toMatchObject([{ code, phase: 'playing' }]);
  expect((await post(other.address, '/api/forget', { key: ben.secret })).status).toBe(204);
  expect(await ben.closed).toBe(CLOSE_CODES.forgotten);
  expect(await mine()).toEqual({ tables: [] });

  // After each test all messages are searched for secrets.
  for (const name of ['place', 'redeem', 'forget']) expect(sent.join()).toContain(`"is":"question","name":"${name}"`);
  expect(ann.secret).toMatch(SECRET);
});

test('the requests of one person count in all processes together', async () => {
  const key = newSecret();
  const make = async ({ address }: ClusterProcess) =>
    (await post(address, '/api/tables', { game: game.id, options: {}, key }, '192.0.2.7')).status;
  const made = [await make(one), await make(other), await make(one), await make(other), await make(one), await make(other)];
  expect(made).toEqual([201, 201, 201, 201, 429, 429]);

  const wrong = async ({ address }: ClusterProcess, index: number) =>
    (await fetch(`${address}/api/tables/WRNG${1000 + index}`, { headers: { 'x-forwarded-for': '192.0.2.8' } })).status;
  const tried: number[] = [];
  for (let index = 0; index < 22; index++) tried.push(await wrong(index % 2 === 0 ? one : other, index));
  expect(tried.filter((status) => status === 404)).toHaveLength(20);
  expect(tried.slice(20)).toEqual([429, 429]);
});

test('a drained process hands over its tables in the middle of a trick: no seat, card or move is lost', async () => {
  const { code, players } = await inMidHand(one);
  const seen = players.map((player) => player.view());
  const mover = moverOf(game, players);
  const move = { id: 'over-there', version: mover.state.version, action: choices(game, mover)[0]! };
  const drained = one.drain();
  const closings = await Promise.all(players.map(({ closed }) => closed));
  expect(closings).toEqual(players.map(() => CLOSE_CODES.otherRoom));
  const again = await rejoinAll(code, players);
  expect(again.map((player) => player.view())).toEqual(seen);
  expect(await again[players.indexOf(mover)]!.ask('act', move)).toBe(move.version + 1);
  for (let moves = 0; moves < 5; moves++) expect(await oneMove(game, again)).not.toBeNull();
  expect(await drained).toBe(0);
  await one.start();
});

test('games go on while Redis is away, and everything works again afterwards', async () => {
  const { code, players } = await inMidHand(one);
  await redis.stop();
  for (let moves = 0; moves < 5; moves++) expect(await oneMove(game, players)).not.toBeNull();
  const friend = await vi.waitFor(() => join(context.address, game, code));
  await redis.start();
  await vi.waitFor(() => join(context.address, game, code));
  expect(friend.state.phase).toBe('playing');
  for (let moves = 0; moves < 5; moves++) expect(await oneMove(game, players)).not.toBeNull();
});

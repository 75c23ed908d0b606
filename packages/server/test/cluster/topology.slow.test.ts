import { once } from 'node:events';
import { join as inFolder } from 'node:path';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { modFour } from '@hundredfold/shared/games/mod-four/index.ts';
import type { CreatedTable } from '@hundredfold/shared/protocol/http.ts';
import { CLOSE_CODES, PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { FIRST_SEED } from '@hundredfold/shared/testing/seeds.ts';
import { ONLY_IN_SOAK } from '@hundredfold/shared/testing/size.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { keptIn } from '../kit/world/kept-in.ts';
import { LAST, playThrough, QUICK } from '../kit/world/play-through.ts';
import { awaitReturns, type Returned } from '../kit/world/returns.ts';
import { join, newSecret, type Player } from '../kit/live-player.ts';
import { oneMove, together } from '../kit/live-table.ts';
import { UNLIMITED } from '../kit/node-flags.ts';
import { faultsIn } from '../kit/world/ledger.ts';
import { freePort } from '../kit/services/port.ts';
import { STARTING } from '../kit/services/programs.ts';
import { newRedisDatabase, sharedPostgres } from '../kit/services/shared-services.ts';
import { openTopology, type Topology } from '../kit/services/topology.ts';

const TABLES = 100;
const ROLLS = 20;
const SEED = FIRST_SEED;

/** The time in milliseconds before a rolling restart. */
const CALM_MS = 1000;

const PASSWORD = 'correct horse battery';
const ENV = {
  ...UNLIMITED,
  ADMIN_PASSWORD: PASSWORD,
  LOG_LEVEL: 'error',
  ...QUICK,
};

const game: Game = modFour;

vi.spyOn(console, 'warn').mockImplementation(() => undefined); // The SDK warns about each connection that is cut.

let topology: Topology;
let database: string;
const log: string[] = [];
beforeAll(async () => {
  database = await (await sharedPostgres()).newDatabase();
  topology = await openTopology({
    address: `http://127.0.0.1:${await freePort()}`,
    databases: { postgres: database, redis: await newRedisDatabase() },
    env: ENV,
    flags: ['--import', inFolder(import.meta.dirname, '../kit/quick-clock.ts')],
    onLine: (line) => log.push(line),
  });
}, STARTING);
afterAll(() => topology?.close());

async function newTable(): Promise<string> {
  const made = await post('/api/tables', { game: game.id, options: { target: 50 } });
  expect(made.status).toBe(201);
  return ((await made.json()) as CreatedTable).code;
}

function post(path: string, body: unknown): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetch(topology.address + path, { method: 'POST', headers, body: JSON.stringify(body) });
}

/** A reserved seat at a table, as the SDK requests it. */
interface Place {
  readonly code: string;
  readonly sessionId: string;
  /** The name of the process that has the table. */
  readonly processId: string;
}

async function placeAt(code: string): Promise<Place> {
  const answer = await post(`/matchmake/joinById/${code}`, { key: newSecret(), name: 'Eve', protocol: PROTOCOL });
  expect(answer.status).toBe(200);
  return { code, ...((await answer.json()) as Omit<Place, 'code'>) };
}

/** The first byte of Colyseus' message to a client that has joined. */
const JOINED = 10;

/** Resolves to whether a client with a reserved seat can join by way of a process. */
async function canJoinThrough(process: string, { code, sessionId }: Place): Promise<boolean> {
  const socket = new WebSocket(`${topology.address.replace('http', 'ws')}/${process}/${code}?sessionId=${sessionId}`);
  socket.on('error', () => undefined);
  const [first] = await Promise.race([once(socket, 'message'), once(socket, 'close')]);
  socket.terminate();
  return Buffer.isBuffer(first) && first[0] === JOINED;
}

/** Returns the process that has a table. The reserved seat is used, since a room that ends waits for open reservations. */
async function processOf(code: string): Promise<string> {
  const place = await placeAt(code);
  expect(await canJoinThrough(place.processId, place)).toBe(true);
  return place.processId;
}

async function seated(code: string): Promise<Player[]> {
  const players: Player[] = [];
  for (let seat = 0; seat < game.seats.max; seat++) {
    const player = await join(topology.address, game, code, undefined, `Player ${seat}`);
    await player.ask('sit', { seat });
    players.push(player);
  }
  await players[0]!.ask('start');
  return players;
}

interface Playing {
  readonly code: string;
  readonly players: readonly Player[];
}

/** Returns a table in play for each process. */
async function tableInEachProcess(): Promise<ReadonlyMap<string, Playing>> {
  const tables = new Map<string, Playing>();
  while (tables.size < topology.ports.size) {
    const code = await newTable();
    const players = await seated(code);
    tables.set(await processOf(code), { code, players });
  }
  return tables;
}

// The tests of what happens to a process find their tables in the same way.
test('people find a table through the one address, whichever process has it', ONLY_IN_SOAK, async () => {
  for (const [process, { code, players }] of await tableInEachProcess()) {
    for (let moves = 0; moves < 4; moves++) expect(await oneMove(game, players)).not.toBeNull();
    expect(await processOf(code)).toBe(process);
  }
});

test('a drained process hands over its tables, and gets no more clients', async ({ onTestFinished }) => {
  const [[process, { code, players }]] = [...(await tableInEachProcess())] as [[string, Playing]];
  expect(await oneMove(game, players)).not.toBeNull();
  await together(players);
  const seen = players.map(viewOf);
  const admin = await logIn(process);
  await admin('drain', { draining: 'yes' });
  onTestFinished(() => admin('drain', { draining: 'no' }));
  expect(await Promise.all(players.map(({ closed }) => closed))).toEqual(players.map(() => CLOSE_CODES.otherRoom));
  expect(await readiness(process)).toEqual({ status: 'draining' });

  const back = await Promise.all(players.map(({ secret }) => join(topology.address, game, code, secret)));
  expect(await processOf(code)).not.toBe(process);
  expect(back.map(viewOf)).toEqual(seen);
  expect(await oneMove(game, back)).not.toBeNull();
  await admin('drain', { draining: 'no' });
  expect(await readiness(process)).toEqual({ status: 'well' });
});

function viewOf(player: Player) {
  return { version: player.state.version, seat: player.seat(), view: player.view() };
}

/** Logs in to the admin page of a process, and returns a function that sends its forms. */
async function logIn(process: string): Promise<(action: string, fields: Record<string, string>) => Promise<void>> {
  const own = `http://127.0.0.1:${topology.ports.get(process)}`;
  const send = (action: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${own}/admin/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: own, cookie },
      body: new URLSearchParams(fields),
    });
  const cookie = (await send('enter', { password: PASSWORD })).headers.get('set-cookie')?.split(';')[0];
  return async (action, fields) => expect((await send(action, fields, cookie)).status).toBe(303);
}

async function readiness(process: string): Promise<unknown> {
  return (await fetch(`http://127.0.0.1:${topology.ports.get(process)}/ready`)).json();
}

// `history.slow.test.ts` and the test of a drained process find the same with fewer people.
test(`one process after the other is restarted, ${ROLLS} times, while people play at ${TABLES} tables (seed ${SEED}): no move is lost or doubled, and everyone finds their seat`, {
  timeout: 120_000 + ROLLS * 120_000 + LAST,
  ...ONLY_IN_SOAK,
}, async () => {
  const { address } = topology;
  const before = await keptIn(database);
  const returned: Returned[] = [];
  const { asked, seen, counts } = await playThrough({ address, tables: TABLES, seed: SEED }, async (people, calm) => {
    for (let roll = 0; roll < ROLLS; roll++) {
      for (const name of topology.ports.keys()) {
        await calm(CALM_MS);
        expect(await topology.restart(name)).toBe(0);
        returned.push(await awaitReturns(people));
      }
    }
  });

  process.stdout.write(figures(returned, counts));
  expect(faultsIn(asked, (await keptIn(database)).slice(before.length))).toEqual([]);
  expect(seen).toEqual([]);
  for (const { people, soon } of returned) expect([people > 0, soon]).toEqual([true, people]);
  expect(log).toEqual([]);
  expect(asked.length).toBeGreaterThan(100);
});

test('a socket to another process than the table’s is rejected', async () => {
  for (const [process, { code }] of await tableInEachProcess()) {
    for (const name of topology.ports.keys()) expect(await canJoinThrough(name, await placeAt(code))).toBe(name === process);
  }
});

function figures(returned: readonly Returned[], { moves = 0, lost = 0 }: Readonly<Record<string, number>>): string {
  const each = returned.map(({ people, soon, seconds }) => `${soon} of ${people} seated again after ${seconds.toFixed(1)} s`);
  return `restarts: ${each.length}, moves answered ${moves}, answers lost ${lost}; ${each.join(', ')}\n`;
}

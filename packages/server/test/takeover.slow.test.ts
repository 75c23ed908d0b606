// Threats (docs/security.md): D5, H6.
import { once } from 'node:events';
import { gameById } from '@hundredfold/shared/games/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { join, newSecret, type Player } from './kit/live-player.ts';
import { choices, makeTable, postJson, sitWithBots } from './kit/live-table.ts';
import { openSocket } from './kit/raw-socket.ts';
import { newDataDir, type OpenProcess, openProcess } from './kit/server-process.ts';

const game = gameById('mod-four')!;

// The server runs in its own process with the most detailed log, which is searched at the end.
let context: OpenProcess;
let address: string;
const secrets = new Set<string>();
beforeAll(async () => {
  context = await openProcess({ DATA_DIR: newDataDir(), LOG_LEVEL: 'trace' });
  ({ address } = context);
});

afterAll(async () => {
  const { status, errors, out } = await context.stop();
  expect(status).toBe(0);
  const log = errors + out;
  expect(log).toContain('nobody let in'); // The check shows that there was a log to search.
  expect([...secrets].filter((secret) => log.includes(secret))).toEqual([]);
});

const post = (path: string, body: unknown) => postJson(address + path, body);

const newTable = () => makeTable(address, { game: game.id });

async function comes(code: string, secret = newSecret()): Promise<Player> {
  const player = await join(address, game, code, secret);
  for (const each of [secret, tokenOf(player), player.room.sessionId]) secrets.add(each);
  return player;
}

/** Returns the secret part of `<room>:<token>`. */
const tokenOf = ({ room }: Player): string => room.reconnectionToken.split(':').at(-1)!;

async function playing(): Promise<{ readonly code: string; readonly ann: Player }> {
  const code = await newTable();
  return { code, ann: await sitWithBots(await comes(code)) };
}

async function tries(code: string, query: Record<string, string>): Promise<{ readonly bytes: Buffer; readonly closed: number }> {
  const socket = openSocket(address, `/any/${code}?${new URLSearchParams(query)}`);
  const frames: Buffer[] = [];
  socket.on('message', (frame: Buffer) => void frames.push(frame));
  const refused = new Promise<number>((resolve) =>
    socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode ?? 0)),
  );
  const closed = await Promise.race([once(socket, 'close').then(([why]) => why as number), refused]);
  return { bytes: Buffer.concat(frames), closed };
}

async function isStillHers(ann: Player): Promise<void> {
  expect(ann.seat()).toBe(0);
  await ann.ask('me');
  expect(ann.view().seats[0]!.hand).toBeInstanceOf(Array);
}

const JOIN_ROOM = 10;

describe('nobody can take the seat of a connected player', () => {
  test.each([
    ['her session alone', (ann: Player) => ({ sessionId: ann.room.sessionId })],
    ['her session and no token', (ann: Player) => ({ sessionId: ann.room.sessionId, reconnectionToken: '' })],
    ['her session and a wrong token', (ann: Player) => ({ sessionId: ann.room.sessionId, reconnectionToken: 'AAAAAAAAA' })],
    ['a name of every object', (ann: Player) => ({ sessionId: ann.room.sessionId, reconnectionToken: '__proto__' })],
    ['her token under another session', (ann: Player) => ({ sessionId: 'AAAAAAAAA', reconnectionToken: tokenOf(ann) })],
    ['nothing but a session of nobody', () => ({ sessionId: 'AAAAAAAAA' })],
  ])('with %s', async (_, queryOf) => {
    const { code, ann } = await playing();
    const { bytes, closed } = await tries(code, queryOf(ann));
    expect(closed).toBeGreaterThanOrEqual(400);
    expect(bytes[0]).not.toBe(JOIN_ROOM);
    await isStillHers(ann);
  });

  test('with her session at another table', async () => {
    const { code, ann } = await playing();
    const elsewhere = await playing();
    const there = { sessionId: elsewhere.ann.room.sessionId, reconnectionToken: tokenOf(elsewhere.ann) };
    expect((await tries(code, there)).bytes[0]).not.toBe(JOIN_ROOM);
    await isStillHers(ann);
    await isStillHers(elsewhere.ann);
  });
});

test('nobody can take the seat of a player whose connection dropped, with her session, her token, or a reservation used twice, but she can', async () => {
  const { code, ann } = await playing();
  const [sessionId, reconnectionToken] = [ann.room.sessionId, tokenOf(ann)];
  await ann.drop();
  for (const query of [{ sessionId }, { sessionId, reconnectionToken }, { sessionId, reconnectionToken: '' }]) {
    const { bytes, closed } = await tries(code, query);
    expect(closed).toBeGreaterThan(4000);
    expect(bytes[0]).not.toBe(JOIN_ROOM);
  }
  for (const method of ['reconnect', 'joinOrCreate', 'create', 'join']) {
    expect((await post(`/matchmake/${method}/${code}`, { reconnectionToken })).status).toBe(404);
  }
  const back = await comes(code, ann.secret);
  await isStillHers(back);
  const [action] = choices(game, back);
  if (action !== undefined) expect(await back.act(action)).toBeGreaterThan(0);
});

test('a person who knows her name, her number and the code of the table is another person', async () => {
  const { code, ann } = await playing();
  const mallory = await comes(code);
  expect(mallory.seat()).toBeNull();
  expect(mallory.memberId).not.toBe(ann.memberId);
  expect(JSON.stringify(mallory.state.toJSON())).not.toContain(ann.room.sessionId);
  for (const key of [
    '',
    'x',
    String(ann.memberId),
    `${ann.secret} `,
    ann.secret.slice(0, -1),
    `${ann.secret}=`,
    null,
    [ann.secret],
  ]) {
    expect((await post(`/matchmake/joinById/${code}`, { key, name: 'Ann', protocol: 1 })).status).toBe(404);
  }
  await isStillHers(ann);
});

const RESERVATIONS_AT_ONCE = 60;
const ROUNDS = 6;

test('reservations that nobody uses keep no friend from the table', async () => {
  const code = await newTable();
  for (let round = 0; round < ROUNDS; round++) {
    const places = await Promise.all(
      Array.from({ length: RESERVATIONS_AT_ONCE }, () =>
        post(`/matchmake/joinById/${code}`, { key: newSecret(), name: 'M', protocol: 1 }),
      ),
    );
    expect(new Set(places.map(({ status }) => status))).toEqual(new Set([200]));
    const friend = await comes(code);
    if (round < game.seats.max) await friend.ask('sit', { seat: round });
  }
});

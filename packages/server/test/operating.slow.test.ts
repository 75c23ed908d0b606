// Threats (docs/security.md): H9, R4.
import { gameById } from '@hundredfold/shared/games/index.ts';
import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import type { GameStorage } from '../src/storage/game-storage.ts';
import { captured } from './kit/captured-log.ts';
import { join, type Player } from './kit/live-player.ts';
import { makeTable, sitWithBots } from './kit/live-table.ts';
import { type OpenServer, openServer } from './kit/server.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('../src/storage/sqlite/sqlite-storage.ts', async (original) => {
  const { openSqlite } = await original<typeof import('../src/storage/sqlite/sqlite-storage.ts')>();
  return {
    openSqlite: async (dir: string): Promise<GameStorage> => {
      const storage = await openSqlite(dir);
      const written =
        <Given extends readonly unknown[], Done>(write: (...given: Given) => Promise<Done>) =>
        async (...given: Given) => {
          if (disk.isFull) throw new Error('database or disk is full');
          return write(...given);
        };
      const { addTable, saveTable, append } = storage;
      return { ...storage, addTable: written(addTable), saveTable: written(saveTable), append: written(append) };
    },
  };
});
vi.mock('../src/ops/log.ts', async (original) => (await import('./kit/captured-log.ts')).capturing(await original()));

const PASSWORD = 'correct horse battery';
const game = gameById('mod-four')!;

let context: OpenServer;
beforeEach(() => {
  disk.isFull = false;
  captured.length = 0;
});
afterEach(() => context.close());

const newTable = () => makeTable(context.address, { game: game.id, open: true });

const atTable = (code: string, name: string): Promise<Player> => join(context.address, game, code, undefined, name);

const answerText = async (answer: Response) => `${answer.status} ${await answer.text()}`;

describe('the process', () => {
  test('answers on a full disk, is not ready meanwhile, and is ready again once there is room', async () => {
    context = await openServer();
    const ann = await atTable(await newTable(), 'Ann');
    await ann.ask('sit', { seat: 0 });
    disk.isFull = true;
    await expect(ann.ask('sit', { seat: 1 })).rejects.toThrow('unknown');
    expect(await answerText(await context.get('/health'))).toBe(`200 {"status":"ok","version":"${VERSION}"}`);
    expect(await answerText(await context.get('/ready'))).toBe('503 {"status":"not-kept"}');
    const refused = await context.post('/api/tables', { game: game.id, open: true });
    expect([refused.status, await refused.json()]).toMatchObject([503, { error: 'not-kept' }]);
    disk.isFull = false;
    await vi.waitFor(async () => expect(await answerText(await context.get('/ready'))).toBe('200 {"status":"well"}'));
    await ann.ask('sit', { seat: 1 });
  });

  test('names itself in each line of the log, and names the request in the lines of a request', async () => {
    context = await openServer();
    const code = await newTable();
    const { headers } = await context.post(`/matchmake/joinById/${code}`, { key: 'none' });
    const lines = captured.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(new Set(lines.map((line) => line.process))).toEqual(new Set(['p1']));
    const own = lines.filter(({ request }) => request === headers.get('x-request-id'));
    expect(own.map(({ msg }) => msg)).toEqual(['nobody let in']);
  });

  test('names both hosts and the cure once if a proxy passes another host on', async () => {
    context = await openServer();
    const headers = { origin: 'https://cards.example.org', 'content-type': 'application/json' };
    for (let ask = 0; ask < 3; ask++) {
      const answer = await fetch(`${context.address}/api/tables`, { method: 'POST', headers, body: '{}' });
      expect(await answerText(answer)).toMatch(/^403 .*wrong-origin/);
    }
    const warnings = captured.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ origin }) => origin);
    expect(warnings).toMatchObject([{ origin: headers.origin, host: `127.0.0.1:${context.port}`, level: 40 }]);
    expect(warnings[0]?.msg).toContain('PUBLIC_ADDRESS');
  });

  test('logs no table code, secret or name, whatever happens', async () => {
    context = await openServer();
    const code = await newTable();
    const ann = await atTable(code, 'Annabella');
    const ben = await atTable(code, 'Benvenuto');
    await sitWithBots(ann);
    disk.isFull = true;
    await ann.act({ type: 'nonsense' }).catch(() => undefined);
    for (const action of game.legal(ann.view())) await ann.act(action).catch(() => undefined);
    await ann.ask('set', { open: false }).catch(() => undefined);
    disk.isFull = false;
    await ben.ask('report', { person: ann.memberId });
    await context.get(`/api/tables/${code}`);
    await context.close();
    const log = captured.join('');
    expect(log).toContain('a player was reported');
    for (const secret of [code, ann.secret, personIdOf(ann.secret), 'Annabella', 'Benvenuto']) expect(log).not.toContain(secret);
  });
});

describe('the metrics', () => {
  const requestMetrics = (password: string | null) =>
    fetch(`${context.address}/metrics`, {
      headers: {
        accept: 'text/plain',
        ...(password === null ? {} : { authorization: `Basic ${btoa(`admin:${password}`)}` }),
      },
    });

  test('are for clients with the password alone, which can be tried a limited number of times', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, MISSES_PER_MINUTE: '10' });
    const unasked = await requestMetrics(null);
    expect([unasked.status, unasked.headers.get('www-authenticate')]).toEqual([401, expect.stringContaining('Basic realm=')]);
    expect((await requestMetrics(PASSWORD)).status).toBe(200);
    const tries = await Promise.all(Array.from({ length: 30 }, (_, number) => requestMetrics(`correct horse ${number}`)));
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    expect((await requestMetrics(PASSWORD)).status).toBe(429);
  });

  test('count tables, seats, people, moves and bytes, and reveal no person and no card', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const code = await newTable();
    const ann = await atTable(code, 'Annabella');
    const ben = await atTable(code, 'Benvenuto');
    await ann.ask('sit', { seat: 0 });
    await ben.ask('sit', { seat: 1 });
    for (const seat of [2, 3]) await ann.ask('fill', { seat });
    await ann.ask('start');
    await vi.waitFor(async () => {
      for (const player of [ann, ben]) for (const action of game.legal(player.view()).slice(0, 1)) await player.act(action);
      expect(await (await requestMetrics(PASSWORD)).text()).toMatch(/^hundredfold_moves_total\{process="p1"\} [1-9]/m);
    });
    await ben.ask('set', { open: false }).catch(() => undefined);
    const text = await (await requestMetrics(PASSWORD)).text();
    const figure = (name: string) => Number(new RegExp(`^hundredfold_${name} ([\\d.e+-]+)$`, 'm').exec(text)?.[1]);
    expect(figure('tables{phase="playing",process="p1"}')).toBe(1);
    expect(figure('seats{holder="person",process="p1"}')).toBe(2);
    expect(figure('seats{holder="bot",process="p1"}')).toBe(2);
    expect(figure('people{process="p1"}')).toBe(2);
    expect(figure('ready{process="p1"}')).toBe(1);
    expect(figure('refusals_total{reason="not-host",process="p1"}')).toBe(1);
    for (const name of ['moves_total', 'append_seconds_count', 'archive_bytes', 'process_resident_memory_bytes'])
      expect(figure(`${name}{process="p1"}`), name).toBeGreaterThan(0);
    expect(figure('socket_bytes_total{direction="out",process="p1"}')).toBeGreaterThan(0);
    const secrets = [ann, ben].flatMap(({ secret }) => [secret, personIdOf(secret)]);
    for (const secret of [code, ...secrets, 'Annabella', 'Benvenuto']) expect(text).not.toContain(secret);
  });
});

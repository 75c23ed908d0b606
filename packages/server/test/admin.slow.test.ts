// Threats (docs/security.md): H8, O2.
import { gameById } from '@hundredfold/shared/games/index.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { personIdOf } from '../src/identity/person-id.ts';
import { openSqlite } from '../src/storage/sqlite/sqlite-storage.ts';
import { captured } from './kit/captured-log.ts';
import { join, newSecret, type Player } from './kit/live-player.ts';
import { makeTable, sitWithBots } from './kit/live-table.ts';
import { type OpenServer, openServer } from './kit/server.ts';
import { newDataDir } from './kit/server-process.ts';

vi.mock('../src/ops/log.ts', async (original) => (await import('./kit/captured-log.ts')).capturing(await original()));

const PASSWORD = 'correct horse battery';
const game = gameById('mod-four')!;
const baseAddress = () => `http://127.0.0.1:${context.port}`;

let context: OpenServer;
afterEach(() => context.close());

interface Posted {
  readonly cookie?: string | undefined;
  readonly origin?: string | null;
  readonly from?: string;
}

function post(
  action: string,
  fields: Record<string, string>,
  { cookie, origin = baseAddress(), from = '192.0.2.1' }: Posted = {},
): Promise<Response> {
  return fetch(`${baseAddress()}/admin/${action}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, ...(origin === null ? {} : { origin }), ...(cookie === undefined ? {} : { cookie }) },
    body: new URLSearchParams(fields),
  });
}

async function enter(): Promise<string> {
  const answer = await post('enter', { password: PASSWORD });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '../admin']);
  return answer.headers.get('set-cookie')!.split(';')[0]!;
}

const page = async (cookie: string) => (await fetch(`${baseAddress()}/admin`, { headers: { cookie } })).text();

async function seated(name = 'Annabella', secret = newSecret()): Promise<{ readonly code: string; readonly player: Player }> {
  const code = await makeTable(baseAddress(), { game: game.id, open: false });
  return { code, player: await sitWithBots(await join(baseAddress(), game, code, secret, name)) };
}

describe('the admin page', () => {
  test('does not exist without a password for it', async () => {
    context = await openServer();
    for (const path of ['/admin', '/admin/enter', '/admin/drain', '/admin/office.css', '/metrics']) {
      for (const method of ['GET', 'POST']) {
        const headers = { accept: 'application/json', origin: baseAddress() };
        expect((await fetch(baseAddress() + path, { method, headers })).status).toBe(404);
      }
    }
  });

  test('rejects a session after its logout, not only in that browser', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const [cookie, other] = [await enter(), await enter()];
    await post('leave', {}, { cookie });
    expect((await post('drain', { draining: 'yes' }, { cookie })).status).toBe(401);
    expect((await post('leave', {}, { cookie: other })).status).toBe(303);
  });

  test('accepts the password alone, which can be tried a limited number of times', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, MISSES_PER_MINUTE: '10' });
    captured.length = 0;
    const tries = await Promise.all(Array.from({ length: 25 }, (_, number) => post('enter', { password: `guess ${number}` })));
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(tries.filter(({ headers }) => headers.has('set-cookie'))).toEqual([]);
    expect((await post('enter', { password: PASSWORD })).status).toBe(429);
    expect((await post('enter', { password: PASSWORD }, { from: '198.51.100.1' })).status).toBe(303);
    const logged = (what: string) => captured.filter((line) => line.includes(`admin: ${what}`)).length;
    expect([logged('login failed'), logged('login blocked'), logged('logged in')]).toEqual([10, 1, 1]);
  });

  test('sets a cookie that no script reads and no other page sends, over https alone if the public address is https', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const { headers } = await post('enter', { password: PASSWORD });
    expect(headers.get('set-cookie')).toMatch(
      /^office=[\w.-]+; Max-Age=28800; Path=\/admin; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-security-policy')).not.toMatch(/unsafe/);
    await context.close();
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, PUBLIC_ADDRESS: 'https://cards.example.org' });
    const secure = await post('enter', { password: PASSWORD }, { origin: 'https://cards.example.org' });
    expect(secure.headers.get('set-cookie')).toMatch(/; HttpOnly; Secure; SameSite=Strict$/);
  });

  test('does nothing without a session, with one that is expired or made up, or from another page', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const cookie = await enter();
    await seated();
    vi.useFakeTimers({ now: Date.now() + 9 * 3_600_000, toFake: ['Date'] });
    expect((await post('drain', { draining: 'yes' }, { cookie })).status).toBe(401);
    expect(await page(cookie)).toContain('Log in');
    vi.useRealTimers();
    for (const action of ['drain', 'shut', 'block', 'unblock', 'leave', 'anything']) {
      for (const made of [undefined, 'office=', 'office=9999999999999.a.b', `${cookie}x`]) {
        expect((await post(action, { draining: 'yes' }, { cookie: made })).status).toBe(401);
      }
      for (const origin of [null, 'null', 'https://evil.example', `${baseAddress()}.evil.example`, 'http://127.0.0.1:1']) {
        expect((await post(action, { draining: 'yes' }, { cookie, origin })).status, `${origin}`).toBe(403);
      }
    }
    expect((await post('enter', { password: PASSWORD }, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await (await context.get('/ready')).json()).toEqual({ status: 'well' });
    expect(await page('')).not.toContain('Annabella');
  });

  test('shows the people at each table, its game and code, the reports, and the time of the data', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const cookie = await enter();
    const { code, player } = await seated();
    const ben = await join(baseAddress(), game, code, undefined, 'Benvenuto');
    await player.ask('say', { text: '<b>Mine & "yours"</b>' });
    await ben.ask('report', { person: player.memberId });
    const shown = await page(cookie);
    expect(shown).toContain('Annabella, Benvenuto');
    expect(shown).toContain('&lt;b&gt;Mine &amp; &quot;yours&quot;&lt;/b&gt;');
    expect(shown).not.toContain('<b>');
    expect(shown).toContain(`<strong>Mod Four</strong> <code>${code.slice(0, 4)}-${code.slice(4)}</code>`);
    expect(shown).not.toContain('mod-four');
    for (const secret of [player.secret, ben.secret]) expect(shown).not.toContain(secret);
    const [, at] = /As of <time datetime="([^"]+)">/.exec(shown) ?? [];
    expect(Math.abs(Date.now() - Date.parse(at ?? ''))).toBeLessThan(60_000);
  });

  test('shows the reports in pages of fifty, the latest first', async () => {
    const DATA_DIR = newDataDir();
    const storage = await openSqlite(DATA_DIR);
    for (let number = 1; number <= 120; number++) {
      const lines = [{ id: 1, name: '', said: { text: `Line ${number}.` } }];
      const report = { table: 'TABLE000', at: '2026-11-25T12:00:00Z', by: 'by', of: 'of', name: 'Eve', line: 1, lines };
      await storage.report({ ...report, id: `report ${number}` });
    }
    await storage.close();
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, DATA_DIR });
    const cookie = await enter();
    const linesOn = async (query: string) => {
      const shown = await (await fetch(`${baseAddress()}/admin${query}`, { headers: { cookie } })).text();
      const lines = [...shown.matchAll(/Line (\d+)\./g)].map(([, number]) => Number(number));
      const links = [...shown.matchAll(/href="admin\?reports=(\d+)#reports">(\w+)/g)].map(([, page, way]) => `${way} ${page}`);
      return [lines[0], lines.at(-1), ...links];
    };
    expect(await linesOn('')).toEqual([120, 71, 'Older 2']);
    expect(await linesOn('?reports=2')).toEqual([70, 21, 'Newer 1', 'Older 3']);
    expect(await linesOn('?reports=3')).toEqual([20, 1, 'Newer 2']);
    for (const odd of ['0', 'x', '']) expect((await linesOn(`?reports=${odd}`))[0], odd).toBe(120);
  });

  test('closes a table: everyone is told, and it is deleted', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const cookie = await enter();
    const { code, player } = await seated();
    const other = await seated('Ben');
    const marks = [...(await page(cookie)).matchAll(/name="table" value="([\w-]{8})"/g)].map(([, mark]) => mark!);
    expect(marks).toHaveLength(2);
    expect((await post('shut', { table: marks[0]! }, { cookie })).status).toBe(303);
    const tables = [{ code, player }, other];
    const shut = await Promise.race(tables.map(async (table) => ({ table, why: await table.player.closed })));
    expect(shut.why).toBe(CLOSE_CODES.shut);
    expect((await context.get(`/api/tables/${shut.table.code}`)).status).toBe(404);
    const left = tables.find((table) => table !== shut.table)!;
    expect(await left.player.ask('me')).toMatchObject({ person: left.player.memberId });
    expect((await post('shut', { table: left.code }, { cookie })).status).toBe(303); // A code is not a pseudonym.
    expect((await context.get(`/api/tables/${left.code}`)).status).toBe(200);
  });

  test('blocks a person everywhere, also after a restart, until they are unblocked', async () => {
    const DATA_DIR = newDataDir();
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, DATA_DIR });
    let cookie = await enter();
    const { code, player } = await seated();
    const { secret } = player;
    const personId = personIdOf(secret);
    expect((await post('block', { personId, name: 'Annabella' }, { cookie })).status).toBe(303);
    expect(await player.closed).toBe(CLOSE_CODES.blocked);
    const accessOf = async () => {
      const entered = await join(baseAddress(), game, code, secret).then(
        ({ room }) => room.leave(),
        (error: { code: number }) => error.code,
      );
      const made = await context.post('/api/tables', { game: game.id, key: secret });
      return [entered, made.status];
    };
    expect(await accessOf()).toEqual([CLOSE_CODES.blocked, 403]);
    const withOtherToken = await fetch(`${baseAddress()}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${newSecret()}` },
      body: JSON.stringify({ game: game.id, key: secret }),
    });
    expect(withOtherToken.status).toBe(403);
    await context.close();
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, DATA_DIR });
    expect(await accessOf()).toEqual([CLOSE_CODES.blocked, 403]);
    cookie = await enter();
    await context.post('/api/forget', { key: secret });
    expect(await page(cookie)).not.toContain('Annabella');
    expect(await accessOf()).toEqual([CLOSE_CODES.blocked, 403]);
    expect((await post('unblock', { personId }, { cookie })).status).toBe(303);
    expect((await accessOf())[1]).toBe(201);
  });

  test('drains: no new client is sent here, no table is created or loaded, and current games go on', async () => {
    const DATA_DIR = newDataDir();
    context = await openServer({ DATA_DIR });
    const asleep = (await seated()).code;
    await context.close();
    context = await openServer({ ADMIN_PASSWORD: PASSWORD, DATA_DIR });
    const cookie = await enter();
    const { code, player } = await seated();
    await post('drain', { draining: 'yes' }, { cookie });
    expect(await (await context.get('/ready')).json()).toEqual({ status: 'draining' });
    expect((await context.post('/api/tables', { game: game.id })).status).toBe(503);
    expect((await context.get(`/api/tables/${asleep}`)).status).toBe(503);
    expect((await context.get(`/api/tables/${code}`)).status).toBe(200);
    const again = await join(baseAddress(), game, code, player.secret);
    expect(again.seat()).toBe(0);
    await post('drain', { draining: 'no' }, { cookie });
    expect(await (await context.get('/ready')).json()).toEqual({ status: 'well' });
    expect((await context.get(`/api/tables/${asleep}`)).status).toBe(200);
  });

  test('logs every action, without names or codes', async () => {
    context = await openServer({ ADMIN_PASSWORD: PASSWORD });
    const cookie = await enter();
    const { code, player } = await seated();
    captured.length = 0;
    await post('enter', { password: 'a guess at it' });
    await post('block', { personId: personIdOf(player.secret), name: 'Annabella' }, { cookie });
    await post('unblock', { personId: personIdOf(player.secret) }, { cookie });
    const mark = /name="table" value="([\w-]{8})"/.exec(await page(cookie))![1]!;
    await post('shut', { table: mark }, { cookie });
    await post('drain', { draining: 'yes' }, { cookie });
    const lines = captured
      .map((line) => JSON.parse(line) as Record<string, unknown>)
      .filter(({ msg }) => String(msg).startsWith('admin: '));
    expect(lines.map(({ msg }) => String(msg).replace('admin: ', ''))).toEqual([
      'login failed',
      'person blocked',
      'person unblocked',
      'table closed',
      'draining started',
    ]);
    expect(lines.every(({ request }) => typeof request === 'string')).toBe(true);
    for (const secret of [code, 'Annabella', personIdOf(player.secret), 'a guess', PASSWORD])
      expect(captured.join()).not.toContain(secret);
  });
});

import type { Identity, Transfer } from '@hundredfold/shared/protocol/http.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OpenServer, openServer } from './open-server.ts';

const captured = vi.hoisted(() => ({ log: [] as string[] }));
vi.mock('../src/ops/log.ts', async (original) => {
  const log = await original<typeof import('../src/ops/log.ts')>();
  return {
    ...log,
    openLog: () => log.openLog({ logLevel: 'trace', processName: 'p1' }, { write: (line) => void captured.log.push(line) }),
  };
});

const ANN: Identity = { key: 'the-secret-of-Ann-1234', name: 'Ann', seal: 7 };

let context: OpenServer;
afterEach(() => context.close());

async function offer(identity: Identity = ANN): Promise<Transfer> {
  const answer = await context.post('/api/transfers', identity);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Transfer;
}

const answerText = async (answer: Response) => `${answer.status} ${await answer.text()}`;
const redeem = (code: unknown, from?: string) => context.post('/api/transfers/redeem', { code }, from);
const state = async (ticket: string) => (await context.post('/api/transfers/state', { ticket })).json();

describe('a transfer', () => {
  test('is a code, which gives the identity once, and a ticket, which shows its state', async () => {
    context = await openServer();
    const { code, ticket } = await offer();
    expect(await state(ticket)).toEqual({ state: 'open' });
    const taken = await redeem(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
    expect(taken.headers.get('cache-control')).toBe('no-store');
    expect(await taken.json()).toEqual(ANN);
    expect(await state(ticket)).toEqual({ state: 'moved' });
    expect((await redeem(code)).status).toBe(404);
  });

  test('of a person without a name has none', async () => {
    context = await openServer();
    const { code } = await offer({ key: ANN.key });
    expect(await (await redeem(code)).json()).toEqual({ key: ANN.key });
  });

  test('gives every useless code the same answer, and then blocks all codes, even the right one', async () => {
    context = await openServer({ MISSES_PER_MINUTE: '1' });
    const first = await offer();
    const { code } = await offer();
    const wrong = [first.code, '00000000', 'short', '', 7, null, { code }];
    const answers = new Set(await Promise.all(wrong.map(async (each) => answerText(await redeem(each)))));
    expect([...answers]).toEqual([`404 ${JSON.stringify({ error: 'no-transfer', message: 'This code cannot be used.' })}`]);
    for (let tries = wrong.length; tries < 10; tries++) await redeem('00000000');
    expect((await redeem(code)).status).toBe(429);
    expect((await context.get('/api/tables/00000000')).status).toBe(404);
    expect(await (await redeem(code, '198.51.100.9')).json()).toEqual(ANN);
  });

  test.each([
    ['no key', { name: 'Ann' }],
    ['a key that is none', { ...ANN, key: 'short' }],
    ['a name that is none', { ...ANN, name: '\u202e' }],
    ['a seal that there is not', { ...ANN, seal: 240 }],
    ['a field too many', { ...ANN, personId: 'ann' }],
    ['half a body', '{"key":'],
  ])('with %s is refused', async (_, body) => {
    context = await openServer();
    expect(await answerText(await context.post('/api/transfers', body))).toMatch(/^400 .*malformed/);
    expect(await answerText(await context.post('/api/transfers/state', body))).toMatch(/^400 .*malformed/);
  });

  test('from a page of another origin is refused', async () => {
    context = await openServer();
    const { code } = await offer();
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const answer = await fetch(`http://127.0.0.1:${context.port}/api/transfers/redeem`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code }),
    });
    expect(answer.status).toBe(403);
    expect(await (await redeem(code)).json()).toEqual(ANN);
  });
});

describe('being forgotten', () => {
  test('gets the same answer for everyone, known or not', async () => {
    context = await openServer();
    await context.post('/api/tables', { game: 'mod-four', key: ANN.key });
    expect(await answerText(await context.post('/api/forget', { key: ANN.key }))).toBe('204 ');
    expect(await answerText(await context.post('/api/forget', { key: 'nobody-has-this-secret' }))).toBe('204 ');
    expect(await answerText(await context.post('/api/forget', { ...ANN }))).toMatch(/^400 .*malformed/);
  });

  test('voids the open transfer code', async () => {
    context = await openServer();
    const { code, ticket } = await offer();
    await context.post('/api/forget', { key: ANN.key });
    expect((await redeem(code)).status).toBe(404);
    expect(await state(ticket)).toEqual({ state: 'over' });
  });
});

test('the log contains no key, code or ticket, whatever is requested with them', async () => {
  captured.log.length = 0;
  context = await openServer();
  const { code, ticket } = await offer();
  const bodies = [{ ...ANN }, { ...ANN, more: 1 }, { code }, { code, key: ANN.key }, { ticket }, `{"key":"${ANN.key}",`];
  for (const path of ['/api/transfers', '/api/transfers/state', '/api/transfers/redeem', '/api/forget', '/api/nothing']) {
    for (const body of bodies) await context.post(path, body);
  }
  const log = captured.log.join('');
  for (const secret of [ANN.key, code, ticket]) expect(log).not.toContain(secret);
});

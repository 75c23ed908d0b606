import { modFour } from '@hundredfold/games/mod-four/rules/index.ts';
import type { CreatedTable, Identity, Transfer } from '@hundredfold/shared/protocol/http.ts';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { captured } from './kit/captured-log.ts';
import { join } from './kit/live-player.ts';
import { type OpenServer, openServer } from './kit/server.ts';

vi.mock('../src/ops/log.ts', async (original) => (await import('./kit/captured-log.ts')).capturing(await original()));

const PHONE = 'the-redemption-id-of-1';
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
const redeemAs = (redemptionId: unknown, code: string) => context.post('/api/transfers/redeem', { code, redemptionId });
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

  test('that is asked for again shows nobody out on the new device', async () => {
    context = await openServer();
    const { address } = context;
    const made = (await (await context.post('/api/tables', { game: modFour.id, key: ANN.key })).json()) as CreatedTable;
    const before = await join(address, modFour, made.code, ANN.key, 'Ann');
    const { code } = await offer();
    await redeemAs(PHONE, code);
    expect(await before.closed).toBe(CLOSE_CODES.moved);
    const after = await join(address, modFour, made.code, ANN.key, 'Ann');
    expect((await redeemAs(PHONE, code)).status).toBe(200);
    expect(await Promise.race([after.closed, after.ask('me').then(() => 'there')])).toBe('there');
  });

  test('gives every useless code the same answer, and then blocks all codes, even the right one', async () => {
    context = await openServer({ MISSES_PER_MINUTE: '1' });
    const first = await offer();
    const { code } = await offer();
    const wrong = [first.code, '00000000', 'short', '', 7, null, { code }];
    const answers = new Set(await Promise.all(wrong.map(async (each) => answerText(await redeem(each)))));
    expect([...answers]).toEqual([`404 ${JSON.stringify({ error: 'no-transfer', message: 'This code doesn’t work.' })}`]);
    for (let tries = wrong.length; tries < 10; tries++) await redeem('00000000');
    expect((await redeem(code)).status).toBe(429);
    expect((await context.get('/api/tables/00000000')).status).toBe(404);
    expect(await (await redeem(code, '198.51.100.9')).json()).toEqual(ANN);
  });

  test('of something else than an identity is refused', async () => {
    context = await openServer();
    for (const [what, body] of [
      ['no key', { name: 'Ann' }],
      ['a key that is none', { ...ANN, key: 'short' }],
      ['a name that is none', { ...ANN, name: '\u202e' }],
      ['a seal that there is not', { ...ANN, seal: 240 }],
      ['a field too many', { ...ANN, personId: 'ann' }],
      ['half a body', '{"key":'],
    ] as const) {
      expect(await answerText(await context.post('/api/transfers', body)), what).toMatch(/^400 .*malformed/);
      expect(await answerText(await context.post('/api/transfers/state', body)), what).toMatch(/^400 .*malformed/);
    }
  });
});

test('being forgotten gets the same answer for everyone, known or not, and voids the transfer code', async () => {
  context = await openServer();
  await context.post('/api/tables', { game: 'mod-four', key: ANN.key });
  const { code, ticket } = await offer();
  expect(await answerText(await context.post('/api/forget', { key: ANN.key }))).toBe('204 ');
  expect(await answerText(await context.post('/api/forget', { key: 'nobody-has-this-secret' }))).toBe('204 ');
  expect(await answerText(await context.post('/api/forget', { ...ANN }))).toMatch(/^400 .*malformed/);
  expect((await redeem(code)).status).toBe(404);
  expect(await state(ticket)).toEqual({ state: 'over' });
});

test('the log knows neither a key, nor a code, nor a ticket, nor a redemption id, whatever is asked with them', async () => {
  captured.length = 0;
  context = await openServer();
  const { code, ticket } = await offer();
  const bodies = [
    { ...ANN },
    { ...ANN, more: 1 },
    { code },
    { code, key: ANN.key },
    { code, redemptionId: PHONE },
    { ticket },
    `{"key":"${ANN.key}",`,
  ];
  for (const path of ['/api/transfers', '/api/transfers/state', '/api/transfers/redeem', '/api/forget', '/api/nothing']) {
    for (const body of bodies) await context.post(path, body);
  }
  const log = captured.join('');
  for (const secret of [ANN.key, code, ticket, PHONE]) expect(log).not.toContain(secret);
});

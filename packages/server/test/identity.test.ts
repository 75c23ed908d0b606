import type { Identity, Transfer } from '@hundredfold/shared/protocol/http.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type OpenHouse, openHouse } from './open-house.ts';

const seen = vi.hoisted(() => ({ log: [] as string[] }));
vi.mock('../src/log.ts', async (original) => {
  const log = await original<typeof import('../src/log.ts')>();
  return {
    ...log,
    openLog: () => log.openLog({ logLevel: 'trace', processName: 'p1' }, { write: (line) => void seen.log.push(line) }),
  };
});

const ANN: Identity = { key: 'the-secret-of-Ann-1234', name: 'Ann', seal: 7 };

let house: OpenHouse;
afterEach(() => house.close());

async function offered(identity: Identity = ANN): Promise<Transfer> {
  const answer = await house.post('/api/transfers', identity);
  expect(answer.status).toBe(201);
  return (await answer.json()) as Transfer;
}

const whole = async (answer: Response) => `${answer.status} ${await answer.text()}`;
const redeem = (code: unknown, from?: string) => house.post('/api/transfers/redeem', { code }, from);
const state = async (ticket: string) => (await house.post('/api/transfers/state', { ticket })).json();

describe('a transfer', () => {
  test('is a code, the identity for it once, and a ticket that tells', async () => {
    house = await openHouse();
    const { code, ticket } = await offered();
    expect(await state(ticket)).toEqual({ state: 'open' });
    const taken = await redeem(`${code.slice(0, 4)}-${code.slice(4)}`.toLowerCase());
    expect(taken.headers.get('cache-control')).toBe('no-store');
    expect(await taken.json()).toEqual(ANN);
    expect(await state(ticket)).toEqual({ state: 'moved' });
    expect((await redeem(code)).status).toBe(404);
  });

  test('of somebody who has said no name yet has none', async () => {
    house = await openHouse();
    const { code } = await offered({ key: ANN.key });
    expect(await (await redeem(code)).json()).toEqual({ key: ANN.key });
  });

  test('answers every code that is of no use alike, and then no more, the right one neither', async () => {
    house = await openHouse({ MISSES_PER_MINUTE: '1' });
    const first = await offered();
    const { code } = await offered();
    const wrong = [first.code, '00000000', 'short', '', 7, null, { code }];
    const answers = new Set(await Promise.all(wrong.map(async (each) => whole(await redeem(each)))));
    expect([...answers]).toEqual([`404 ${JSON.stringify({ error: 'no-transfer', message: 'This code doesn’t work.' })}`]);
    for (let tries = wrong.length; tries < 10; tries++) await redeem('00000000');
    expect((await redeem(code)).status).toBe(429);
    expect((await house.get('/api/tables/00000000')).status).toBe(404);
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
    house = await openHouse();
    expect(await whole(await house.post('/api/transfers', body))).toMatch(/^400 .*malformed/);
    expect(await whole(await house.post('/api/transfers/state', body))).toMatch(/^400 .*malformed/);
  });

  test('from a page that is not of this house is refused', async () => {
    house = await openHouse();
    const { code } = await offered();
    const headers = { 'content-type': 'application/json', origin: 'https://elsewhere.example' };
    const answer = await fetch(`http://127.0.0.1:${house.port}/api/transfers/redeem`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ code }),
    });
    expect(answer.status).toBe(403);
    expect(await (await redeem(code)).json()).toEqual(ANN);
  });
});

describe('being forgotten', () => {
  test('is granted to everybody alike, whoever they are', async () => {
    house = await openHouse();
    await house.post('/api/tables', { game: 'mod-four', key: ANN.key });
    expect(await whole(await house.post('/api/forget', { key: ANN.key }))).toBe('204 ');
    expect(await whole(await house.post('/api/forget', { key: 'nobody-has-this-secret' }))).toBe('204 ');
    expect(await whole(await house.post('/api/forget', { ...ANN }))).toMatch(/^400 .*malformed/);
  });

  test('voids the code that is out', async () => {
    house = await openHouse();
    const { code, ticket } = await offered();
    await house.post('/api/forget', { key: ANN.key });
    expect((await redeem(code)).status).toBe(404);
    expect(await state(ticket)).toEqual({ state: 'over' });
  });
});

test('the log knows neither a key, nor a code, nor a ticket, whatever is asked with them', async () => {
  seen.log.length = 0;
  house = await openHouse();
  const { code, ticket } = await offered();
  const bodies = [{ ...ANN }, { ...ANN, more: 1 }, { code }, { code, key: ANN.key }, { ticket }, `{"key":"${ANN.key}",`];
  for (const path of ['/api/transfers', '/api/transfers/state', '/api/transfers/redeem', '/api/forget', '/api/nothing']) {
    for (const body of bodies) await house.post(path, body);
  }
  const log = seen.log.join('');
  for (const secret of [ANN.key, code, ticket]) expect(log).not.toContain(secret);
});

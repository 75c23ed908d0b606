// Threats (docs/security.md): E3.
import { once } from 'node:events';
import { request } from 'node:http';
import type { SeatReservation } from '@colyseus/sdk';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { WORD_HEADER } from '@hundredfold/shared/protocol/site.ts';
import { PROTOCOL } from '@hundredfold/shared/protocol/table.ts';
import { describe, expect, test } from 'vitest';
import { askRoom, newClient } from './kit/live-player.ts';
import { type OpenServer, serverForFile } from './kit/server.ts';

const SECRET = 'between-the-proxy-and-us';
const HEADER_SITE = { MAKERS: 'header', IDENTITY_HEADER: 'Remote-User', IDENTITY_HEADER_SECRET: SECRET };
const KEY = 'abcdefghijklmnopqrstuv';

type Headers = readonly (readonly [name: string, value: string])[];

interface Answer {
  readonly status: number;
  readonly body: { readonly error?: string; readonly code?: string; readonly name?: string };
}

/** Sends a request with headers exactly as given, also twice, which `fetch` would join. */
async function send(server: OpenServer, path: string, headers: Headers = [], body?: object): Promise<Answer> {
  const all = [['Host', `127.0.0.1:${server.port}`], ['Content-Type', 'application/json'], ...headers].flat();
  const method = body === undefined ? 'GET' : 'POST';
  const asked = request({ host: '127.0.0.1', port: server.port, method, path, headers: all });
  asked.end(body && JSON.stringify(body));
  const [answer] = await once(asked, 'response');
  return { status: answer.statusCode, body: JSON.parse((await answer.toArray()).join('')) };
}

const word = (said: string): Headers => [[WORD_HEADER, encodeURIComponent(said)]];
const NEW_TABLE = { game: 'mod-four', key: KEY };
const NEW_GROUP = { key: KEY, name: 'Tuesday', as: 'Ann' };
const JOIN = { key: KEY, name: 'Ann', protocol: PROTOCOL };
const [LOBBY, QUEUE] = [LOBBY_ROOM, MATCHMAKING_ROOM].map((room) => `/matchmake/joinById/${room}`) as [string, string];
const CLOSED = { status: 403, body: { error: 'no-maker' } };

describe('a site whose proxy logs people in', () => {
  const server = serverForFile(HEADER_SITE);
  const elsewhere = serverForFile({ ...HEADER_SITE, TRUST_PROXY: '10.0.0.0/8' });
  const USER = ['Remote-User', 'ann'] as const;
  const PROOF = ['Remote-User-Secret', SECRET] as const;

  test('those whom the proxy names open tables, under that name', async () => {
    expect(await send(server, '/api/tables', [USER, PROOF], NEW_TABLE)).toMatchObject({ status: 201 });
    const named = async (name: string) => (await send(server, '/api/maker', [['remote-USER', name], PROOF])).body.name;
    expect(await named(Buffer.from('Zoë').toString('latin1'))).toBe('Zoë');
    expect(await named('x'.repeat(50))).toBeNull();
  });

  test.each<[forgery: string, headers: Headers, at?: OpenServer]>([
    ['no header', []],
    ['an identity alone', [USER]],
    ['a secret alone', [PROOF]],
    ['a wrong secret', [USER, ['Remote-User-Secret', 'between-the-proxy-and-me']]],
    ['the beginning of the secret', [USER, ['Remote-User-Secret', SECRET.slice(0, -1)]]],
    ['the secret with more behind it', [USER, ['Remote-User-Secret', `${SECRET}x`]]],
    ['the secret in capitals', [USER, ['Remote-User-Secret', SECRET.toUpperCase()]]],
    ['an empty secret', [USER, ['Remote-User-Secret', '']]],
    ['an empty identity', [['Remote-User', ''], PROOF]],
    ['an identity of spaces', [['Remote-User', '  '], PROOF]],
    ['an identity before that of the proxy', [['Remote-User', 'eve'], USER, PROOF]],
    ['an identity behind that of the proxy', [USER, ['Remote-User', 'eve'], PROOF]],
    ['an identity that a second proxy joined with that of the first', [['Remote-User', 'eve, ann'], PROOF]],
    ['an identity beside an empty one of the proxy', [['Remote-User', 'eve'], ['Remote-User', ''], PROOF]],
    ['two secrets, the first of which is right', [USER, PROOF, ['Remote-User-Secret', 'guess']]],
    ['two secrets, the last of which is right', [USER, ['Remote-User-Secret', 'guess'], PROOF]],
    ['two secrets that a proxy joined', [USER, ['Remote-User-Secret', `${SECRET}, ${SECRET}`]]],
    ['an identity with an underscore', [['Remote_User', 'eve'], PROOF]],
    ['a secret with an underscore', [USER, ['Remote_User_Secret', SECRET]]],
    [
      'headers of another name',
      [
        ['X-Remote-User', 'eve'],
        ['X-Remote-User-Secret', SECRET],
      ],
    ],
    ['the secret as a bearer token', [USER, ['Authorization', `Bearer ${SECRET}`]]],
    ['the secret in a cookie', [USER, ['Cookie', `Remote-User-Secret=${SECRET}`]]],
    ['both in one header', [['Remote-User', `ann; Remote-User-Secret=${SECRET}`]]],
    ['the secret as a word', [USER, [WORD_HEADER, SECRET]]],
    ['both from an address that is no proxy', [USER, PROOF], elsewhere],
    ['both from an address that says it is a proxy', [USER, PROOF, ['X-Forwarded-For', '10.0.0.1']], elsewhere],
  ])('%s does not count', async (_, headers, at = server) => {
    for (const [path, body] of [['/api/tables', NEW_TABLE], ['/api/groups', NEW_GROUP], ['/api/maker'], [LOBBY, JOIN]] as const)
      expect(await send(at, path, headers, body)).toMatchObject(CLOSED);
  });

  test('nothing in the body or the address counts', async () => {
    const forged = { ...NEW_TABLE, 'Remote-User': 'ann', 'Remote-User-Secret': SECRET };
    const path = `/api/tables?Remote-User=ann&Remote-User-Secret=${SECRET}`;
    expect(await send(server, path, [], forged)).toMatchObject(CLOSED);
  });
});

describe('a site with a word', () => {
  const server = serverForFile({ MAKERS: 'word', MAKERS_WORD: 'Grüne Wiese', MISSES_PER_MINUTE: '10' });

  test('those who know it open tables and enter the lobby', async () => {
    expect(await send(server, '/api/maker', word(' grüne WIESE'))).toEqual({ status: 200, body: { name: null } });
    expect(await send(server, LOBBY, word('Grüne Wiese'), JOIN)).toMatchObject({ status: 200 });
    expect(await send(server, LOBBY, [], JOIN)).toMatchObject(CLOSED);
    expect(await send(server, '/api/tables', word('Grüne Wiese'), NEW_TABLE)).toMatchObject({ status: 201 });
  });

  test('others open no table, new or from a finished game', async () => {
    const playedOn = { ...NEW_TABLE, from: { record: 'r', turn: 0 } };
    for (const table of [NEW_TABLE, playedOn]) expect(await send(server, '/api/tables', word('%'), table)).toMatchObject(CLOSED);
  });

  test('a guest looks for a quick match only along with the host of a table', async () => {
    const enter = async (headers: Headers) => {
      const { body } = await send(server, QUEUE, headers, JOIN);
      return newClient(server.address).consumeSeatReservation(body as SeatReservation);
    };
    const seek = { games: ['mod-four'], pace: 'fast', except: [] };
    const guest = await enter([]);
    await expect(askRoom(guest, 'seek', seek)).rejects.toThrow('no-maker');
    await expect(askRoom(guest, 'joinParty', { except: [] })).rejects.toThrow('not-seeking');
    await askRoom(await enter(word('Grüne Wiese')), 'seek', seek);
  });

  test('a guest sits down at a table with its link', async () => {
    const { code } = (await send(server, '/api/tables', word('Grüne Wiese'), NEW_TABLE)).body;
    const guest = { ...JOIN, key: KEY.toUpperCase(), sits: true };
    expect(await send(server, `/matchmake/joinById/${code}`, [], guest)).toMatchObject({ status: 200, body: { code } });
  });

  test('after too many wrong words of one network not even the right one counts, and another network is not concerned', async () => {
    const say = (said: string, from: string) => send(server, '/api/maker', [...word(said), ['X-Forwarded-For', from]]);
    for (let miss = 0; miss < 10; miss++) expect(await say(`guess ${miss}`, '192.0.2.7')).toMatchObject(CLOSED);
    expect(await say('Grüne Wiese', '192.0.2.7')).toMatchObject({ status: 429, body: { error: 'too-many' } });
    expect(await say('Grüne Wiese', '198.51.100.7')).toMatchObject({ status: 200 });
  });
});

describe('a site without guests', () => {
  const server = serverForFile({ MAKERS: 'word', MAKERS_WORD: 'Grüne Wiese', GUESTS: 'no' });

  test('the link to a table lets in only those who know the word, and tells others nothing', async () => {
    const { code } = (await send(server, '/api/tables', word('Grüne Wiese'), NEW_TABLE)).body;
    const ways = (at = code) => [`/api/tables/${at}`, `/api/tables/${at}/invitation`];
    for (const path of ways()) expect(await send(server, path, word('Grüne Wiese'))).toMatchObject({ status: 200 });
    const asked = async (at?: string) => [
      ...(await Promise.all(ways(at).map((path) => send(server, path)))),
      await send(server, `/matchmake/joinById/${at}`, [], JOIN),
    ];
    const told = await asked(code);
    expect(told).toMatchObject([CLOSED, CLOSED, CLOSED]);
    expect(await asked('ZZZZ2345')).toEqual(told);
    const { body: group } = await send(server, '/api/groups', word('Grüne Wiese'), NEW_GROUP);
    const look = (said: Headers) => send(server, '/api/groups/look', said, { key: KEY, id: (group as { id?: string }).id });
    expect([await look(word('Grüne Wiese')), await look([])]).toMatchObject([{ status: 200 }, CLOSED]);
  });
});

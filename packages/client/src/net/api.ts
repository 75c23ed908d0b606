import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  createdTableSchema,
  type HttpErrorCode,
  type Identity,
  identitySchema,
  invitationSchema,
  makerSchema,
  ownTablesSchema,
  type Redemption,
  serverAddressSchema,
  transferSchema,
  transferStateSchema,
} from '@hundredfold/shared/protocol/http.ts';
import type { NewTable } from '@hundredfold/shared/protocol/new-table.ts';
import {
  type ExportRequest,
  exportedGamesSchema,
  type FavouriteRequest,
  type ForgetGameRequest,
  type OwnGamesRequest,
  ownGamesSchema,
} from '@hundredfold/shared/protocol/own-games.ts';
import { statisticsSchema } from '@hundredfold/shared/protocol/played-game.ts';
import { pushKeySchema, type SubscribeRequest } from '@hundredfold/shared/protocol/push.ts';
import { WORD_HEADER } from '@hundredfold/shared/protocol/site.ts';
import { storedTimesSchema } from '@hundredfold/shared/protocol/stored-data.ts';
import * as v from 'valibot';
import { readStored } from '../lib/stored.ts';
import { fetchFromServer, readJson } from './connectivity.ts';

interface ApiRequest {
  /** The JSON body; a request with a body is a POST. */
  readonly body?: object;
  readonly method?: 'POST';
  readonly secret?: string;
  /** The word of a closed site, if it is not the one that was right before. */
  readonly word?: string;
  readonly closing?: AbortSignal;
}

/**
 * The words for the failures that a request distinguishes, by status, or by error code if several errors share a status. Every other
 * failure is `failed`.
 */
type Refusals<Refusal extends string> = Readonly<Partial<Record<number | HttpErrorCode, Refusal>>>;

function send(path: string, { body, method, secret = '', word = readStored('word'), closing }: ApiRequest): Promise<Response> {
  const headers = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(secret !== '' && { authorization: `Bearer ${secret}` }),
    ...(word !== '' && { [WORD_HEADER]: encodeURIComponent(word) }),
  };
  const post = body !== undefined || method === 'POST';
  const asked = { headers, ...(post && { method: 'POST' }), ...(body !== undefined && { body: JSON.stringify(body) }) };
  return fetchFromServer(path, asked, ...(closing === undefined ? [] : [closing]));
}

/** Sends a request and reads its answer. It never rejects: no answer, or an answer of another form, is `failed` as well. */
export async function request<Answer, Refusal extends string = never>(
  path: string,
  schema: v.GenericSchema<unknown, Answer>,
  asked: ApiRequest = {},
  refusals: Refusals<Refusal> = {},
): Promise<Result<Answer, Refusal | 'failed'>> {
  try {
    const answer = await send(path, asked);
    const refusal = refusals[answer.status];
    if (refusal !== undefined) return refused(refusal);
    if (!answer.ok) return refused(refusals[v.parse(errorSchema, await answer.json()).error] ?? 'failed');
    return accepted(v.parse(schema, answer.status === NO_CONTENT ? null : await answer.json()));
  } catch {
    return refused('failed');
  }
}

export const TOO_MANY = { 429: 'too-many' } as const;
const NO_CONTENT = 204;

/** The body of an error. A newer server may send codes that this page does not know. */
const errorSchema = v.object({ error: v.custom<HttpErrorCode>((code) => typeof code === 'string') });

/**
 * The requests that the page sends to the server over HTTP; those about groups are in `groups-api.ts`. The colyseus SDK sends those
 * for rooms by itself.
 */
export const api = {
  storedTimes: () => request('/api/stored', storedTimesSchema),
  address: () => request('/api/address', serverAddressSchema),
  maker: (word: string) => request('/api/maker', makerSchema, { word }, { 403: 'guest', ...TOO_MANY }),
  createTable: (table: NewTable) =>
    request(
      '/api/tables',
      createdTableSchema,
      { body: table },
      { blocked: 'blocked', 'no-maker': 'no-maker', 404: 'no-record', ...TOO_MANY },
    ),
  invitation: (code: string, secret: string) =>
    request(`/api/tables/${code}/invitation`, invitationSchema, { secret }, { 404: 'no-table', ...TOO_MANY }),
  ownTables: (secret: string) => request('/api/tables/mine', ownTablesSchema, { method: 'POST', secret }),
  /** Loads the record of a finished game. The key shows who asks; without one, only records that are open to everyone are found. */
  record: (id: string, key: string) => {
    const path = `/api/records/${encodeURIComponent(id)}`;
    const refusals = { 403: 'not-allowed', 404: 'no-record', ...TOO_MANY } as const;
    return request(path, v.unknown(), key === '' ? {} : { body: { key } }, refusals);
  },
  statistics: (secret: string) => request('/api/statistics', statisticsSchema, { secret }),
  ownGames: (asked: OwnGamesRequest) => request('/api/my-games', ownGamesSchema, { body: asked }),
  exportGames: (asked: ExportRequest) => request('/api/my-games/export', exportedGamesSchema, { body: asked }, TOO_MANY),
  markFavourite: (asked: FavouriteRequest) =>
    request('/api/my-games/favourite', v.null(), { body: asked }, { 404: 'gone', 409: 'full' }),
  forgetGame: (asked: ForgetGameRequest) => request('/api/my-games/forget', v.null(), { body: asked }),
  transfer: (identity: Identity) => request('/api/transfers', transferSchema, { body: identity }),
  redeem: (redemption: Redemption) =>
    request('/api/transfers/redeem', identitySchema, { body: redemption }, { 404: 'wrong', ...TOO_MANY }),
  transferState: (ticket: string) => request('/api/transfers/state', transferStateSchema, { body: { ticket } }),
  /** Loads the key for which this browser subscribes to notices; `none` if the site sends none. */
  pushKey: () => request('/api/push', pushKeySchema, {}, { 404: 'none' }),
  subscribe: (asked: SubscribeRequest) => request('/api/push', v.null(), { body: asked }),
  forget: (key: string) => request('/api/forget', v.null(), { body: { key } }),
  /** Returns the status of the table itself. The secret exempts its players from the limit on failed attempts from their address. */
  tableStatus: async (code: string, secret: string): Promise<number> => (await send(`/api/tables/${code}`, { secret })).status,
  /**
   * Reserves a place in a room for the socket that follows, and loads the table of the room. Rejects if the server does not answer;
   * `not-found` has many reasons.
   */
  reservePlace: async <Place>(
    room: string,
    options: object,
    schema: v.GenericSchema<unknown, Place>,
    closing: AbortSignal,
  ): Promise<Result<Place, 'not-found' | 'outdated' | 'failed'>> => {
    const answer = await send(`/matchmake/joinById/${room}`, { body: options, closing });
    if (answer.status === 404) return refused('not-found');
    if (!answer.ok) return refused('failed');
    const read = v.safeParse(schema, await readJson(answer));
    return read.success ? accepted(read.output) : refused('outdated');
  },
};

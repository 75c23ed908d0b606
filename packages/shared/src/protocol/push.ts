import * as v from 'valibot';
import { secretSchema } from './table.ts';

/**
 * The kinds of notices, each of which a person can turn off. `turn`: a table waits for them; `match`: a quick match is ready; `table`: a
 * table of their group is open; `evening`: their group plays in an hour.
 */
export const NOTICE_KINDS = ['turn', 'match', 'table', 'evening'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** A push service or a webhook has a name, the usual port and HTTPS. Strangers choose the address, so it names no machine directly. */
export const endpointSchema = v.pipe(
  v.string(),
  v.maxLength(1024),
  v.regex(/^https:\/\/(?:[a-z\d-]+\.)+[a-z][a-z\d-]*\/[!-~]*$/),
);

/** How a reader writes times: their language, and their time zone (UTC if this runtime does not know it). */
export const readerEntries = {
  language: v.pipe(v.string(), v.regex(/^[\w-]{2,16}$/)),
  zone: v.fallback(v.pipe(v.string(), v.maxLength(64), v.check(isTimeZone)), 'UTC'),
};

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

/** The subscription of a browser to a push service, with the keys for which notices are encrypted. */
const subscriptionSchema = v.strictObject({
  endpoint: endpointSchema,
  p256dh: v.pipe(v.string(), v.regex(/^B[\w-]{86}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
});
export type PushSubscriptionKeys = v.InferOutput<typeof subscriptionSchema>;

/** The body of `POST /api/push`: the kinds of notices that a browser wants. Without a kind, the server forgets the subscription. */
export const subscribeSchema = v.strictObject({
  key: secretSchema,
  subscription: subscriptionSchema,
  kinds: v.pipe(v.array(v.picklist(NOTICE_KINDS)), v.maxLength(NOTICE_KINDS.length), v.readonly()),
  ...readerEntries,
});
export type SubscribeRequest = v.InferOutput<typeof subscribeSchema>;

/** The body of `POST /api/push/replace`: the browser has replaced a subscription, which only it and the server know. */
export const replaceSubscriptionSchema = v.strictObject({ replaced: endpointSchema, subscription: subscriptionSchema });

/** The answer of `GET /api/push`: the public key for which browsers subscribe. */
export const pushKeySchema = v.object({ publicKey: v.string() });

/**
 * A notice as it is encrypted for a browser, in the format of declarative web push. Browsers that do not know the format pass it to
 * the service worker.
 */
export interface NoticeMessage {
  readonly web_push: 8030;
  readonly notification: {
    readonly title: string;
    readonly body: string;
    readonly lang: string;
    /** A notice replaces an earlier one with the same tag. */
    readonly tag: string;
    /** The address that a press opens. */
    readonly navigate: string;
  };
}

/** The file in which the build of the client leaves `NoticeTexts` by language for the server. */
export const NOTICE_TEXTS_FILE = 'notices.json';

export interface NoticeTexts {
  /** The title of a turn, with `{game}`. */
  readonly turn: string;
  /** The people at the table, with `{names}`. */
  readonly players: string;
  readonly match: string;
  /** The title of an open table, with `{group}`; of the reminder of an evening; of an evening that is fixed; of a finished game. */
  readonly table: string;
  readonly evening: string;
  readonly fixed: string;
  readonly over: string;
  /** The names of the games by their ids. */
  readonly games: Readonly<Record<string, string>>;
}

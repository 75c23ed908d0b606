import type { NoticeKind } from '@hundredfold/shared/protocol/push.ts';
import { MAX_SUBSCRIPTIONS, NOTICE_INTERVAL_MS } from '../game-storage.ts';
import type { NoticeReceiver } from '../stored-subscription.ts';
import { AGE } from './dialect.ts';
import { query, type SqlOperations, write } from './sql-work.ts';

const ADD_KEY = 'INSERT INTO push_key (id, body) VALUES (1, $1) ON CONFLICT DO NOTHING';

const MAKE_ROOM = `
  DELETE FROM subscriptions WHERE person_id = $1 AND endpoint <> $2 AND endpoint NOT IN (
    SELECT endpoint FROM subscriptions WHERE person_id = $1 AND endpoint <> $2 ORDER BY used DESC LIMIT ${MAX_SUBSCRIPTIONS - 1}
  )`;
const SAVE = `
  INSERT INTO subscriptions (endpoint, person_id, p256dh, auth, kinds, language, zone, noticed, used)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 0, ${AGE})
  ON CONFLICT (endpoint) DO UPDATE SET person_id = excluded.person_id, p256dh = excluded.p256dh, auth = excluded.auth,
    kinds = excluded.kinds, language = excluded.language, zone = excluded.zone, used = excluded.used`;
// The page may have stored the new one already.
const REPLACE = `
  UPDATE subscriptions SET endpoint = $2, p256dh = $3, auth = $4, used = ${AGE}
  WHERE endpoint = $1 AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE endpoint = $2)`;
const REMOVE = 'DELETE FROM subscriptions WHERE person_id = $1 AND ($2 IS NULL OR endpoint = $2)';

// A time in the future is from a clock that was wrong, and holds up nothing.
const IS_RECENT = `noticed > $2 - ${NOTICE_INTERVAL_MS} AND noticed <= $2`;
const LAST_NOTICE = `SELECT max(noticed) AS last FROM subscriptions WHERE person_id = $1 AND ${IS_RECENT}`;
// All browsers of the person are marked, and each row is checked again once it is locked, so only one process takes the notice.
const TAKE = `
  UPDATE subscriptions SET noticed = $2 WHERE person_id = $1 AND NOT (${IS_RECENT})
    AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE person_id = $1 AND ${IS_RECENT})
    AND EXISTS (SELECT 1 FROM subscriptions WHERE person_id = $1 AND kinds LIKE '%' || $3 || '%')
  RETURNING endpoint, p256dh, auth, kinds, language, zone`;

type Bodies = readonly { readonly body: string }[];
type LastNotice = readonly { readonly last: number | null }[];
type TakenRows = readonly (NoticeReceiver & { readonly kinds: string })[];

export const SUBSCRIPTION_OPERATIONS = {
  pushKey: (fresh) => query([[ADD_KEY, fresh], ['SELECT body FROM push_key']], (_, [row]: Bodies) => row?.body ?? fresh),
  saveSubscription: ({ endpoint, personId, p256dh, auth, kinds, language, zone }) =>
    write([MAKE_ROOM, personId, endpoint], [SAVE, endpoint, personId, p256dh, auth, kinds.join(' '), language, zone]),
  replaceSubscription: (replaced, { endpoint, p256dh, auth }) => write([REPLACE, replaced, endpoint, p256dh, auth]),
  removeSubscriptions: (personId, endpoint: string | null = null) => write([REMOVE, personId, endpoint]),
  takeNotice: (personId, kind, now) =>
    query(
      [
        [TAKE, personId, now, kind],
        [LAST_NOTICE, personId, now],
      ],
      (taken: TakenRows, [row]: LastNotice) => (taken.length > 0 ? receiversOf(taken, kind) : (row?.last ?? [])),
    ),
} satisfies Partial<SqlOperations>;

function receiversOf(taken: TakenRows, kind: NoticeKind): readonly NoticeReceiver[] {
  return taken.filter(({ kinds }) => kinds.includes(kind)).map(({ kinds: _, ...receiver }) => receiver);
}

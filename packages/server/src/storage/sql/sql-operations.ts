import { deleteExpired } from './delete-expired.ts';
import type { Dialect } from './dialect.ts';
import { EVENING_SQL } from './evenings.ts';
import { GROUP_SQL } from './groups.ts';
import { matchOperations } from './matches.ts';
import { ownGameOperations } from './own-games.ts';
import { reportOperations } from './reports.ts';
import { query, type SqlOperations } from './sql-work.ts';
import { SUBSCRIPTION_OPERATIONS } from './subscriptions.ts';
import { tableOperations } from './tables.ts';

/** Returns each operation of the storage in the SQL of one database. */
export function sqlOperations(dialect: Dialect): SqlOperations {
  return {
    ...tableOperations(dialect),
    ...matchOperations(dialect),
    ...ownGameOperations(dialect),
    ...reportOperations(dialect),
    ...GROUP_SQL,
    ...SUBSCRIPTION_OPERATIONS,
    ...EVENING_SQL,
    deleteExpired: deleteExpired(dialect),
    size: () =>
      query([[`SELECT ${dialect.size} AS bytes`]], ([row]: readonly { readonly bytes: number }[]) => Number(row?.bytes)),
  };
}

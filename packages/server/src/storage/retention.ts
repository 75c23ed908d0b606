import type { StoredTimes } from '@hundredfold/shared/protocol/stored-data.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long unused data is kept, in milliseconds of server uptime. */
export type RetentionTimes = Omit<StoredTimes, 'backups'>;

/** The settings that say so, each a whole number of its unit from 1 to `most`. */
export const RETENTION_SETTINGS = {
  gatherings: { variable: 'KEEP_GATHERINGS_MINUTES', unitMs: MINUTE_MS, initial: 60, most: 1_000_000 },
  games: { variable: 'KEEP_GAMES_DAYS', unitMs: DAY_MS, initial: 7, most: 100_000 },
  records: { variable: 'KEEP_RECORDS_DAYS', unitMs: DAY_MS, initial: 365, most: 100_000 },
  reports: { variable: 'KEEP_REPORTS_DAYS', unitMs: DAY_MS, initial: 90, most: 100_000 },
  subscriptions: { variable: 'KEEP_SUBSCRIPTIONS_DAYS', unitMs: DAY_MS, initial: 90, most: 100_000 },
  groups: { variable: 'KEEP_GROUPS_DAYS', unitMs: DAY_MS, initial: 400, most: 100_000 },
} as const satisfies Readonly<Record<keyof RetentionTimes, object>>;

export const CLEANUP_INTERVAL_MS = 600_000;

export const MAX_AGE_STEP_MS = 2 * CLEANUP_INTERVAL_MS;

/** The time between two parts of a cleanup, in milliseconds. In between, everything else has its turn. */
export const CLEANUP_PAUSE_MS = 1000;

export interface ExpiredData {
  /** The codes of some unused tables, which stay until they are dropped. */
  readonly tables: readonly string[];
  /** True if the batch was full, so that more may have expired. */
  readonly isMore: boolean;
}

/** The largest number of rows of one kind that a part of a cleanup deletes. All other requests wait for it. */
export const MAX_DELETED_AT_ONCE = 200;

/** The same for reports, which are small and which strangers write. */
export const MAX_REPORTS_DELETED_AT_ONCE = 1000;

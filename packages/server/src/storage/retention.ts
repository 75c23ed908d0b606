/** How long unused data is kept, in milliseconds of server uptime. */
export interface RetentionTimes {
  /** Tables at which no match was started. */
  readonly gatherings: number;
  /** Tables with a match, whether it has ended or not. */
  readonly games: number;
  readonly records: number;
  readonly reports: number;
}

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

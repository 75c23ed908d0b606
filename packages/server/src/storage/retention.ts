/** How long unused data is kept, in milliseconds of server uptime. */
export interface RetentionTimes {
  /** Tables at which no match was started. */
  readonly gatherings: number;
  /** Tables with a match, whether it has ended or not. */
  readonly games: number;
  readonly records: number;
  readonly reports: number;
}

/** The time between two cleanups, in milliseconds. */
export const CLEANUP_INTERVAL_MS = 600_000;

export const MAX_AGE_STEP_MS = 2 * CLEANUP_INTERVAL_MS;

/** The largest number of rows of one kind that a cleanup deletes. All other requests wait for it. */
export const MAX_DELETED_AT_ONCE = 200;

/** The same for reports, which are small and which strangers write. */
export const MAX_REPORTS_DELETED_AT_ONCE = 1000;

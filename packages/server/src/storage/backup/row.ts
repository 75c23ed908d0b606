/** The tables and columns that both databases have, in this order. A backup of one can be restored into the other. */
export const COLUMNS = {
  server_age: ['swept', 'age'],
  tables: ['code', 'body', 'match', 'kept', 'used'],
  people: ['person_id', 'code'],
  seen_cards: ['code', 'person_id', 'match_number', 'deal'],
  matches: ['match', 'used'],
  steps: ['match', 'version', 'body', 'intent'],
  results: ['match', 'person_id', 'at', 'body'],
  favourites: ['person_id', 'match'],
  records: ['match', 'body', 'used'],
  reports: ['id', 'body', 'used'],
  report_lines: ['key', 'body'],
  blocked: ['person_id', 'name', 'at'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type BackupRowKind = keyof typeof COLUMNS;

export const BACKUP_ROW_KINDS = Object.keys(COLUMNS) as readonly BackupRowKind[];

/** The only kind of row that an empty database has. */
export const FIRST_ROW_KIND: BackupRowKind = 'server_age';

export interface BackupRow {
  readonly kind: BackupRowKind;
  readonly values: readonly (string | number | null)[];
}

export const NOT_EMPTY = 'there is data already: a backup can only be restored into an empty storage';

export const OTHER_BUILD = 'written by another version of this server: start this one once, then back it up';

/** The tables and columns that both databases have, in this order. A backup of one can be restored into the other. */
export const COLUMNS = {
  server_age: { swept: 'bigint', age: 'bigint' },
  tables: { code: 'text', body: 'text', match: 'text', kept: 'bigint', used: 'bigint' },
  people: { person_id: 'text', code: 'text' },
  seen_cards: { code: 'text', person_id: 'text', round: 'integer', deal: 'integer' },
  matches: { match: 'text', used: 'bigint' },
  steps: { match: 'text', version: 'integer', body: 'text', intent: 'text' },
  results: { match: 'text', person_id: 'text', at: 'bigint', body: 'text' },
  favourites: { person_id: 'text', match: 'text' },
  records: { match: 'text', body: 'text', used: 'bigint' },
  reports: { id: 'text', body: 'text', used: 'bigint' },
  report_lines: { key: 'text', body: 'text' },
  blocked: { person_id: 'text', name: 'text', at: 'text' },
} as const satisfies Record<string, Readonly<Record<string, 'text' | 'integer' | 'bigint'>>>;

export type BackupRowKind = keyof typeof COLUMNS;

export const BACKUP_ROW_KINDS = Object.keys(COLUMNS) as readonly BackupRowKind[];

/** The only kind of row that an empty database has. */
export const FIRST_ROW_KIND: BackupRowKind = 'server_age';

export interface BackupRow {
  readonly kind: BackupRowKind;
  readonly values: readonly (string | number | null)[];
}

export function columnsOf(kind: BackupRowKind): readonly string[] {
  return Object.keys(COLUMNS[kind]);
}

export const NOT_EMPTY = 'there is data already: a backup can only be restored into an empty storage';

export const OTHER_BUILD = 'written by another version of this server: start this one once, then back it up';

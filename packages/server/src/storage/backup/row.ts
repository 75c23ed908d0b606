import type { StoredDataKind } from '@hundredfold/shared/protocol/stored-data.ts';

/** The tables and columns that both databases have, by the kind of their data; `operation` is about no person. */
export const COLUMNS_BY_KIND = {
  operation: { server_age: ['swept', 'age'], push_key: ['id', 'body'] },
  tables: {
    tables: ['code', 'body', 'match', 'kept', 'used'],
    people: ['person_id', 'code'],
    seen_cards: ['code', 'person_id', 'match_number', 'deal'],
    matches: ['match', 'used'],
    steps: ['match', 'version', 'body', 'intent'],
  },
  results: { results: ['match', 'person_id', 'at', 'body'], favourites: ['person_id', 'match'] },
  records: { records: ['match', 'body', 'used'] },
  reports: { reports: ['id', 'body', 'used'], report_lines: ['key', 'body'] },
  blocked: { blocked: ['person_id', 'name', 'at'] },
  groups: {
    groups: ['id', 'link_hash', 'name', 'set_ups', 'last_set_up', 'changed', 'webhook', 'posted', 'used'],
    group_links: ['link_hash', 'group_id', 'ended'],
    group_members: ['group_id', 'person_id', 'body', 'box'],
    group_tables: ['code', 'group_id'],
    group_results: ['group_id', 'at', 'match', 'person_id', 'game', 'kind', 'name', 'won', 'place', 'points'],
    group_evenings: ['group_id', 'times', 'proposed_by', 'fixed_by', 'starts', 'claim'],
    group_answers: ['group_id', 'person_id', 'at', 'answer'],
  },
  notices: { subscriptions: ['endpoint', 'person_id', 'p256dh', 'auth', 'kinds', 'language', 'zone', 'noticed', 'used'] },
} as const satisfies Partial<Record<StoredDataKind | 'operation', Readonly<Record<string, readonly string[]>>>>;

const { operation, tables, results, records, reports, blocked, groups, notices } = COLUMNS_BY_KIND;

/** The same in the order of a backup. A backup of one database can be restored into the other. */
export const COLUMNS = { ...operation, ...tables, ...results, ...records, ...reports, ...blocked, ...groups, ...notices };

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

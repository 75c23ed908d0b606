import type { Dialect } from '../sql/dialect.ts';
import { eveningsSchema } from '../sql/evenings-schema.ts';
import { firstSchema } from '../sql/first-schema.ts';
import { groupsSchema } from '../sql/groups-schema.ts';
import { STEP_COUNT } from '../sql/matches.ts';
import { pushSchema } from '../sql/push-schema.ts';

export const SQLITE: Dialect = {
  text: 'TEXT',
  integer: 'INTEGER',
  byKey: 'WITHOUT ROWID',
  reportNumber: 'rowid',
  skipLocked: '',
  size: '(SELECT page_count * page_size FROM pragma_page_count, pragma_page_size)',
  field: (name, column = 'body') => `json_extract(${column}, '$.${name}')`,
  each: (json) => `json_each(${json}) AS item`,
  collect: (column) => `json_group_array(${column})`,
  checkAppend: ({ match, version }) => [`SELECT check_append($1, (${STEP_COUNT}), $2)`, match, version],
  bytes: (text) => `CAST(${text} AS BLOB)`,
};

/** All migrations, the oldest first. The database stores how many it has seen. Never edit one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  firstSchema(SQLITE),
  groupsSchema(SQLITE) + eveningsSchema(SQLITE) + pushSchema(SQLITE),
];

import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { POSTGRES_MIGRATIONS } from '../postgres/schema.ts';
import { SQLITE_MIGRATIONS } from '../sqlite/schema.ts';
import { COLUMNS, COLUMNS_BY_KIND } from './row.ts';

type Columns = Readonly<Record<string, readonly string[]>>;

/** The columns that a database computes from others. The schema has them, and a backup has not. */
const COMPUTED = { sqlite: ['matches.position'], postgres: ['matches.position', 'reports.number'] };

/** The tables that PostgreSQL alone has. They are about processes, and about no person. */
const OF_PROCESSES = ['processes.name', 'processes.beat', 'leases.code', 'leases.process', 'leases.generation'];

const DECLARED = namesIn(COLUMNS);

function namesIn(columns: Columns): readonly string[] {
  return Object.entries(columns).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
}

function sqliteColumns(): readonly string[] {
  const db = new DatabaseSync(':memory:');
  for (const migration of SQLITE_MIGRATIONS) db.exec(migration);
  const columns = db.prepare(`
    SELECT tables.name || '.' || columns.name AS name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
    WHERE tables.type = 'table'`);
  return columns.all().map(({ name }) => String(name));
}

const TABLES = /CREATE TABLE (\w+) \(((?:[^()]|\([^()]*\))*)\)/g;
const ADDED_COLUMNS = /ALTER TABLE (\w+) ADD COLUMN (\w+)/g;

function postgresColumns(): readonly string[] {
  const schema = POSTGRES_MIGRATIONS.join('\n');
  const created = [...schema.matchAll(TABLES)].flatMap(([, table, body = '']) => {
    const names = body.replaceAll(/\([^()]*\)/g, '').split(',');
    return names.map((column) => `${table}.${/\w+/.exec(column)?.[0]}`).filter((name) => !/\.(?:PRIMARY|FOREIGN)$/.test(name));
  });
  const added = [...schema.matchAll(ADDED_COLUMNS)].map(([, table, name]) => `${table}.${name}`);
  return [...created, ...added];
}

test('every table and column of both databases belongs to one kind of data, which the page of stored data explains', () => {
  expect(sqliteColumns().toSorted()).toEqual([...DECLARED, ...COMPUTED.sqlite].toSorted());
  expect(postgresColumns().toSorted()).toEqual([...DECLARED, ...COMPUTED.postgres, ...OF_PROCESSES].toSorted());
  expect(Object.values(COLUMNS_BY_KIND).flatMap(namesIn)).toEqual(DECLARED);
});

/** Every change of the store's layout, oldest first; a store remembers how many it has seen. Never edit one that was released. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (code TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE steps (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, version)
  ) WITHOUT ROWID;
  CREATE TABLE records (match TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  `,
];

/** All migrations, the oldest first. The database stores how many it has seen. Never edit one that was released. */
export const SQLITE_MIGRATIONS: readonly string[] = [
  // `age` and `used` are milliseconds of the server's uptime: `age` at the last cleanup, `used` when the row was last in use.
  // `kept`, `swept` and the `at` of a result are times by the system clock, in milliseconds since 1970.
  `
  CREATE TABLE server_age (swept INTEGER NOT NULL, age INTEGER NOT NULL);
  INSERT INTO server_age VALUES (0, 0);
  CREATE TABLE tables (code TEXT PRIMARY KEY, body TEXT NOT NULL, match TEXT, kept INTEGER NOT NULL, used INTEGER NOT NULL)
    WITHOUT ROWID;
  CREATE INDEX tables_by_use ON tables (used);
  CREATE INDEX tables_by_match ON tables (match);
  -- The people whom a table knows, so that all tables of a person are found, also those that are not loaded.
  CREATE TABLE people (person_id TEXT NOT NULL, code TEXT NOT NULL, PRIMARY KEY (person_id, code)) WITHOUT ROWID;
  CREATE INDEX people_at_table ON people (code);
  -- The people who have seen hidden cards of a table since it was saved.
  CREATE TABLE seen_cards (
    code TEXT NOT NULL,
    person_id TEXT NOT NULL,
    round INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    PRIMARY KEY (code, person_id)
  ) WITHOUT ROWID;
  -- A match is loaded from its position. Its steps lead to the same, so a backup leaves it out.
  CREATE TABLE matches (match TEXT PRIMARY KEY, used INTEGER NOT NULL, position TEXT) WITHOUT ROWID;
  CREATE TABLE steps (
    match TEXT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    intent TEXT,
    PRIMARY KEY (match, version)
  ) WITHOUT ROWID;
  CREATE TABLE records (match TEXT PRIMARY KEY, body TEXT NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX records_by_use ON records (used);
  CREATE TABLE results (
    match TEXT NOT NULL,
    person_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (match, person_id)
  ) WITHOUT ROWID;
  CREATE INDEX results_by_person ON results (person_id, at);
  CREATE TABLE favourites (person_id TEXT NOT NULL, match TEXT NOT NULL, PRIMARY KEY (person_id, match)) WITHOUT ROWID;
  CREATE INDEX favourites_by_match ON favourites (match);
  -- Strangers write reports, so there may be many: no operation reads all of them.
  CREATE TABLE reports (id TEXT PRIMARY KEY, body TEXT NOT NULL, used INTEGER NOT NULL);
  CREATE INDEX reports_by_author ON reports (json_extract(body, '$.by'));
  CREATE INDEX reports_by_subject ON reports (json_extract(body, '$.of'));
  CREATE INDEX reports_by_use ON reports (used);
  -- The chat messages in reports. One that is in several reports is stored once.
  CREATE TABLE report_lines (key TEXT PRIMARY KEY, body TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE blocked (person_id TEXT PRIMARY KEY, name TEXT NOT NULL, at TEXT NOT NULL) WITHOUT ROWID;
  `,
];

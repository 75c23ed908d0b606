import type { Dialect } from './dialect.ts';

/** Returns the tables that both databases have since the first version. */
export function firstSchema({ text, integer, byKey, field }: Dialect): string {
  // `age` and `used` are milliseconds of the server's uptime: `age` at the last cleanup, `used` when the row was last in use.
  // `kept`, `swept` and the `at` of a result are times by the system clock, in milliseconds since 1970.
  return `
  CREATE TABLE server_age (swept ${integer} NOT NULL, age ${integer} NOT NULL);
  INSERT INTO server_age VALUES (0, 0);
  CREATE TABLE tables (code ${text} PRIMARY KEY, body ${text} NOT NULL, match ${text}, kept ${integer} NOT NULL, used ${integer} NOT NULL)
    ${byKey};
  CREATE INDEX tables_by_use ON tables (used);
  CREATE INDEX tables_by_match ON tables (match);
  -- The people whom a table knows, so that all tables of a person are found, also those that are not loaded.
  CREATE TABLE people (person_id ${text} NOT NULL, code ${text} NOT NULL, PRIMARY KEY (person_id, code)) ${byKey};
  CREATE INDEX people_at_table ON people (code);
  -- The people who have seen hidden cards of a table since it was saved.
  CREATE TABLE seen_cards (
    code ${text} NOT NULL,
    person_id ${text} NOT NULL,
    match_number ${integer} NOT NULL,
    deal ${integer} NOT NULL,
    PRIMARY KEY (code, person_id)
  ) ${byKey};
  -- A match is loaded from its position. Its steps lead to the same, so a backup leaves it out.
  CREATE TABLE matches (match ${text} PRIMARY KEY, used ${integer} NOT NULL, position ${text}) ${byKey};
  CREATE TABLE steps (
    match ${text} NOT NULL,
    version ${integer} NOT NULL,
    body ${text} NOT NULL,
    intent ${text},
    PRIMARY KEY (match, version)
  ) ${byKey};
  CREATE TABLE records (match ${text} PRIMARY KEY, body ${text} NOT NULL, used ${integer} NOT NULL) ${byKey};
  CREATE INDEX records_by_use ON records (used);
  CREATE TABLE results (
    match ${text} NOT NULL,
    person_id ${text} NOT NULL,
    at ${integer} NOT NULL,
    body ${text} NOT NULL,
    PRIMARY KEY (match, person_id)
  ) ${byKey};
  CREATE INDEX results_by_person ON results (person_id, at);
  CREATE TABLE favourites (person_id ${text} NOT NULL, match ${text} NOT NULL, PRIMARY KEY (person_id, match)) ${byKey};
  CREATE INDEX favourites_by_match ON favourites (match);
  -- Strangers write reports, so there may be many: no operation reads all of them.
  CREATE TABLE reports (id ${text} PRIMARY KEY, body ${text} NOT NULL, used ${integer} NOT NULL);
  CREATE INDEX reports_by_author ON reports (${field('by')});
  CREATE INDEX reports_by_subject ON reports (${field('of')});
  CREATE INDEX reports_by_use ON reports (used);
  -- The chat messages in reports. One that is in several reports is stored once.
  CREATE TABLE report_lines (key ${text} PRIMARY KEY, body ${text} NOT NULL) ${byKey};
  CREATE TABLE blocked (person_id ${text} PRIMARY KEY, name ${text} NOT NULL, at ${text} NOT NULL) ${byKey};
  `;
}

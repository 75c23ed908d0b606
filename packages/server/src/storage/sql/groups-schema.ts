import type { Dialect } from './dialect.ts';

/** Returns the tables of groups in both databases. What belongs to a group is deleted with it. */
export function groupsSchema({ text, integer, byKey }: Dialect): string {
  const ofGroup = `group_id ${text} NOT NULL REFERENCES groups (id) ON DELETE CASCADE`;
  return `
  -- \`posted\` is the time of the last line to the webhook by the system clock, in milliseconds since 1970.
  CREATE TABLE groups (
    id ${text} PRIMARY KEY,
    link_hash ${text} NOT NULL UNIQUE,
    name ${text} NOT NULL,
    set_ups ${text} NOT NULL,
    last_set_up ${text},
    changed ${text},
    webhook ${text},
    posted ${integer} NOT NULL,
    used ${integer} NOT NULL
  ) ${byKey};
  CREATE INDEX groups_by_use ON groups (used);
  -- The hashes of ended links, by which members still find their group.
  CREATE TABLE group_links (link_hash ${text} PRIMARY KEY, ${ofGroup}, ended ${integer} NOT NULL) ${byKey};
  CREATE INDEX group_links_by_group ON group_links (group_id, ended);
  -- The body is missing for people who were removed: sitting down at a table of the group makes them no members again.
  CREATE TABLE group_members (
    ${ofGroup},
    person_id ${text} NOT NULL,
    body ${text},
    box ${text},
    PRIMARY KEY (group_id, person_id)
  ) ${byKey};
  CREATE INDEX group_members_by_person ON group_members (person_id);
  CREATE TABLE group_tables (code ${text} PRIMARY KEY, ${ofGroup}) ${byKey};
  CREATE INDEX group_tables_by_group ON group_tables (group_id);
  -- The results of games of two or more people, so that a standing reads no other rows.
  CREATE TABLE group_results (
    ${ofGroup},
    at ${integer} NOT NULL,
    match ${text} NOT NULL,
    person_id ${text} NOT NULL,
    game ${text} NOT NULL,
    kind ${text} NOT NULL,
    name ${text} NOT NULL,
    won ${integer} NOT NULL,
    place ${integer},
    points ${integer} NOT NULL,
    PRIMARY KEY (group_id, at, match, person_id)
  ) ${byKey};
  CREATE INDEX group_results_by_person ON group_results (person_id, match);
  `;
}

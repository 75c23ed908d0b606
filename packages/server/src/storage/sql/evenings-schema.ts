import type { Dialect } from './dialect.ts';

/** Returns the tables of evenings of groups. The answers of a member go with the membership. */
export function eveningsSchema({ text, integer, byKey }: Dialect): string {
  return `
  -- A fixed evening has a start, and the name of the claim by which a process has got it to remind its members.
  CREATE TABLE group_evenings (
    group_id ${text} PRIMARY KEY REFERENCES groups (id) ON DELETE CASCADE,
    times ${text} NOT NULL,
    proposed_by ${text} NOT NULL,
    fixed_by ${text},
    starts ${integer},
    claim ${text}
  ) ${byKey};
  CREATE INDEX group_evenings_by_start ON group_evenings (starts);
  CREATE TABLE group_answers (
    group_id ${text} NOT NULL REFERENCES group_evenings (group_id) ON DELETE CASCADE,
    person_id ${text} NOT NULL,
    at ${integer} NOT NULL,
    answer ${text} NOT NULL,
    PRIMARY KEY (group_id, person_id, at),
    FOREIGN KEY (group_id, person_id) REFERENCES group_members (group_id, person_id) ON DELETE CASCADE
  ) ${byKey};
  `;
}

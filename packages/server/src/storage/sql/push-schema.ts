import type { Dialect } from './dialect.ts';

/** Returns the tables for notices, which the second migration adds to both databases. */
export function pushSchema({ text, integer, byKey }: Dialect): string {
  return `
  -- The key of this server for push services. All subscriptions are bound to it, so there is never another one.
  CREATE TABLE push_key (id ${integer} PRIMARY KEY CHECK (id = 1), body ${text} NOT NULL);
  -- The subscriptions of browsers to notices. \`noticed\` is the time of the last notice by the system clock, in milliseconds since 1970.
  CREATE TABLE subscriptions (
    endpoint ${text} PRIMARY KEY,
    person_id ${text} NOT NULL,
    p256dh ${text} NOT NULL,
    auth ${text} NOT NULL,
    kinds ${text} NOT NULL,
    language ${text} NOT NULL,
    zone ${text} NOT NULL,
    noticed ${integer} NOT NULL,
    used ${integer} NOT NULL
  ) ${byKey};
  CREATE INDEX subscriptions_by_person ON subscriptions (person_id);
  CREATE INDEX subscriptions_by_use ON subscriptions (used);
  `;
}

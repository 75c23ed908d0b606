import { type Append, appendConflict, MAX_RESULTS } from '../game-storage.ts';
import { LeaseEnded } from '../lease.ts';
import { toResultRow, toStepRow } from '../rows.ts';
import { isOfItsOwn, type Query } from './connection.ts';

// One statement is one transaction, so no process can stop in the middle of it. The rows of `held` are locked, and read again
// after waiting for a claim: the current generation counts, not the one at the start of the statement.
const APPEND = `
  WITH asked AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[], $4::integer[]) AS asked (code, generation, match, version)
  ), held AS MATERIALIZED (
    SELECT code, generation FROM leases WHERE code IN (SELECT code FROM asked) ORDER BY code FOR SHARE
  ), judged AS MATERIALIZED (
    SELECT match, version, held.code IS NOT NULL AS holds,
      (SELECT coalesce(max(steps.version) + 1, 0) FROM steps WHERE steps.match = asked.match) AS next
    FROM asked LEFT JOIN held USING (code, generation)
  ), begun AS (
    INSERT INTO matches (match, used) SELECT match, age FROM judged, server_age WHERE holds AND next = 0 AND version = 0
    ON CONFLICT (match) DO NOTHING
  ), added AS (
    INSERT INTO steps (match, version, body, intent)
    SELECT match, step.version, body, intent
    FROM unnest($5::text[], $6::integer[], $7::text[], $8::text[]) AS step (match, version, body, intent)
      JOIN judged USING (match)
    WHERE holds AND next = judged.version
  ), positioned AS (
    UPDATE matches SET position = place.body
    FROM unnest($13::text[], $14::text[]) AS place (match, body) JOIN judged USING (match)
    WHERE matches.match = place.match AND holds AND next = judged.version
  ), ended AS MATERIALIZED (
    SELECT match, person_id, at, body
    FROM unnest($9::text[], $10::text[], $11::bigint[], $12::text[]) AS result (match, person_id, at, body)
      JOIN judged USING (match)
    WHERE holds AND next = judged.version
  ), room AS (
    DELETE FROM results USING (SELECT DISTINCT person_id FROM ended) AS player
    WHERE results.person_id = player.person_id AND results.at <= (
      SELECT at FROM results AS kept WHERE kept.person_id = player.person_id ORDER BY at DESC LIMIT 1 OFFSET ${MAX_RESULTS - 1}
    ) AND NOT EXISTS (SELECT FROM favourites WHERE favourites.person_id = results.person_id AND favourites.match = results.match)
  ), resulted AS (
    INSERT INTO results (match, person_id, at, body) SELECT match, person_id, at, body FROM ended ON CONFLICT DO NOTHING
  )
  SELECT match, holds, next FROM judged`;

interface Judged {
  readonly match: string;
  readonly holds: boolean;
  readonly next: number;
}

interface Waiting {
  readonly append: Append;
  resolve(): void;
  reject(reason: unknown): void;
}

const MAX_APPENDS_TOGETHER = 1000;

/**
 * Returns a function that appends steps. Appends that arrive while a group is written form the next group, with the first waiting
 * append of each match.
 */
export function appender(ask: Query): (append: Append) => Promise<void> {
  let waiting: Waiting[] = [];
  let writing = false;
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const { group, later } = together(waiting);
      waiting = later;
      try {
        await writeGroup(ask, group);
      } catch (error) {
        // The database is unavailable. The other appends fail at once, so that they do not wait just as long.
        const refused = [...group, ...waiting];
        waiting = [];
        for (const { reject } of refused) reject(error);
      }
    }
    writing = false;
  }
  return (append) =>
    new Promise((resolve, reject) => {
      waiting.push({ append, resolve, reject });
      if (writing) return;
      writing = true;
      setImmediate(write);
    });
}

function together(waiting: readonly Waiting[]): { readonly group: readonly Waiting[]; readonly later: Waiting[] } {
  const matches = new Set<string>();
  const group: Waiting[] = [];
  const later: Waiting[] = [];
  for (const each of waiting) {
    const { match } = each.append;
    if (matches.has(match) || matches.size === MAX_APPENDS_TOGETHER) {
      later.push(each);
    } else {
      matches.add(match);
      group.push(each);
    }
  }
  return { group, later };
}

/**
 * Writes a group and settles its promises. If one append makes the whole statement fail, each append is tried alone. Rejects if
 * the database did not answer.
 */
async function writeGroup(ask: Query, group: readonly Waiting[], attempt: 'first' | 'again' = 'first'): Promise<void> {
  try {
    const judged = await judgeAppends(
      ask,
      group.map((each) => each.append),
    );
    for (const { append, resolve, reject } of group) {
      const { holds, next } = judged.get(append.match) ?? { holds: false, next: 0 };
      if (!holds) reject(new LeaseEnded(append.lease));
      else if (next !== append.version) reject(appendConflict(append, next));
      else resolve();
    }
  } catch (error) {
    if (!isOfItsOwn(error)) throw error;
    // An append alone is tried once more, because another process may have written at that version in the meantime; the second
    // try sees that.
    if (attempt === 'first') for (const each of group) await writeGroup(ask, [each], 'again');
    else for (const { reject } of group) reject(error);
  }
}

async function judgeAppends(ask: Query, appends: readonly Append[]): Promise<ReadonlyMap<string, Judged>> {
  const steps = appends.flatMap(({ match, version, steps }) =>
    steps.map((step, index) => ({ match, version: version + index, ...toStepRow(step) })),
  );
  const results = appends.flatMap(({ match, results = [] }) => results.map((result) => ({ match, ...toResultRow(result) })));
  const positions = appends.filter(({ position }) => position !== undefined);
  const values = [
    appends.map(({ lease }) => lease.code),
    appends.map(({ lease }) => lease.generation),
    appends.map(({ match }) => match),
    appends.map(({ version }) => version),
    steps.map(({ match }) => match),
    steps.map(({ version }) => version),
    steps.map(({ body }) => body),
    steps.map(({ intent }) => intent),
    results.map(({ match }) => match),
    results.map(({ personId }) => personId),
    results.map(({ at }) => at),
    results.map(({ body }) => body),
    positions.map(({ match }) => match),
    positions.map(({ position }) => JSON.stringify(position)),
  ];
  return new Map((await ask<Judged>(APPEND, values, 'append')).map((judged) => [judged.match, judged]));
}

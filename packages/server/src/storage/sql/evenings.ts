import { randomUUID } from 'node:crypto';
import type { LoadedEvening, StoredEveningAnswer } from '../stored-evening.ts';
import { changeGroup } from './groups.ts';
import { query, type SqlOperations, write } from './sql-work.ts';

const EVENING = `
  SELECT times, proposed_by AS "by", fixed_by AS "fixedBy" FROM group_evenings WHERE group_id = $1`;
const ANSWERS = 'SELECT person_id AS "personId", at, answer FROM group_answers WHERE group_id = $1';

const OF_TIMES = 'group_id = $1 AND times = $2';
const DROP = `DELETE FROM group_evenings WHERE ${OF_TIMES}`;
const PROPOSE = `
  INSERT INTO group_evenings (group_id, times, proposed_by) SELECT id, $2, $3 FROM groups WHERE id = $1
  ON CONFLICT DO NOTHING RETURNING group_id`;
const ANSWER = `
  INSERT INTO group_answers (group_id, person_id, at, answer)
  SELECT group_id, person_id, $3, $4 FROM group_evenings JOIN group_members USING (group_id)
  WHERE group_id = $1 AND person_id = $2 AND body IS NOT NULL
  ON CONFLICT (group_id, person_id, at) DO UPDATE SET answer = excluded.answer`;
const FIX = `
  UPDATE group_evenings SET times = $3, starts = $4, fixed_by = $5
  WHERE ${OF_TIMES} AND starts IS NULL RETURNING group_id`;

const IS_SOON = 'starts > $1 AND starts <= $2';
const CLAIM = `UPDATE group_evenings SET claim = $3 WHERE ${IS_SOON} AND claim IS NULL`;
const CLAIMED = `
  SELECT group_id AS "group", name, starts AS "at", person_id AS "personId"
  FROM group_evenings JOIN groups ON groups.id = group_id JOIN group_members USING (group_id)
  WHERE ${IS_SOON} AND claim = $3 AND body IS NOT NULL AND NOT EXISTS (
    SELECT 1 FROM group_answers WHERE group_answers.group_id = groups.id
    AND group_answers.person_id = group_members.person_id AND group_answers.at = starts AND answer = 'no')
  ORDER BY group_id, person_id`;

type EveningRow = Pick<LoadedEvening, 'by' | 'fixedBy'> & { readonly times: string };

interface ClaimedRow {
  readonly group: string;
  readonly name: string;
  readonly at: number;
  readonly personId: string;
}

export const EVENING_SQL = {
  loadEvening: (group) =>
    query(
      [
        [EVENING, group],
        [ANSWERS, group],
      ],
      ([row]: readonly EveningRow[], answers: readonly StoredEveningAnswer[]) =>
        row === undefined ? null : { ...row, times: JSON.parse(row.times) as LoadedEvening['times'], answers },
    ),
  proposeEvening: (group, { times, by }, past) =>
    query(
      [[DROP, group, JSON.stringify(past)], [PROPOSE, group, JSON.stringify(times), by], changeGroup(group)],
      (_, proposed) => proposed.length > 0,
    ),
  answerEvening: (group, { personId, at, answer }) => write([ANSWER, group, personId, at, answer]),
  fixEvening: (group, times, { at, by }) =>
    query([[FIX, group, JSON.stringify(times), JSON.stringify([at]), at, by]], (fixed) => fixed.length > 0),
  cancelEvening: (group, times) => write([DROP, group, JSON.stringify(times)]),
  claimEvenings(after, until) {
    const claim = randomUUID();
    return query(
      [
        [CLAIM, after, until, claim],
        [CLAIMED, after, until, claim],
      ],
      (_, rows: readonly ClaimedRow[]) =>
        [...Map.groupBy(rows, ({ group }) => group).values()].map(([first, ...others]) => {
          const { personId, ...evening } = first as ClaimedRow;
          return { ...evening, people: [personId, ...others.map((other) => other.personId)] };
        }),
    );
  },
} satisfies Partial<SqlOperations>;

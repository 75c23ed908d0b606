import { MAX_GROUP_MEMBERS, MAX_GROUPS, type Webhook } from '@hundredfold/shared/protocol/groups.ts';
import { gameKind, isWon } from '@hundredfold/shared/protocol/played-game.ts';
import { MAX_LATEST_TABLES, POST_INTERVAL_MS, type StorageOutput, type StoredResult } from '../game-storage.ts';
import {
  countsForGroup,
  type GroupResult,
  type GroupScore,
  type LinkBoxes,
  type LinkChange,
  type LoadedGroup,
  type StoredGroup,
  type StoredMember,
} from '../stored-group.ts';
import { AGE } from './dialect.ts';
import { query, type SqlOperations, type Statement, write } from './sql-work.ts';

/** The number of ended links of a group by which its members still find it. */
const MAX_ENDED_LINKS = 100;

const MAX_LATEST_GAMES = 10;

const IS_MEMBER = `
  EXISTS (SELECT 1 FROM group_members WHERE group_id = groups.id AND person_id = $3 AND body IS NOT NULL)`;
const FOUND = `
  FROM groups WHERE link_hash = $2
  OR (id = $1 OR id = (SELECT group_id FROM group_links WHERE group_links.link_hash = $2)) AND ${IS_MEMBER}`;
const GROUP = `
  SELECT id, link_hash AS "linkHash", name, set_ups AS "setUps", last_set_up AS "lastSetUp", changed, webhook,
    ${AGE} - used AS "unusedMs"
  ${FOUND}`;
const MEMBERS = `
  SELECT person_id AS "personId", body, box FROM group_members WHERE group_id = (SELECT id ${FOUND}) AND body IS NOT NULL`;

const GROUP_COUNT = '(SELECT count(*) FROM group_members WHERE person_id = $2 AND body IS NOT NULL)';
const MEMBER_COUNT = '(SELECT count(*) FROM group_members WHERE group_id = $1 AND body IS NOT NULL)';
const ADD_GROUP = `
  INSERT INTO groups (id, link_hash, name, set_ups, posted, used)
  SELECT $1, $3, $4, $5, 0, age FROM server_age WHERE ${GROUP_COUNT} < ${MAX_GROUPS} RETURNING id`;
const ADD_MAKER = 'INSERT INTO group_members (group_id, person_id, body) SELECT id, $2, $3 FROM groups WHERE id = $1';

// A removed person has a row, which only the current link ($4) fills again.
const JOIN = `
  INSERT INTO group_members (group_id, person_id, body) SELECT id, $2, $3 FROM groups
  WHERE id = $1 AND ($4 IS NULL OR link_hash = $4) AND ${MEMBER_COUNT} < ${MAX_GROUP_MEMBERS} AND ${GROUP_COUNT} < ${MAX_GROUPS}
  ON CONFLICT (group_id, person_id) DO UPDATE SET body = excluded.body
  WHERE group_members.body IS NULL AND $4 IS NOT NULL`;
const JOIN_OUTCOME = `
  SELECT CASE
    WHEN EXISTS (SELECT 1 FROM group_members WHERE group_id = $1 AND person_id = $2 AND body IS NOT NULL) THEN 'joined'
    WHEN NOT EXISTS (SELECT 1 FROM groups WHERE id = $1 AND ($3 IS NULL OR link_hash = $3)) THEN 'no-group'
    WHEN ${MEMBER_COUNT} < ${MAX_GROUP_MEMBERS} THEN 'groups-full' ELSE 'group-full' END AS outcome`;

const SAVE_MEMBER = 'UPDATE group_members SET body = $3 WHERE group_id = $1 AND person_id = $2 AND body IS NOT NULL';
const HAS_LINK = 'EXISTS (SELECT 1 FROM groups WHERE id = $1 AND link_hash = $2)';
const ADD_BOX = `
  UPDATE group_members SET box = $4 WHERE group_id = $1 AND person_id = $3 AND body IS NOT NULL AND ${HAS_LINK}`;
const CHANGE_GROUP = `
  UPDATE groups SET name = coalesce($2, name), set_ups = coalesce($3, set_ups), last_set_up = coalesce($4, last_set_up),
  used = ${AGE} WHERE id = $1`;

const SAVE_WEBHOOK = 'UPDATE groups SET webhook = $2 WHERE id = $1 AND ($3 IS NULL OR webhook = $3)';
// A time in the future is from a clock that was wrong, and holds up nothing.
const IS_RECENT = `posted > $2 - ${POST_INTERVAL_MS} AND posted <= $2`;
const LAST_POST = `SELECT posted AS last FROM groups WHERE id = $1 AND webhook IS NOT NULL AND ${IS_RECENT}`;
const TAKE_WEBHOOK = `
  UPDATE groups SET posted = $2 WHERE id = $1 AND webhook IS NOT NULL AND NOT (${IS_RECENT}) RETURNING name, webhook`;

const CHANGE_LINK = `
  UPDATE groups SET link_hash = $2, changed = $3, used = ${AGE} WHERE id = $1 AND link_hash = $4 RETURNING id`;
const END_LINK = `INSERT INTO group_links (link_hash, group_id, ended) SELECT $3, $1, $4 FROM groups WHERE id = $1 AND link_hash = $2`;
const FORGET_LINKS = `
  DELETE FROM group_links WHERE group_id = $1 AND ended < (
    SELECT min(ended) FROM (SELECT ended FROM group_links WHERE group_id = $1 ORDER BY ended DESC LIMIT ${MAX_ENDED_LINKS}) AS latest)`;
const EMPTY_BOXES = `UPDATE group_members SET box = NULL WHERE group_id = $1 AND ${HAS_LINK}`;
const DROP_ANSWERS = `DELETE FROM group_answers WHERE group_id = $1 AND person_id = $3 AND ${HAS_LINK}`;
const REMOVE_MEMBER = `UPDATE group_members SET body = NULL, box = NULL WHERE group_id = $1 AND person_id = $3 AND ${HAS_LINK}`;

const CHOSEN = 'person_id = $1 AND ($2 IS NULL OR group_id = $2)';
const DROP_LEFT = `
  DELETE FROM groups WHERE id IN (SELECT group_id FROM group_members WHERE ${CHOSEN}) AND NOT EXISTS (
    SELECT 1 FROM group_members WHERE group_id = groups.id AND person_id <> $1 AND body IS NOT NULL)`;

const TABLES = `
  SELECT code FROM group_tables JOIN tables USING (code) WHERE group_id = $1 AND kept > $2
  ORDER BY kept DESC, code LIMIT ${MAX_LATEST_TABLES}`;

const ADD_RESULT = `
  INSERT INTO group_results (group_id, at, match, person_id, game, kind, name, won, place, points)
  SELECT id, $2, $3, $4, $5, $6, $7, $8, CAST($9 AS INTEGER), $10 FROM groups WHERE id = $1 ON CONFLICT DO NOTHING`;
const LATEST = `
  SELECT latest.match, latest.at, game, name, place, EXISTS (SELECT 1 FROM records WHERE records.match = latest.match) AS "hasRecord"
  FROM group_results JOIN (
    SELECT DISTINCT at, match FROM group_results WHERE group_id = $1 ORDER BY at DESC, match LIMIT ${MAX_LATEST_GAMES}
  ) AS latest ON group_id = $1 AND group_results.at = latest.at AND group_results.match = latest.match
  ORDER BY latest.at DESC, latest.match, coalesce(place, 0), name`;
const SCORES = `
  SELECT person_id AS "personId", game, CASE WHEN at >= $2 THEN 1 ELSE 0 END AS "isRecent", count(*) AS games,
    CAST(sum(won) AS BIGINT) AS wins, CAST(sum(place) AS BIGINT) AS places, CAST(sum(points) AS BIGINT) AS points,
    min(kind) AS "firstKind", max(kind) AS "lastKind"
  FROM group_results WHERE group_id = $1 GROUP BY person_id, game, CASE WHEN at >= $2 THEN 1 ELSE 0 END`;

interface GroupRow extends Pick<LoadedGroup, 'id' | 'linkHash' | 'name' | 'unusedMs'> {
  readonly setUps: string;
  readonly lastSetUp: string | null;
  readonly changed: string | null;
  readonly webhook: string | null;
}

interface MemberRow {
  readonly personId: string;
  readonly body: string;
  readonly box: string | null;
}

interface ScoreRow extends Omit<GroupScore, 'isRecent' | 'kinds'> {
  readonly isRecent: number;
  readonly firstKind: string;
  readonly lastKind: string;
}

function toMemberBody({ personId: _, box: __, ...member }: StoredMember & { readonly box?: unknown }): string {
  return JSON.stringify(member);
}

function readJson<Value>(text: string | null): Value | null {
  return text === null ? null : (JSON.parse(text) as Value);
}

function readGroup(row: GroupRow | undefined, members: readonly MemberRow[]): LoadedGroup | null {
  if (row === undefined) return null;
  return {
    ...row,
    setUps: JSON.parse(row.setUps) as LoadedGroup['setUps'],
    lastSetUp: readJson(row.lastSetUp),
    changed: readJson<LinkChange>(row.changed),
    webhook: readJson<Webhook>(row.webhook),
    members: members
      .map(({ personId, body, box }) => ({
        ...(JSON.parse(body) as Omit<StoredMember, 'personId'>),
        personId,
        box,
      }))
      .toSorted((one, other) => one.since - other.since || (one.memberId < other.memberId ? -1 : 1)),
  };
}

function addBoxes(id: string, linkHash: string, boxes: LinkBoxes): readonly Statement[] {
  return boxes.map(({ personId, box }) => [ADD_BOX, id, linkHash, personId, box] as const);
}

export function changeGroup(id: string, { name, setUps, lastSetUp }: Partial<StoredGroup> = {}): Statement {
  const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));
  return [CHANGE_GROUP, id, name ?? null, json(setUps), json(lastSetUp)];
}

export const GROUP_SQL = {
  addGroup: ({ id, linkHash, name, setUps }, maker) =>
    query(
      [
        [ADD_GROUP, id, maker.personId, linkHash, name, JSON.stringify(setUps)],
        [ADD_MAKER, id, maker.personId, toMemberBody(maker)],
      ],
      (added) => added.length > 0,
    ),
  loadGroup(by, personId) {
    const values = ['id' in by ? by.id : null, 'linkHash' in by ? by.linkHash : null, personId] as const;
    return query(
      [
        [GROUP, ...values],
        [MEMBERS, ...values],
      ],
      ([group]: readonly GroupRow[], members: readonly MemberRow[]) => readGroup(group, members),
    );
  },
  groupsOf: (personId) =>
    query(
      [['SELECT group_id AS id FROM group_members WHERE person_id = $1 AND body IS NOT NULL ORDER BY group_id', personId]],
      (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id),
    ),
  joinGroup: (id, member, linkHash) =>
    query(
      [
        [JOIN, id, member.personId, toMemberBody(member), linkHash],
        [JOIN_OUTCOME, id, member.personId, linkHash],
        changeGroup(id),
      ],
      (_, [row]: readonly { readonly outcome: StorageOutput<'joinGroup'> }[]) => row?.outcome ?? 'no-group',
    ),
  saveMember: (id, member) => write([SAVE_MEMBER, id, member.personId, toMemberBody(member)]),
  addLinkBoxes: (id, linkHash, boxes) => write(...addBoxes(id, linkHash, boxes)),
  changeGroup: (id, change) => write(changeGroup(id, change)),
  saveWebhook(id, webhook, replaced) {
    const texts = [webhook, replaced].map((each) => (each ? JSON.stringify(each) : null));
    return write([SAVE_WEBHOOK, id, ...texts], changeGroup(id));
  },
  takeWebhook: (id, now) =>
    query(
      [
        [TAKE_WEBHOOK, id, now],
        [LAST_POST, id, now],
      ],
      ([taken]: readonly { readonly name: string; readonly webhook: string }[], [row]: readonly { readonly last: number }[]) =>
        taken === undefined ? (row?.last ?? null) : { ...taken, webhook: JSON.parse(taken.webhook) as Webhook },
    ),
  changeLink: (id, { from, to, boxes, without, by, at }) =>
    query(
      [
        [CHANGE_LINK, id, to, JSON.stringify({ by, at } satisfies LinkChange), from],
        [END_LINK, id, to, from, at],
        [FORGET_LINKS, id],
        [EMPTY_BOXES, id, to],
        ...addBoxes(id, to, boxes),
        ...(without === null ? [] : [DROP_ANSWERS, REMOVE_MEMBER].map((sql) => [sql, id, to, without] as const)),
      ],
      (changed) => changed.length > 0,
    ),
  leaveGroups: (personId, id: string | null = null) =>
    write([DROP_LEFT, personId, id], [`DELETE FROM group_members WHERE ${CHOSEN}`, personId, id]),
  deleteGroup: (id) => write(['DELETE FROM groups WHERE id = $1', id]),
  tablesOfGroup: (id, since) =>
    query([[TABLES, id, since]], (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code)),
  groupResults: (id, since) =>
    query(
      [
        [LATEST, id],
        [SCORES, id, since],
      ],
      (latest: readonly (Omit<GroupResult, 'hasRecord'> & { readonly hasRecord: unknown })[], scores: readonly ScoreRow[]) => ({
        latest: latest.map((row) => ({ ...row, hasRecord: Boolean(row.hasRecord) })),
        scores: scores.map(({ isRecent, firstKind, lastKind, ...row }) => ({
          ...row,
          isRecent: isRecent === 1,
          kinds: [firstKind, lastKind] as const,
        })),
      }),
    ),
} satisfies Partial<SqlOperations>;

/** Returns the statements that store the results of a match for its group, which counts as used then. */
export function addGroupResults(group: string, results: readonly StoredResult[]): readonly Statement[] {
  const rows = results
    .filter(({ played }) => countsForGroup(played))
    .map(({ personId, played, player }): Statement => {
      const { at, match, game, place = null, left, score } = played;
      const [name, points] = [player?.name ?? '', left ? 0 : score];
      return [ADD_RESULT, group, at, match, personId, game, gameKind(played), name, Number(isWon(played)), place, points];
    });
  return [...rows, changeGroup(group)];
}

import type { GameStanding, GroupGame, GroupMember, GroupPage, OwnGroups } from '@hundredfold/shared/protocol/groups.ts';
import type { TableDirectory } from '../directory/table-directory.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { GroupResult, GroupScore, LoadedGroup } from '../storage/stored-group.ts';
import type { SeatedGroupTable } from '../table/queries/group-table.ts';
import { type EveningServices, groupEvening } from './group-evening.ts';
import type { GroupPresence } from './group-presence.ts';

/** The time before the end of an unused group in which its page says when that is. */
const END_SHOWN_MS = 60 * 24 * 3_600_000;

export interface GroupPageServices extends Pick<EveningServices, 'now'> {
  readonly storage: Pick<GameStorage, 'groupResults' | 'groupsOf' | 'loadGroup' | 'loadEvening'>;
  readonly directory: Pick<TableDirectory, 'groupTables'>;
  readonly presence: GroupPresence;
  /** How long an unused group is kept, in milliseconds. */
  readonly keptMs: number;
  readonly hasWebhooks: boolean;
}

/** Returns the page of a group for a person who may see it, with the secret of its link if they may have that. */
export async function groupPage(
  { storage, directory, presence, keptMs, hasWebhooks, now }: GroupPageServices,
  group: LoadedGroup,
  { personId, secret }: { readonly personId: string; readonly secret: string | null },
): Promise<GroupPage> {
  const { id, name, members, setUps, lastSetUp, changed, webhook, unusedMs } = group;
  const own = members.find((each) => each.personId === personId);
  const [tables, { latest, scores }, evening] = await Promise.all([
    directory.groupTables(id),
    storage.groupResults(id, startOfMonth(new Date(now()))),
    own === undefined ? null : storage.loadEvening(id),
  ]);
  const recent = scores.filter(({ isRecent }) => isRecent);
  return {
    id,
    name,
    isMember: own !== undefined,
    isMaker: own?.isMaker === true,
    isHidden: own?.isHidden === true,
    ...(secret !== null && { secret }),
    members: members.map((member) => ({
      id: member.memberId,
      name: member.name,
      seal: member.seal,
      isYou: member === own,
      presence: presenceOf({ group, tables, presence }, member),
    })),
    tables: tables.map(({ table }) => table),
    games: gamesOf(latest),
    standing: { month: standingOf(members, recent), all: standingOf(members, scores) },
    setUps: setUps as GroupPage['setUps'],
    lastSetUp: lastSetUp as GroupPage['lastSetUp'],
    ...(hasWebhooks && own !== undefined && { webhook: webhook && new URL(webhook.address).hostname }),
    ...(changed !== null && {
      changed: { by: members.find(({ memberId }) => memberId === changed.by)?.name ?? null, at: changed.at },
    }),
    ...(keptMs - unusedMs < END_SHOWN_MS && { endsAt: now() + Math.max(0, keptMs - unusedMs) }),
    ...(own !== undefined && groupEvening(members, evening, { own, now: now() })),
  };
}

/** Returns the groups of a person for their start page. */
export async function ownGroups(services: GroupPageServices, personId: string): Promise<OwnGroups> {
  const { storage, directory, presence } = services;
  const ids = await storage.groupsOf(personId);
  const groups = await Promise.all(
    ids.map(async (id) => {
      const [group, tables] = await Promise.all([storage.loadGroup({ id }, personId), directory.groupTables(id)]);
      if (group === null) return [];
      const others = group.members.filter((member) => member.personId !== personId);
      const here = others.filter((member) => presenceOf({ group, tables, presence }, member) !== null);
      return [{ id, name: group.name, here: here.map(({ name }) => name), tables: tables.map(({ table }) => table.code) }];
    }),
  );
  return { groups: groups.flat() };
}

interface SeenGroup extends Pick<GroupPageServices, 'presence'> {
  readonly group: LoadedGroup;
  readonly tables: readonly SeatedGroupTable[];
}

function presenceOf(
  { group, tables, presence }: SeenGroup,
  { personId, isHidden }: LoadedGroup['members'][number],
): GroupMember['presence'] {
  if (isHidden) return null;
  if (tables.some(({ here }) => here.includes(personId))) return 'table';
  return presence.isHere({ group: group.id, personId }) ? 'here' : null;
}

/** Returns when the current month began, by the time zone of the server. */
function startOfMonth(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth()).getTime();
}

function gamesOf(latest: readonly GroupResult[]): GroupGame[] {
  const matches = Map.groupBy(latest, ({ match }) => match);
  return [...matches].flatMap(([match, results]): GroupGame[] => {
    const [first] = results;
    if (first === undefined) return [];
    const players = results.map(({ name, place }) => ({ name, place }));
    return [{ record: first.hasRecord ? match : null, game: first.game, at: first.at, players }];
  });
}

/** Adds up the scores of the members by game. Those of people who have left are in no standing. */
export function standingOf(
  members: readonly Pick<LoadedGroup['members'][number], 'personId' | 'memberId'>[],
  scores: readonly GroupScore[],
): GameStanding[] {
  const memberIds = new Map(members.map(({ personId, memberId }) => [personId, memberId]));
  const ofMembers = scores.filter(({ personId }) => memberIds.has(personId));
  const games = [...Map.groupBy(ofMembers, ({ game }) => game)].map(([game, all]) => {
    const isOfOneKind = new Set(all.flatMap(({ kinds }) => kinds)).size === 1;
    const people = [...Map.groupBy(all, ({ personId }) => personId)];
    return {
      game,
      scores: people
        .map(([personId, own]) => scoreOf(memberIds.get(personId) ?? '', own, isOfOneKind))
        .toSorted((one, other) => other.wins - one.wins || one.games - other.games),
      results: sum(all, ({ games }) => games),
    };
  });
  return games.toSorted((one, other) => other.results - one.results).map(({ results: _, ...standing }) => standing);
}

function scoreOf(member: string, own: readonly GroupScore[], isOfOneKind: boolean): GameStanding['scores'][number] {
  const games = sum(own, (each) => each.games);
  const isRanked = own.every(({ places }) => places !== null);
  return {
    member,
    games,
    wins: sum(own, ({ wins }) => wins),
    place: isRanked ? sum(own, ({ places }) => places ?? 0) / games : null,
    points: isOfOneKind ? sum(own, ({ points }) => points) : null,
  };
}

function sum<Value>(values: readonly Value[], of: (value: Value) => number): number {
  return values.reduce((before, value) => before + of(value), 0);
}

import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { FEWER_PLAYERS_AFTER_S, fewestPlayers, targetPlayers } from '@hundredfold/shared/protocol/matchmaking.ts';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { type MatchmakingQueue, peopleIn, type Seeker, type Ticket } from './queue.ts';

export interface Group {
  readonly game: string;
  readonly tickets: readonly Ticket[];
  readonly bots: number;
}

/** The number of other tickets that are considered for one ticket. It also limits the work for one ticket. */
const MAX_CANDIDATES = 24;

export interface GroupSearch {
  /** True for two tickets that get along. Each pair is compared once. */
  readonly pairs: Map<Ticket, Map<Ticket, boolean>>;
  /** The work so far. A step is a look at one ticket, or at a pair that is known. */
  steps: number;
}

/** A hash takes about as long as this many steps. */
const STEPS_PER_HASH = 50;

/** Returns the tickets that can get a proposal now, the longest wait first. */
export function waitingIn({ tickets, proposals }: MatchmakingQueue, now: number): readonly Ticket[] {
  const called = new Set(proposals.flatMap((proposal) => proposal.tickets));
  return tickets.filter(
    ({ id, from, people }) => from <= now && !called.has(id) && people.every(({ lostAt }) => lostAt === null),
  );
}

/**
 * Finds the largest group for the ticket that has waited longest. It tries a full table of any wanted game, then, after a while,
 * a smaller one, then one with bots if everyone in the group wants them.
 */
export function groupFor(
  head: Ticket,
  others: readonly Ticket[],
  games: readonly GameTerms[],
  now: number,
  search: GroupSearch,
): Group | null {
  const wanted = games
    .filter(({ id }) => head.games.includes(id))
    .map((game): Candidates => ({ head, game, others: candidatesFor(head, others, game, search) }));
  const full = wanted.map((each) => groupOf(each, targetPlayers(each.game), search));
  const fewer = now - head.since < FEWER_PLAYERS_AFTER_S * 1000 ? [] : wanted.map((each) => smallerGroupFor(each, search));
  const withBots = head.bots ? wanted.map((each) => groupWithBotsFor(each, search)) : [];
  return [full, fewer, withBots].map(largest).find((each) => each !== null) ?? null;
}

interface Candidates {
  readonly head: Ticket;
  readonly game: GameTerms;
  readonly others: readonly Ticket[];
}

function candidatesFor(head: Ticket, others: readonly Ticket[], game: GameTerms, search: GroupSearch): readonly Ticket[] {
  const fitting: Ticket[] = [];
  for (const each of others) {
    if (fitting.length === MAX_CANDIDATES) break;
    search.steps++;
    if (each.id !== head.id && each.pace === head.pace && each.games.includes(game.id)) fitting.push(each);
  }
  return fitting.filter((each) => getAlongIn(search, head, each));
}

/** Returns a group of fewer people than a full table. A party alone is no group: it could start a table without matchmaking. */
function smallerGroupFor(candidates: Candidates, search: GroupSearch): Group | null {
  for (let people = targetPlayers(candidates.game) - 1; people >= fewestPlayers(candidates.game); people--) {
    const group = groupOf(candidates, people, search);
    if (group !== null && group.tickets.length > 1) return { ...group, bots: 0 };
  }
  return null;
}

function groupWithBotsFor(candidates: Candidates, search: GroupSearch): Group | null {
  for (let people = targetPlayers(candidates.game) - 1; people >= candidates.head.people.length; people--) {
    const group = groupOf(candidates, people, search);
    if (group !== null) return group.tickets.every(({ bots }) => bots) ? group : null;
  }
  return null;
}

function largest(groups: readonly (Group | null)[]): Group | null {
  const found = groups.filter((each) => each !== null);
  return found.reduce<Group | null>((best, each) => (best === null || size(each) > size(best) ? each : best), null);
}

function size({ tickets }: Group): number {
  return peopleIn(tickets).length;
}

function groupOf({ head, game, others }: Candidates, people: number, search: GroupSearch): Group | null {
  const missing = people - head.people.length;
  const tickets = missing < 0 ? null : completeGroup([head], others, missing, search);
  return tickets === null ? null : { game: game.id, tickets, bots: targetPlayers(game) - people };
}

/** Adds tickets until nobody is missing. Everyone in `left` gets along with everyone in `chosen`. */
function completeGroup(
  chosen: readonly Ticket[],
  left: readonly Ticket[],
  missing: number,
  search: GroupSearch,
): readonly Ticket[] | null {
  if (missing === 0) return chosen;
  for (const [index, next] of left.entries()) {
    search.steps++;
    const still = missing - next.people.length;
    if (still < 0) continue;
    const fitting = still === 0 ? [] : left.slice(index + 1).filter((each) => getAlongIn(search, next, each));
    const group = completeGroup([...chosen, next], fitting, still, search);
    if (group !== null) return group;
  }
  return null;
}

function getAlongIn(search: GroupSearch, one: Ticket, other: Ticket): boolean {
  search.steps++;
  const [first, second] = one.id < other.id ? [one, other] : [other, one];
  const known = search.pairs.get(first) ?? new Map<Ticket, boolean>();
  search.pairs.set(first, known);
  const before = known.get(second);
  if (before !== undefined) return before;
  search.steps += STEPS_PER_HASH * (hashesFor(one, other) + hashesFor(other, one));
  const getsAlong = getAlong(one, other);
  known.set(second, getsAlong);
  return getsAlong;
}

/** Returns the number of aliases that may be hashed to know whom in `other` the people of `one` have blocked. */
function hashesFor(one: Ticket, other: Ticket): number {
  return one.people.filter(({ except }) => except !== null && except.size > 0).length * other.people.length;
}

export function getAlong(one: Ticket, other: Ticket): boolean {
  return one.people.every((each) => other.people.every((another) => !isAgainst(each, another) && !isAgainst(another, each)));
}

function isAgainst({ personId, except }: Seeker, other: Seeker): boolean {
  return except !== null && except.size > 0 && except.has(viewerAlias(personId, other.personId));
}

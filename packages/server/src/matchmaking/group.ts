import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { FEWER_PLAYERS_AFTER_S, fewestPlayers, targetPlayers } from '@hundredfold/shared/protocol/matchmaking.ts';
import { viewerAlias } from '../chat/viewer-alias.ts';
import { type MatchmakingQueue, peopleIn, type Seeker, type Ticket } from './queue.ts';

/** Tickets that can share a table, and the game that they would play. */
export interface Group {
  readonly game: string;
  readonly tickets: readonly Ticket[];
  readonly bots: number;
}

/** The number of later tickets that are considered for one ticket. */
const MAX_CANDIDATES = 24;

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
export function groupFor(head: Ticket, others: readonly Ticket[], games: readonly GameTerms[], now: number): Group | null {
  const wanted = games.filter(({ id }) => head.games.includes(id));
  const full = wanted.map((game) => groupOf(head, others, game, targetPlayers(game)));
  const fewer = now - head.since < FEWER_PLAYERS_AFTER_S * 1000 ? [] : wanted.map((game) => smallerGroupFor(head, others, game));
  const withBots = head.bots ? wanted.map((game) => groupWithBotsFor(head, others, game)) : [];
  return [full, fewer, withBots].map(largest).find((each) => each !== null) ?? null;
}

/** Returns a group of fewer people than a full table. A party alone is no group: it could start a table without matchmaking. */
function smallerGroupFor(head: Ticket, others: readonly Ticket[], game: GameTerms): Group | null {
  for (let people = targetPlayers(game) - 1; people >= fewestPlayers(game); people--) {
    const group = groupOf(head, others, game, people);
    if (group !== null && group.tickets.length > 1) return { ...group, bots: 0 };
  }
  return null;
}

function groupWithBotsFor(head: Ticket, others: readonly Ticket[], game: GameTerms): Group | null {
  for (let people = targetPlayers(game) - 1; people >= head.people.length; people--) {
    const group = groupOf(head, others, game, people);
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

/** Returns a group of so many people who have not blocked each other. Bots fill the table. */
function groupOf(head: Ticket, others: readonly Ticket[], game: GameTerms, people: number): Group | null {
  const fitting = others
    .filter((each) => each.id !== head.id && each.pace === head.pace && each.games.includes(game.id))
    .slice(0, MAX_CANDIDATES);
  const missing = people - head.people.length;
  const tickets = missing < 0 ? null : completeGroup([head], fitting, missing);
  return tickets === null ? null : { game: game.id, tickets, bots: targetPlayers(game) - people };
}

function completeGroup(chosen: readonly Ticket[], left: readonly Ticket[], missing: number): readonly Ticket[] | null {
  if (missing === 0) return chosen;
  for (const [index, next] of left.entries()) {
    if (next.people.length > missing || !chosen.every((each) => getAlong(each, next))) continue;
    const group = completeGroup([...chosen, next], left.slice(index + 1), missing - next.people.length);
    if (group !== null) return group;
  }
  return null;
}

/** Returns whether no person in one ticket has blocked a person in the other. */
export function getAlong(one: Ticket, other: Ticket): boolean {
  return one.people.every((each) => other.people.every((another) => !isAgainst(each, another) && !isAgainst(another, each)));
}

function isAgainst({ personId, except }: Seeker, other: Seeker): boolean {
  return except.size > 0 && except.has(viewerAlias(personId, other.personId));
}

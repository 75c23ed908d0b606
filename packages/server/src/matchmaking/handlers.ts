import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  BOTS_AFTER_S,
  MATCHMAKING_GAMES,
  type MatchmakingRefusal,
  type MatchmakingRequest,
  type MatchmakingRequestName,
  targetPlayers,
} from '@hundredfold/shared/protocol/matchmaking.ts';
import {
  isTableBeingMade,
  type MatchmakingQueue,
  proposalFor,
  type Seeker,
  seekerIn,
  type Ticket,
  ticketOf,
  withBlocked,
  withConfirmation,
  withNewTicket,
  withoutPerson,
  withTicket,
} from './queue.ts';

export type QueuedPlayer = Pick<Seeker, 'personId' | 'name' | 'seal'>;

export interface RequestContext {
  readonly visitor: QueuedPlayer;
  readonly now: number;
  readonly party: Result<readonly QueuedPlayer[], MatchmakingRefusal>;
  readonly isHere: (personId: string) => boolean;
}

/** The requests that change the queue. */
export type QueueRequestName = Exclude<MatchmakingRequestName, 'hidden'>;

type Handler<Name extends QueueRequestName> = (
  queue: MatchmakingQueue,
  asker: RequestContext,
  request: MatchmakingRequest<Name>,
) => Result<MatchmakingQueue, MatchmakingRefusal>;

export const handlers: { readonly [Name in QueueRequestName]: Handler<Name> } = {
  seek(queue, asker, { games, pace, except, party }) {
    const { visitor, now } = asker;
    const group = party === undefined ? accepted([visitor]) : asker.party;
    if (!group.ok) return group;
    const before = group.value.map(({ personId }) => ticketOf(queue, personId));
    if (before.some((ticket) => ticket !== undefined && isTableBeingMade(queue, ticket))) return refused('too-late');
    const largest = Math.min(...MATCHMAKING_GAMES.filter(({ id }) => games.includes(id)).map(targetPlayers));
    if (group.value.length > largest) return refused('party-too-large');
    const people = group.value.map((each) => seekerFrom(queue, each, asker, except));
    const search = { people, table: party ?? null, games, pace };
    // A repeated search keeps its place. People who were blocked meanwhile are avoided from the next proposal on.
    if (before.every((ticket) => ticket !== undefined && isAlike(ticket, search)))
      return accepted(withBlocked(queue, visitor.personId, except));
    return accepted(withNewTicket(queue, search, visitor.personId, now));
  },
  joinParty(queue, { visitor: { personId } }, { except }) {
    if (ticketOf(queue, personId) === undefined) return refused('not-seeking');
    return accepted(withBlocked(queue, personId, except));
  },
  stop(queue, { visitor: { personId }, now }) {
    const ticket = ticketOf(queue, personId);
    if (ticket !== undefined && isTableBeingMade(queue, ticket)) return refused('too-late');
    const left = withoutPerson(queue, personId, now);
    return accepted({ ...left, outcomes: left.outcomes.filter((each) => each.personId !== personId) });
  },
  bots(queue, { visitor: { personId }, now }, { wanted }) {
    const ticket = ticketOf(queue, personId);
    if (ticket === undefined) return refused('not-seeking');
    if (now - ticket.since < BOTS_AFTER_S * 1000) return refused('too-early');
    return accepted(withTicket(queue, { ...ticket, bots: wanted }));
  },
  confirm(queue, { visitor: { personId } }, { offer: id }) {
    const ticket = ticketOf(queue, personId);
    const proposal = ticket === undefined ? undefined : proposalFor(queue, ticket);
    return proposal?.id === id ? accepted(withConfirmation(queue, proposal, personId)) : refused('too-late');
  },
};

/**
 * Creates a seeker. Other members of a party keep the list of blocked people that they sent during an earlier search. Members
 * without one, or without a connection, have as long to come and send it as a person whose connection is lost.
 */
function seekerFrom(
  queue: MatchmakingQueue,
  visitor: QueuedPlayer,
  { visitor: asker, now, isHere }: RequestContext,
  blocked: readonly string[],
): Seeker {
  const isAsker = visitor.personId === asker.personId;
  const except = isAsker ? new Set(blocked) : (seekerIn(queue, visitor.personId)?.except ?? null);
  return { ...visitor, except, lostAt: except !== null && (isAsker || isHere(visitor.personId)) ? null : now };
}

/** Returns whether a ticket already looks for exactly this, with the same people. They may have blocked others since. */
function isAlike(ticket: Ticket, { people, table, games, pace }: Pick<Ticket, 'people' | 'table' | 'games' | 'pace'>): boolean {
  if (ticket.table !== table || ticket.pace !== pace || ticket.people.length !== people.length) return false;
  return ticket.games.length === games.length && games.every((game) => ticket.games.includes(game));
}

import type { MatchmakingPace } from '@hundredfold/shared/protocol/matchmaking.ts';
import { type MissedCalls, mayBeCalledFrom, withMissedCalls, withoutMissedCalls } from './missed-calls.ts';

export interface Seeker {
  readonly personId: string;
  readonly name: string;
  readonly seal: number | undefined;
  /** The aliases of the people whom they have blocked; `null` for a member of a party who has not sent them yet. */
  readonly except: ReadonlySet<string> | null;
  /** The time since which they get no proposal, because their connection is lost or `except` is missing; `null` if they get one. */
  readonly lostAt: number | null;
}

/** A search of one person, or of a party that stays together. */
export interface Ticket {
  /** The id of the ticket. Ids count up, so the lower of two came first. */
  readonly id: number;
  readonly people: readonly Seeker[];
  /** The code of the table where the party sits; `null` for a person alone. */
  readonly table: string | null;
  readonly games: readonly string[];
  readonly pace: MatchmakingPace;
  readonly since: number;
  /** True if bots may take the empty seats. */
  readonly bots: boolean;
  /** The earliest time for a proposal. It is later after a failed table, and after a missed proposal. */
  readonly from: number;
  readonly again: 'silent' | 'failed' | null;
}

/** A table that waits until everyone has confirmed. */
export interface Proposal {
  readonly id: number;
  readonly game: string;
  readonly pace: MatchmakingPace;
  readonly tickets: readonly number[];
  readonly bots: number;
  /** The person ids of those who have confirmed. */
  readonly confirmed: readonly string[];
  readonly until: number;
  /** Everyone has confirmed, and the table is being made: nobody can leave the proposal any more. */
  readonly isBeingMade: boolean;
}

/** The reason why a person is no longer in the queue. It is kept for a while, because they may reconnect and ask. */
export interface TicketOutcome {
  readonly personId: string;
  readonly at: number;
  readonly what: { readonly found: string } | 'silent' | 'party';
}

/** The whole queue, the longest wait first. Times are milliseconds of one clock. */
export interface MatchmakingQueue {
  readonly tickets: readonly Ticket[];
  readonly proposals: readonly Proposal[];
  readonly outcomes: readonly TicketOutcome[];
  readonly missedCalls: MissedCalls;
  /** The last id of a ticket or a proposal. */
  readonly last: number;
  /** The id of the ticket with which the next search for groups goes on; 0 if it begins with the longest wait. */
  readonly searchFrom: number;
}

export const EMPTY_QUEUE: MatchmakingQueue = {
  tickets: [],
  proposals: [],
  outcomes: [],
  missedCalls: [],
  last: 0,
  searchFrom: 0,
};

const RETRY_DELAY_MS = 10_000;

export function ticketOf({ tickets }: MatchmakingQueue, personId: string): Ticket | undefined {
  return tickets.find(({ people }) => people.some((each) => each.personId === personId));
}

export function seekerIn(queue: MatchmakingQueue, personId: string): Seeker | undefined {
  return ticketOf(queue, personId)?.people.find((each) => each.personId === personId);
}

export function proposalFor({ proposals }: MatchmakingQueue, { id }: Ticket): Proposal | undefined {
  return proposals.find(({ tickets }) => tickets.includes(id));
}

export function ticketsIn({ tickets }: MatchmakingQueue, proposal: Proposal): readonly Ticket[] {
  return tickets.filter(({ id }) => proposal.tickets.includes(id));
}

export function peopleIn(tickets: readonly Ticket[]): readonly Seeker[] {
  return tickets.flatMap(({ people }) => people);
}

/**
 * Returns the queue with a new ticket, which replaces earlier tickets of the same people. If one of those had a proposal, only
 * the person who asks for the new ticket has missed it: the others did nothing.
 */
export function withNewTicket(
  queue: MatchmakingQueue,
  wish: Pick<Ticket, 'people' | 'table' | 'games' | 'pace'>,
  askerId: string,
  now: number,
): MatchmakingQueue {
  const isOne = ({ personId }: { readonly personId: string }) => wish.people.some((each) => each.personId === personId);
  const left = wish.people.reduce((before, { personId }) => withoutPerson(before, personId, now, askerId), queue);
  const id = queue.last + 1;
  const from = Math.max(...wish.people.map(({ personId }) => mayBeCalledFrom(left.missedCalls, personId, now)));
  const ticket: Ticket = { ...wish, id, since: now, bots: false, from, again: null };
  return { ...left, tickets: [...left.tickets, ticket], outcomes: left.outcomes.filter((each) => !isOne(each)), last: id };
}

/**
 * Returns the queue without a person and without their party. A person whose table is being made counts as one who lost the
 * connection: if the table cannot be made, nobody waits for them for long. An open proposal counts as missed by the person who
 * caused this.
 */
export function withoutPerson(
  queue: MatchmakingQueue,
  personId: string,
  now: number,
  causedBy: string = personId,
): MatchmakingQueue {
  const ticket = ticketOf(queue, personId);
  if (ticket === undefined) return queue;
  if (isTableBeingMade(queue, ticket)) return withLostConnection(queue, personId, now);
  const others = ticket.people.filter((each) => each.personId !== personId);
  const parted = others.map((each): TicketOutcome => ({ personId: each.personId, at: now, what: 'party' }));
  const left = withoutTickets(queue, [ticket]);
  const missedCalls =
    proposalFor(queue, ticket) === undefined
      ? left.missedCalls
      : withMissedCalls(left.missedCalls, [{ personId: causedBy }], now);
  return { ...left, missedCalls, outcomes: [...left.outcomes, ...parted] };
}

export function isTableBeingMade(queue: MatchmakingQueue, ticket: Ticket): boolean {
  return proposalFor(queue, ticket)?.isBeingMade === true;
}

export function withLostConnection(queue: MatchmakingQueue, personId: string, now: number): MatchmakingQueue {
  return withSeeker(queue, personId, { lostAt: now });
}

/**
 * Returns the queue after a person reconnected, perhaps under a new name. A person whose list of blocked people is missing stays
 * without proposals until it comes.
 */
export function withReturned(
  queue: MatchmakingQueue,
  { personId, name, seal }: Pick<Seeker, 'personId' | 'name' | 'seal'>,
): MatchmakingQueue {
  const isMissing = seekerIn(queue, personId)?.except === null;
  return withSeeker(queue, personId, { name, seal, ...(!isMissing && { lostAt: null }) });
}

export function withBlocked(queue: MatchmakingQueue, personId: string, except: readonly string[]): MatchmakingQueue {
  return withSeeker(queue, personId, { except: new Set(except), lostAt: null });
}

export function withSeeker(queue: MatchmakingQueue, personId: string, changed: Partial<Seeker>): MatchmakingQueue {
  const people = (ticket: Ticket) => ticket.people.map((each) => (each.personId === personId ? { ...each, ...changed } : each));
  const ticket = ticketOf(queue, personId);
  return ticket === undefined ? queue : withTicket(queue, { ...ticket, people: people(ticket) });
}

export function withTicket(queue: MatchmakingQueue, ticket: Ticket): MatchmakingQueue {
  return { ...queue, tickets: queue.tickets.map((each) => (each.id === ticket.id ? ticket : each)) };
}

/** Returns the queue without some tickets. The other tickets of their proposals wait again, in their old places. */
export function withoutTickets(queue: MatchmakingQueue, removed: readonly Ticket[]): MatchmakingQueue {
  const out = removed.map(({ id }) => id);
  const over = queue.proposals.filter(({ tickets }) => tickets.some((id) => out.includes(id)));
  const called = over.flatMap(({ tickets }) => tickets);
  const tickets = queue.tickets
    .filter(({ id }) => !out.includes(id))
    .map((ticket): Ticket => (called.includes(ticket.id) ? { ...ticket, again: 'silent' } : ticket));
  return { ...queue, tickets, proposals: queue.proposals.filter((proposal) => !over.includes(proposal)) };
}

export function withConfirmation(queue: MatchmakingQueue, proposal: Proposal, personId: string): MatchmakingQueue {
  return withProposalChange(queue, { ...proposal, confirmed: [...new Set([...proposal.confirmed, personId])] });
}

export function withProposalChange(queue: MatchmakingQueue, changed: Proposal): MatchmakingQueue {
  return { ...queue, proposals: queue.proposals.map((each) => (each.id === changed.id ? changed : each)) };
}

export function isConfirmedByAll(queue: MatchmakingQueue, proposal: Proposal): boolean {
  return peopleIn(ticketsIn(queue, proposal)).every(({ personId }) => proposal.confirmed.includes(personId));
}

export function withMatch(queue: MatchmakingQueue, proposal: Proposal, code: string, now: number): MatchmakingQueue {
  const tickets = ticketsIn(queue, proposal);
  const gone = peopleIn(tickets).map(({ personId }): TicketOutcome => ({ personId, at: now, what: { found: code } }));
  return {
    ...queue,
    missedCalls: withoutMissedCalls(queue.missedCalls, peopleIn(tickets)),
    tickets: queue.tickets.filter(({ id }) => !proposal.tickets.includes(id)),
    proposals: queue.proposals.filter(({ id }) => id !== proposal.id),
    outcomes: [...queue.outcomes, ...gone],
  };
}

/** Returns the queue after the table could not be made. Everyone keeps their place, and gets another proposal a little later. */
export function withFailedMatch(queue: MatchmakingQueue, proposal: Proposal, now: number): MatchmakingQueue {
  const tickets = queue.tickets.map(
    (ticket): Ticket =>
      proposal.tickets.includes(ticket.id) ? { ...ticket, bots: false, from: now + RETRY_DELAY_MS, again: 'failed' } : ticket,
  );
  return { ...queue, tickets, proposals: queue.proposals.filter(({ id }) => id !== proposal.id) };
}

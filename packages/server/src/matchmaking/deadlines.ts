import { BOTS_AFTER_S, FEWER_PLAYERS_AFTER_S, TICKET_GRACE_S } from '@hundredfold/shared/protocol/matchmaking.ts';
import { withMissedCalls } from './missed-calls.ts';
import {
  isTableBeingMade,
  type MatchmakingQueue,
  peopleIn,
  proposalFor,
  type Seeker,
  type TicketOutcome,
  ticketsIn,
  withoutTickets,
} from './queue.ts';

const OUTCOME_KEPT_MS = 60_000;

/** Returns the queue without people who did not confirm in time or were away for too long, and without their parties. */
export function withoutOverdue(queue: MatchmakingQueue, now: number): MatchmakingQueue {
  const late = queue.proposals.filter(({ until, isBeingMade }) => !isBeingMade && until <= now);
  const isSilent = ({ personId }: Seeker): boolean => late.every(({ confirmed }) => !confirmed.includes(personId));
  const silent = late.flatMap((proposal) => ticketsIn(queue, proposal)).filter(({ people }) => people.some(isSilent));
  const away = queue.tickets.filter(
    (ticket) => !isTableBeingMade(queue, ticket) && ticket.people.some((each) => isGone(each, now)),
  );
  const others = peopleIn(away).filter((each) => !isGone(each, now));
  const outcomes = [
    ...peopleIn(silent).map(
      (each): TicketOutcome => ({ personId: each.personId, at: now, what: isSilent(each) ? 'silent' : 'party' }),
    ),
    ...others.map(({ personId }): TicketOutcome => ({ personId, at: now, what: 'party' })),
  ];
  const left = withoutTickets(queue, [...silent, ...away]);
  const absent = [
    ...peopleIn(silent).filter(isSilent),
    ...peopleIn(away.filter((ticket) => proposalFor(queue, ticket) !== undefined)).filter((each) => isGone(each, now)),
  ];
  const missedCalls = withMissedCalls(left.missedCalls, absent, now);
  const recent = queue.outcomes.filter(({ at }) => now - at < OUTCOME_KEPT_MS);
  return { ...left, missedCalls, outcomes: [...recent, ...outcomes] };
}

function isGone({ lostAt }: Seeker, now: number): boolean {
  return lostAt !== null && now - lostAt >= TICKET_GRACE_S * 1000;
}

export function nextDeadline({ tickets, proposals }: MatchmakingQueue, now: number): number | null {
  const moments = [
    ...proposals.flatMap(({ until, isBeingMade }) => (isBeingMade ? [] : [until])),
    ...tickets.flatMap(({ since, from, people }) => [
      since + FEWER_PLAYERS_AFTER_S * 1000,
      since + BOTS_AFTER_S * 1000,
      from,
      ...people.flatMap(({ lostAt }) => (lostAt === null ? [] : [lostAt + TICKET_GRACE_S * 1000])),
    ]),
  ].filter((moment) => moment > now);
  return moments.length === 0 ? null : Math.min(...moments);
}

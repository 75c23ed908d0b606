import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { CONFIRM_TIMEOUT_S } from '@hundredfold/shared/protocol/matchmaking.ts';
import { type Group, type GroupSearch, groupFor, waitingIn } from './group.ts';
import { type MatchmakingQueue, type Proposal, peopleIn, type Ticket } from './queue.ts';

/**
 * The number of steps after which no further ticket has its turn in a tick. They take some hundredths of a second, in which all
 * tables of the process wait. A turn that has begun is finished, so a tick may take one turn longer.
 */
export const MAX_STEPS_PER_TICK = 200_000;

/**
 * Returns the queue with proposals for groups that are possible now. The longest wait chooses first. If that is too much work for
 * one tick, the next tick goes on with the tickets that had no turn. Each tick gives at least one turn, and every ticket has a
 * turn before another has two, so no crowd keeps a ticket from its turn, however its people block each other.
 */
export function withProposals(
  queue: MatchmakingQueue,
  games: readonly GameTerms[],
  now: number,
  search: GroupSearch = { pairs: new Map(), steps: 0 },
): MatchmakingQueue {
  let waiting = waitingIn(queue, now);
  let left = queue;
  const called = new Set<Ticket>();
  for (const head of inTurn(waiting, queue.searchFrom)) {
    if (search.steps >= MAX_STEPS_PER_TICK) return { ...left, searchFrom: head.id };
    search.steps++;
    const group = called.has(head) ? null : groupFor(head, waiting, games, now, search);
    if (group === null) continue;
    for (const ticket of group.tickets) called.add(ticket);
    search.steps += waiting.length;
    waiting = waiting.filter((each) => !called.has(each));
    left = withProposal(left, group, now);
  }
  if (left.searchFrom > 0) left = { ...left, searchFrom: 0 };
  // People with a proposal no longer prevent a group with bots.
  return called.size === 0 ? left : withProposals(left, games, now, search);
}

/** Returns the tickets in the order of their turns: those that had none in the last tick, then the others. */
function inTurn(waiting: readonly Ticket[], searchFrom: number): readonly Ticket[] {
  const first = waiting.findIndex(({ id }) => id >= searchFrom);
  return first < 0 ? waiting : [...waiting.slice(first), ...waiting.slice(0, first)];
}

function withProposal(queue: MatchmakingQueue, { game, tickets, bots }: Group, now: number): MatchmakingQueue {
  const [first] = tickets;
  if (first === undefined) return queue;
  const people = peopleIn(tickets);
  const proposal: Proposal = {
    id: queue.last + 1,
    game,
    pace: first.pace,
    tickets: tickets.map(({ id }) => id),
    bots,
    // A person who plays with bots alone has just asked for the table, so it needs no confirmation.
    confirmed: people.length === 1 ? people.map(({ personId }) => personId) : [],
    until: now + CONFIRM_TIMEOUT_S * 1000,
    isBeingMade: false,
  };
  return { ...queue, proposals: [...queue.proposals, proposal], last: proposal.id };
}

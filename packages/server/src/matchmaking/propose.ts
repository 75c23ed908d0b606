import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { type Group, groupFor, waitingIn } from './group.ts';
import { confirmBy, type MatchmakingQueue, type Proposal, peopleIn } from './queue.ts';

/** Returns the queue with proposals for all groups that are possible now. The longest wait chooses first. */
export function withProposals(queue: MatchmakingQueue, games: readonly GameTerms[], now: number): MatchmakingQueue {
  let waiting = waitingIn(queue, now);
  let left = queue;
  for (const head of waiting) {
    const group = waiting.includes(head) ? groupFor(head, waiting, games, now) : null;
    if (group === null) continue;
    waiting = waiting.filter((each) => !group.tickets.includes(each));
    left = withProposal(left, group, now);
  }
  // People with a proposal no longer prevent a group with bots.
  return left === queue ? queue : withProposals(left, games, now);
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
    until: confirmBy(now),
    isBeingMade: false,
  };
  return { ...queue, proposals: [...queue.proposals, proposal], last: proposal.id };
}

import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import { BOTS_AFTER_S, type TicketGame, type TicketStatus, targetPlayers } from '@hundredfold/shared/protocol/matchmaking.ts';
import { waitingIn } from './group.ts';
import { type MatchmakingQueue, type Proposal, peopleIn, type Ticket, ticketsIn } from './queue.ts';

/** Returns a function from a person's id to their status. What several people have in common is counted once. */
export function statusesIn(
  queue: MatchmakingQueue,
  games: readonly GameTerms[],
  now: number,
): (personId: string) => TicketStatus {
  const waiting = waitingIn(queue, now);
  const found = new Map<string, TicketGame>();
  const gameFor = (ticket: Ticket, game: GameTerms): TicketGame => {
    const key = `${game.id} ${ticket.pace}`;
    const known = found.get(key) ?? soughtGame(waiting, game, ticket);
    found.set(key, known);
    return known;
  };
  const tickets = new Map(queue.tickets.flatMap((ticket) => ticket.people.map(({ personId }) => [personId, ticket])));
  const proposals = new Map(queue.proposals.flatMap((proposal) => proposal.tickets.map((id) => [id, proposal])));
  return (personId) => {
    const ticket = tickets.get(personId);
    if (ticket === undefined) return outcomeStatus(queue, personId);
    const proposal = proposals.get(ticket.id);
    if (proposal !== undefined) return proposalStatus(queue, proposal, personId);
    const waited = now - ticket.since;
    return {
      at: 'waiting',
      games: games
        .filter(({ id }) => ticket.games.includes(id))
        .map((game) => forSeek(gameFor(ticket, game), ticket.people.length)),
      bots: ticket.bots ? 'wanted' : waited < BOTS_AFTER_S * 1000 ? 'not-yet' : 'offered',
      again: ticket.again,
    };
  };
}

function outcomeStatus({ outcomes }: MatchmakingQueue, personId: string): TicketStatus {
  const outcome = outcomes.findLast((each) => each.personId === personId);
  if (outcome === undefined) return { at: 'none', why: null };
  const { what } = outcome;
  return typeof what === 'object' ? { at: 'matched', code: what.found } : { at: 'none', why: what };
}

function proposalStatus(queue: MatchmakingQueue, proposal: Proposal, personId: string): TicketStatus {
  const { id, game, bots, confirmed, until } = proposal;
  const people = peopleIn(ticketsIn(queue, proposal)).length;
  const isConfirmed = confirmed.includes(personId);
  return { at: 'called', offer: id, game, people, bots, confirmed: confirmed.length, isConfirmed, until: Math.round(until) };
}

function soughtGame(waiting: readonly Ticket[], game: GameTerms, { pace }: Ticket): TicketGame {
  const looking = waiting.filter((each) => each.pace === pace && each.games.includes(game.id));
  return { game: game.id, have: peopleIn(looking).length, want: targetPlayers(game) };
}

/**
 * Returns what a ticket is shown about a game. Enough people may look for a game without forming a group: then one is shown as
 * missing.
 */
function forSeek(found: TicketGame, people: number): TicketGame {
  return { ...found, have: Math.max(people, Math.min(found.have, found.want - 1)) };
}

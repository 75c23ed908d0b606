import type { MatchmakingPace } from '@hundredfold/shared/protocol/matchmaking.ts';
import { viewerAlias } from '../../chat/viewer-alias.ts';
import { EMPTY_QUEUE, type MatchmakingQueue, type Seeker, type Ticket, withNewTicket } from '../queue.ts';

export function seeker(name: string, except: readonly string[] = []): Seeker {
  return { personId: name, name, seal: undefined, except: new Set(except), lostAt: null };
}

/** A search, and when it started. Several names in `who`, separated by spaces, are a party. */
export interface Wish {
  readonly who: string;
  readonly games: readonly string[];
  readonly pace?: MatchmakingPace;
  readonly since?: number;
  readonly except?: readonly string[];
  readonly bots?: boolean;
}

export function poolOf(...wishes: readonly Wish[]): MatchmakingQueue {
  return wishes.reduce((queue, { who, games, pace = 'normal', since = 0, except = [], bots = false }) => {
    const people = who.split(' ').map((name) => seeker(name, except));
    const asker = people[0]?.personId ?? who;
    const next = withNewTicket(queue, { people, table: people.length > 1 ? who : null, games, pace }, asker, since);
    return { ...next, tickets: next.tickets.map((ticket) => (ticket.id === next.last ? { ...ticket, bots } : ticket)) };
  }, EMPTY_QUEUE);
}

/**
 * Creates searches for a game of four by people in three classes. Each class blocks the first people of its own, so no four
 * people get along, and a search for a group tries all of them.
 */
export function crowdInClasses(size: number): readonly (Wish & { readonly except: readonly string[] })[] {
  const names = Array.from({ length: size }, (_, number) => `c${number}`);
  const isBlocked = (number: number, by: number) => number !== by && number % 3 === by % 3;
  return names.map((who, by) => ({
    who,
    games: ['mod-four'],
    except: names.slice(0, 25).flatMap((name, number) => (isBlocked(number, by) ? viewerAlias(who, name) : [])),
  }));
}

export function tablesIn({ proposals, tickets }: MatchmakingQueue): readonly string[] {
  const named = (id: number): string => namesOf(tickets.find((each) => each.id === id));
  return proposals.map(
    ({ game, tickets: ids, bots }) => `${game}: ${[...ids.map(named), ...(bots > 0 ? [`${bots} bots`] : [])].join(' ')}`,
  );
}

function namesOf(ticket: Ticket | undefined): string {
  return ticket?.people.map(({ name }) => name).join(' ') ?? '?';
}

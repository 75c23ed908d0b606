import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import type { MatchmakingMessages, MatchmakingRefusal, MatchmakingRequest } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { Clock } from '../platform/clock.ts';
import { nextDeadline, withoutOverdue } from './deadlines.ts';
import { handlers, type QueuedPlayer, type QueueRequestName, type RequestContext } from './handlers.ts';
import { withProposals } from './propose.ts';
import {
  EMPTY_QUEUE,
  isConfirmedByAll,
  type MatchmakingQueue,
  type Proposal,
  peopleIn,
  ticketsIn,
  withFailedMatch,
  withLostConnection,
  withMatch,
  withoutPerson,
  withProposalChange,
  withReturned,
} from './queue.ts';
import { statusesIn } from './status.ts';

/** The matchmaker collects changes for this long before it makes proposals and sends statuses. */
const TICK_DELAY_MS = 250;

/** People who get a table together, the longest wait first. */
export interface MatchedGroup extends Pick<Proposal, 'game' | 'pace' | 'bots'> {
  readonly people: readonly QueuedPlayer[];
}

export interface MatchmakerDependencies {
  readonly clock: Clock;
  readonly games: readonly GameTerms[];
  /** Makes a table with these people seated, and returns its code. Rejects if that is not possible. */
  readonly makeTable: (found: MatchedGroup) => Promise<string>;
  readonly onParty: (code: string, isSeeking: boolean) => void;
  readonly onFailure: (error: unknown) => void;
}

export type Matchmaker = ReturnType<typeof openMatchmaker>;

/** Holds the queue, and sends connected people their status. */
export function openMatchmaker({ clock, games, makeTable, onParty, onFailure }: MatchmakerDependencies) {
  const opened = clock.now();
  const now = (): number => clock.now() - opened;
  const players = connectedPlayers();
  const notifyTables = partyNotifier(onParty);
  let queue: MatchmakingQueue = EMPTY_QUEUE;
  let soon: (() => void) | null = null;
  let later: (() => void) | null = null;

  /** Replaces the queue. The person who changed something gets their status at once, and everyone else a moment later. */
  function replaceQueue(next: MatchmakingQueue, personId: string): void {
    queue = next;
    soon ??= clock.after(TICK_DELAY_MS, tick);
    players.send([personId], statusesIn(queue, games, now()), now());
    notifyTables(queue);
  }

  /** Runs `update` from a timer. Nothing catches the errors of a timer, so they are reported here; the next change tries again. */
  function tick(): void {
    try {
      update();
    } catch (error) {
      onFailure(error);
    }
  }

  function update(): void {
    soon?.();
    later?.();
    soon = null;
    const moment = now(); // The same time is used for everything below, so that nothing falls due in between.
    queue = withProposals(withoutOverdue(queue, moment), games, moment);
    if (queue.searchFrom > 0) soon = clock.after(TICK_DELAY_MS, tick); // Some tickets have had no turn yet.
    makeConfirmedTables();
    players.send(players.all(), statusesIn(queue, games, now()), now());
    notifyTables(queue);
    const next = nextDeadline(queue, moment);
    later = next === null ? null : clock.after(next - moment, tick);
  }

  function makeConfirmedTables(): void {
    for (const proposal of queue.proposals)
      if (!proposal.isBeingMade && isConfirmedByAll(queue, proposal)) void makeTableFor(proposal);
  }

  /**
   * Makes the table of a proposal. It marks the proposal before anything is awaited, so that its people cannot get another one.
   */
  async function makeTableFor(proposal: Proposal): Promise<void> {
    const { game, pace, bots } = proposal;
    const people = peopleIn(ticketsIn(queue, proposal)).map(({ personId, name, seal }) => ({ personId, name, seal }));
    queue = withProposalChange(queue, { ...proposal, isBeingMade: true });
    try {
      const code = await makeTable({ game, pace, bots, people });
      queue = withMatch(queue, proposal, code, now());
    } catch (error) {
      onFailure(error);
      queue = withFailedMatch(queue, proposal, now());
    }
    tick();
  }

  return {
    connect(visitor: QueuedPlayer, tell: Tell): void {
      players.add(visitor.personId, tell);
      replaceQueue(withReturned(queue, visitor), visitor.personId);
    },
    disconnect(personId: string, forGood: boolean): void {
      players.remove(personId);
      replaceQueue(forGood ? withoutPerson(queue, personId, now()) : withLostConnection(queue, personId, now()), personId);
    },
    handle<Name extends QueueRequestName>(
      by: Pick<RequestContext, 'visitor' | 'party'>,
      name: Name,
      request: MatchmakingRequest<Name>,
    ): Result<null, MatchmakingRefusal> {
      const result = handlers[name](queue, { ...by, now: now(), isHere: players.has }, request);
      if (!result.ok) return result;
      replaceQueue(result.value, by.visitor.personId);
      makeConfirmedTables();
      return accepted(null);
    },
    close(): void {
      soon?.();
      later?.();
    },
  };
}

type Tell = (message: MatchmakingMessages['standing']) => void;

/** The connected people, and the last status that was sent to each. */
function connectedPlayers() {
  const players = new Map<string, { readonly tell: Tell; lastSent: string }>();
  return {
    add: (personId: string, tell: Tell) => void players.set(personId, { tell, lastSent: '' }),
    remove: (personId: string) => void players.delete(personId),
    has: (personId: string) => players.has(personId),
    all: () => players.keys(),
    /** Sends people their status, unless they know it already. */
    send(
      people: Iterable<string>,
      statusOf: (personId: string) => MatchmakingMessages['standing']['standing'],
      now: number,
    ): void {
      for (const personId of people) {
        const player = players.get(personId);
        if (player === undefined) continue;
        const standing = statusOf(personId);
        const text = JSON.stringify(standing);
        if (text === player.lastSent) continue;
        player.lastSent = text;
        player.tell({ standing, now: Math.round(now) });
      }
    },
  };
}

/** Tells tables when their party enters or leaves the queue. */
function partyNotifier(onParty: MatchmakerDependencies['onParty']): (queue: MatchmakingQueue) => void {
  let parties: ReadonlySet<string> = new Set();
  return ({ tickets }) => {
    const seeking = new Set(tickets.flatMap(({ table }) => table ?? []));
    for (const code of parties) if (!seeking.has(code)) onParty(code, false);
    for (const code of seeking) if (!parties.has(code)) onParty(code, true);
    parties = seeking;
  };
}

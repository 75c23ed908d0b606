import { accepted, type Result } from '@hundredfold/shared/core/result.ts';
import type { GameTerms } from '@hundredfold/shared/games/terms.ts';
import type { FindMessages, FindRefusal, FindRequest, FindRequestName } from '@hundredfold/shared/protocol/find.ts';
import type { Clock } from '../table/clock.ts';
import { type Asker, answers, type Visitor } from './answers.ts';
import { called } from './call.ts';
import {
  EMPTY_POOL,
  isComplete,
  laid,
  lost,
  nextMoment,
  type Offer,
  overdue,
  type Pool,
  peopleIn,
  returned,
  type Seeker,
  seated,
  seeksIn,
  stopped,
  unmade,
} from './pool.ts';
import { standingsIn } from './standing.ts';

/** Milliseconds in which changes are gathered before people are called and told. */
const PACE = 250;

/** A table that is to be laid for people who have found each other; those who have waited longest come first. */
export interface Found extends Pick<Offer, 'game' | 'pace' | 'bots'> {
  readonly people: readonly Seeker[];
}

/** What looking for a game takes. */
export interface SeekingParts {
  readonly clock: Clock;
  readonly games: readonly GameTerms[];
  /** Makes a table with these people seated; its code. Rejects where that was not possible. */
  readonly layTable: (found: Found) => Promise<string>;
  /** Told of a table, by its code, whose people look for a game together from now on, or no longer. */
  readonly onParty: (code: string, isSeeking: boolean) => void;
  /** Told of a table that could not be laid, and of bugs. */
  readonly onFailure: (error: unknown) => void;
}

/** Everybody who looks for a game, and those of them who are there. */
export interface Seeking {
  /** Somebody is there, or there again; from now on they are told how it stands with them. */
  come(visitor: Visitor, tell: (message: FindMessages['standing']) => void): void;
  /** Somebody's line is gone; `forGood` when they said so. */
  go(personId: string, forGood: boolean): void;
  ask<Name extends FindRequestName>(
    by: Pick<Asker, 'visitor' | 'party'>,
    name: Name,
    request: FindRequest<Name>,
  ): Result<null, FindRefusal>;
  close(): void;
}

export function openSeeking({ clock, games, layTable, onParty, onFailure }: SeekingParts): Seeking {
  const opened = clock.now();
  const now = (): number => clock.now() - opened;
  const here = new Map<string, Here>();
  let pool: Pool = EMPTY_POOL;
  let parties: ReadonlySet<string> = new Set();
  let soon: (() => void) | null = null;
  let later: (() => void) | null = null;

  /** Whoever changed something is told at once, everybody else a moment later. */
  function become(next: Pool, personId: string): void {
    pool = next;
    soon ??= clock.after(PACE, tick);
    tell([personId]);
    tellTables();
  }

  /** Nobody stands above a timer: what goes wrong there is told, and tried again with the next change. */
  function tick(): void {
    try {
      beat();
    } catch (error) {
      onFailure(error);
    }
  }

  function beat(): void {
    soon?.();
    later?.();
    soon = null;
    const moment = now(); // Of all that is done here, so that nothing falls due in between.
    pool = called(overdue(pool, moment), games, moment);
    for (const offer of pool.offers) if (!offer.isLaid && isComplete(pool, offer)) void lay(offer);
    tell(here.keys());
    tellTables();
    const next = nextMoment(pool, moment);
    later = next === null ? null : clock.after(next - moment, tick);
  }

  /** Before anything is awaited, everybody who is to sit down is taken out of every other queue. */
  async function lay(offer: Offer): Promise<void> {
    const { game, pace, bots } = offer;
    const people = peopleIn(seeksIn(pool, offer));
    pool = laid(pool, offer);
    try {
      const code = await layTable({ game, pace, bots, people });
      pool = seated(pool, offer, code, now());
    } catch (error) {
      onFailure(error);
      pool = unmade(pool, offer, now());
    }
    tick();
  }

  function tell(people: Iterable<string>): void {
    const standingOf = standingsIn(pool, games, now());
    for (const personId of people) {
      const known = here.get(personId);
      if (known === undefined) continue;
      const standing = standingOf(personId);
      const text = JSON.stringify(standing);
      if (text === known.told) continue;
      known.told = text;
      known.tell({ standing, now: Math.round(now()) });
    }
  }

  function tellTables(): void {
    const seeking = new Set(pool.seeks.flatMap(({ table }) => table ?? []));
    for (const code of parties) if (!seeking.has(code)) onParty(code, false);
    for (const code of seeking) if (!parties.has(code)) onParty(code, true);
    parties = seeking;
  }

  return {
    come(visitor, told) {
      here.set(visitor.personId, { tell: told, told: '' });
      become(returned(pool, visitor), visitor.personId);
    },
    go(personId, forGood) {
      here.delete(personId);
      become(forGood ? stopped(pool, personId, now()) : lost(pool, personId, now()), personId);
    },
    ask(by, name, request) {
      const asked = answers[name](pool, { ...by, now: now(), isHere: (personId) => here.has(personId) }, request);
      if (!asked.ok) return asked;
      become(asked.value, by.visitor.personId);
      for (const offer of pool.offers) if (!offer.isLaid && isComplete(pool, offer)) void lay(offer);
      return accepted(null);
    },
    close() {
      soon?.();
      later?.();
    },
  };
}

/** Somebody who is there, and what they were told last. */
interface Here {
  readonly tell: (message: FindMessages['standing']) => void;
  told: string;
}

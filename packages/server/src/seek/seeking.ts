import type { Game } from '@hundredfold/shared/core/game.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  BOTS_AFTER,
  type FindMessages,
  type FindRefusal,
  type FindRequest,
  type FindRequestName,
} from '@hundredfold/shared/protocol/find.ts';
import type { Clock } from '../table/clock.ts';
import { called } from './call.ts';
import {
  confirmed,
  EMPTY_POOL,
  isComplete,
  isLaid,
  laid,
  lost,
  nextMoment,
  type Offer,
  offerTo,
  overdue,
  type Pool,
  peopleIn,
  returned,
  type Seeker,
  seated,
  seekOf,
  seeksIn,
  sought,
  stopped,
  unmade,
  withSeek,
} from './pool.ts';
import { standingsIn } from './standing.ts';

/** Milliseconds in which changes are gathered before people are called and told. */
const PACE = 250;

/** A table that is to be laid for people who have found each other; those who have waited longest come first. */
export interface Found extends Pick<Offer, 'game' | 'pace' | 'bots'> {
  readonly people: readonly Seeker[];
}

export type Visitor = Pick<Seeker, 'personId' | 'name' | 'seal'>;

/** What looking for a game takes. */
export interface SeekingParts {
  readonly clock: Clock;
  readonly games: readonly Game[];
  /** Makes a table with these people seated; its code. Rejects where that was not possible. */
  readonly layTable: (found: Found) => Promise<string>;
  /** Told of a table that could not be laid. */
  readonly onFailure: (error: unknown) => void;
}

/** Everybody who looks for a game, and those of them who are there. */
export interface Seeking {
  /** Somebody is there, or there again; from now on they are told how it stands with them. */
  come(visitor: Visitor, tell: (message: FindMessages['standing']) => void): void;
  /** Somebody's line is gone; `forGood` when they said so. */
  go(personId: string, forGood: boolean): void;
  ask<Name extends FindRequestName>(visitor: Visitor, name: Name, request: FindRequest<Name>): Result<null, FindRefusal>;
  close(): void;
}

export function openSeeking({ clock, games, layTable, onFailure }: SeekingParts): Seeking {
  const opened = clock.now();
  const now = (): number => clock.now() - opened;
  const here = new Map<string, Here>();
  let pool: Pool = EMPTY_POOL;
  let soon: (() => void) | null = null;
  let later: (() => void) | null = null;

  /** Whoever changed something is told at once, everybody else a moment later. */
  function become(next: Pool, personId: string): void {
    pool = next;
    tell([personId]);
    soon ??= clock.after(PACE, beat);
  }

  function beat(): void {
    soon?.();
    later?.();
    soon = null;
    pool = called(overdue(pool, now()), games, now());
    for (const offer of pool.offers) if (!offer.isLaid && isComplete(pool, offer)) void lay(offer);
    tell(here.keys());
    const next = nextMoment(pool, now());
    later = next === null ? null : clock.after(next - now(), beat);
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
    beat();
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

  return {
    come(visitor, told) {
      here.set(visitor.personId, { tell: told, told: '' });
      become(returned(pool, visitor), visitor.personId);
    },
    go(personId, forGood) {
      here.delete(personId);
      become(forGood ? stopped(pool, personId) : lost(pool, personId, now()), personId);
    },
    ask(visitor, name, request) {
      const asked = answers[name](pool, { visitor, now: now() }, request);
      if (!asked.ok) return asked;
      become(asked.value, visitor.personId);
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

interface Asker {
  readonly visitor: Visitor;
  readonly now: number;
}

type Answer<Name extends FindRequestName> = (pool: Pool, asker: Asker, request: FindRequest<Name>) => Result<Pool, FindRefusal>;

const answers: { readonly [Name in FindRequestName]: Answer<Name> } = {
  seek(pool, { visitor, now }, { games, pace, except }) {
    const seek = seekOf(pool, visitor.personId);
    if (seek !== undefined && isLaid(pool, seek)) return refused('too-late');
    const isSame = seek?.pace === pace && seek.games.length === games.length && games.every((game) => seek.games.includes(game));
    if (isSame) return accepted(pool);
    const seeker: Seeker = { ...visitor, except: new Set(except), lostAt: null };
    return accepted(sought(pool, { people: [seeker], games, pace }, now));
  },
  stop(pool, { visitor: { personId } }) {
    const seek = seekOf(pool, personId);
    if (seek !== undefined && isLaid(pool, seek)) return refused('too-late');
    return accepted(withoutParting(stopped(pool, personId), personId));
  },
  bots(pool, { visitor: { personId }, now }, { wanted }) {
    const seek = seekOf(pool, personId);
    if (seek === undefined) return refused('not-seeking');
    if (now - seek.since < BOTS_AFTER * 1000) return refused('too-early');
    return accepted(withSeek(pool, { ...seek, bots: wanted }));
  },
  confirm(pool, { visitor: { personId } }, { offer: id }) {
    const seek = seekOf(pool, personId);
    const offer = seek === undefined ? undefined : offerTo(pool, seek);
    return offer?.id === id ? accepted(confirmed(pool, offer, personId)) : refused('too-late');
  },
};

/** Whoever says that they do not look any more knows what became of them. */
function withoutParting(pool: Pool, personId: string): Pool {
  return { ...pool, partings: pool.partings.filter((each) => each.personId !== personId) };
}

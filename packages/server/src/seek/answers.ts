import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import {
  aimOf,
  BOTS_AFTER,
  type FindRefusal,
  type FindRequest,
  type FindRequestName,
  SOUGHT_GAMES,
} from '@hundredfold/shared/protocol/find.ts';
import {
  confirmed,
  isLaid,
  offerTo,
  type Pool,
  type Seek,
  type Seeker,
  seekOf,
  sought,
  stopped,
  withSeek,
  withSeeker,
} from './pool.ts';

export type Visitor = Pick<Seeker, 'personId' | 'name' | 'seal'>;

/** Who asks, and what has to be known besides to answer. */
export interface Asker {
  readonly visitor: Visitor;
  readonly now: number;
  /** Who sits at the table of somebody who would look for a game together with them, which the host alone may; whoever asks for themselves alone has none. */
  readonly party: Result<readonly Visitor[], FindRefusal>;
  readonly isHere: (personId: string) => boolean;
}

/** The pool once somebody has got what they ask for. */
type Answer<Name extends FindRequestName> = (pool: Pool, asker: Asker, request: FindRequest<Name>) => Result<Pool, FindRefusal>;

export const answers: { readonly [Name in FindRequestName]: Answer<Name> } = {
  seek(pool, asker, { games, pace, except, party }) {
    const { visitor, now } = asker;
    const company = party === undefined ? accepted([visitor]) : asker.party;
    if (!company.ok) return company;
    const before = company.value.map(({ personId }) => seekOf(pool, personId));
    if (before.some((seek) => seek !== undefined && isLaid(pool, seek))) return refused('too-late');
    const largest = Math.min(...SOUGHT_GAMES.filter(({ id }) => games.includes(id)).map(aimOf));
    if (company.value.length > largest) return refused('party-too-large');
    const people = company.value.map((each) => seekerFrom(each, asker, except));
    const wish = { people, table: party ?? null, games, pace };
    return accepted(before.every((seek) => seek !== undefined && isAlike(seek, wish)) ? pool : sought(pool, wish, now));
  },
  comeAlong(pool, { visitor: { personId } }, { except }) {
    if (seekOf(pool, personId) === undefined) return refused('not-seeking');
    return accepted(withSeeker(pool, personId, { except: new Set(except) }));
  },
  stop(pool, { visitor: { personId }, now }) {
    const seek = seekOf(pool, personId);
    if (seek !== undefined && isLaid(pool, seek)) return refused('too-late');
    return accepted(withoutParting(stopped(pool, personId, now), personId));
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

/** Those who are brought along have as long to come as whoever has lost their line, and say themselves whom they would not meet. */
function seekerFrom(visitor: Visitor, { visitor: asker, now, isHere }: Asker, except: readonly string[]): Seeker {
  const isAsker = visitor.personId === asker.personId;
  return { ...visitor, except: new Set(isAsker ? except : []), lostAt: isAsker || isHere(visitor.personId) ? null : now };
}

/** Whether somebody looks for just that already, with the same people. */
function isAlike(seek: Seek, { people, table, games, pace }: Pick<Seek, 'people' | 'table' | 'games' | 'pace'>): boolean {
  if (seek.table !== table || seek.pace !== pace || seek.people.length !== people.length) return false;
  return seek.games.length === games.length && games.every((game) => seek.games.includes(game));
}

/** Whoever says that they do not look any more knows what became of them. */
function withoutParting(pool: Pool, personId: string): Pool {
  return { ...pool, partings: pool.partings.filter((each) => each.personId !== personId) };
}

import type { SoughtPace } from '@hundredfold/shared/protocol/find.ts';
import { EMPTY_POOL, type Pool, type Seek, type Seeker, sought } from '../pool.ts';

/** Somebody by their name, who is also known by it. */
export function seeker(name: string, except: readonly string[] = []): Seeker {
  return { personId: name, name, seal: undefined, except: new Set(except), lostAt: null };
}

/** Who looks for what, since when; several names stay together. */
export interface Wish {
  readonly who: string;
  readonly games: readonly string[];
  readonly pace?: SoughtPace;
  readonly since?: number;
  readonly except?: readonly string[];
  readonly bots?: boolean;
}

/** A pool with these, in this order. */
export function poolOf(...wishes: readonly Wish[]): Pool {
  return wishes.reduce((pool, { who, games, pace = 'normal', since = 0, except = [], bots = false }) => {
    const people = who.split(' ').map((name) => seeker(name, except));
    const next = sought(pool, { people, table: people.length > 1 ? who : null, games, pace }, since);
    return { ...next, seeks: next.seeks.map((seek) => (seek.id === next.last ? { ...seek, bots } : seek)) };
  }, EMPTY_POOL);
}

/** The names of those who were called together, table by table, with the game and the bots. */
export function tablesIn({ offers, seeks }: Pool): readonly string[] {
  const named = (id: number): string => namesOf(seeks.find((each) => each.id === id));
  return offers.map(
    ({ game, seeks: ids, bots }) => `${game}: ${[...ids.map(named), ...(bots > 0 ? [`${bots} bots`] : [])].join(' ')}`,
  );
}

function namesOf(seek: Seek | undefined): string {
  return seek?.people.map(({ name }) => name).join(' ') ?? '?';
}

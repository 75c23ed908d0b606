import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Complaint } from '@hundredfold/shared/protocol/http.ts';
import type { LimiterFactory } from '../cluster/limiters.ts';
import type { Limits } from '../config.ts';
import type { Floor } from '../rooms/floor.ts';
import type { Caller } from './caller.ts';
import { CROWD, type Limit, type Misses, perMinute } from './limit.ts';
import { type Makers, makeCounted } from './makers.ts';

/** How callers reach a table by its code. */
export interface TableAccess {
  /** Looks something up for a caller, or says why not. */
  lookUp<Found>(request: LookUp<Found>): Promise<Result<Found, Complaint>>;
}

interface LookUp<Found> {
  /** `null` where what was asked for can be no code. */
  readonly code: string | null;
  readonly caller: Caller;
  /** How often strangers may ask. */
  readonly limit: Limit;
  /** Whether the table is brought up for it. */
  readonly wakes: boolean;
  readonly look: () => Promise<Found | null>;
}

interface AccessParts {
  readonly limiters: LimiterFactory;
  readonly floor: Floor;
  readonly misses: Misses;
  readonly makers: Makers;
  readonly limits: Limits;
}

/** Players have limits of their own at their tables: others behind the same address are not in their way. */
export function tableAccess({ limiters, floor, misses, makers, limits }: AccessParts): TableAccess {
  // After a restart all come back at once, perhaps all of a school: what bounds them together is far off.
  const returning = perMinute(limiters, 'return', limits.joinsPerMinute, CROWD * CROWD);
  const reading = perMinute(limiters, 'read seats', limits.joinsPerMinute, CROWD * CROWD);

  /** Whether the caller has a seat at a table or is its host. Who asks too often for what only the archive knows is a stranger. */
  async function isOwn(code: string, caller: Caller): Promise<boolean> {
    if (caller.person === null) return false;
    return (floor.isUp(code) || (await reading.spend(caller))) && floor.knows(code, caller.person);
  }

  /** Why no table is brought up for a caller at the moment, whether there is one or not. */
  function whyAsleep(): Complaint | null {
    if (floor.isClosing()) return 'draining';
    return floor.tables() >= limits.tables ? 'house-full' : null;
  }

  /** Looks something up for which a table is brought up: from then on it counts as one of the caller's. */
  async function wake<Found>(
    code: string,
    { caller, look }: LookUp<Found>,
  ): Promise<Result<Found | null | 'blocked', Complaint>> {
    const why = whyAsleep();
    if (why !== null) return refused(why);
    const counted = makers.begin(caller, limits.tablesEach, code);
    const attempt = () => misses.attempt(caller, look);
    return makeCounted(counted, attempt, (found) => (found === null || found === 'blocked' ? null : code));
  }

  return {
    async lookUp(request) {
      const { code, caller, limit, wakes, look } = request;
      const isPlayer = code !== null && (await isOwn(code, caller));
      if (!(await (isPlayer ? returning : limit).spend(caller))) return refused('too-many');
      const isAsleep = wakes && code !== null && !(await floor.isUpAnywhere(code));
      const found = isAsleep ? await wake(code, request) : accepted(await misses.attempt(caller, look));
      if (!found.ok) return found;
      if (found.value === 'blocked') return refused('too-many');
      return found.value === null ? refused('no-table') : accepted(found.value);
    },
  };
}

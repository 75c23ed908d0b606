import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Complaint } from '@hundredfold/shared/protocol/http.ts';
import type { Limits } from '../app/config.ts';
import type { TableDirectory } from '../colyseus/table-directory.ts';
import type { FailedAttempts } from '../limits/failed-attempts.ts';
import { ADDRESS_FACTOR, type Caller, perMinute, type RequestLimit } from '../limits/limit.ts';
import type { LimiterFactory } from '../limits/limiters.ts';
import { makeCounted, type TableCreators } from './makers.ts';

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
  readonly limit: RequestLimit;
  /** Whether the table is brought up for it. */
  readonly wakes: boolean;
  readonly look: () => Promise<Found | null>;
}

interface AccessParts {
  readonly limiters: LimiterFactory;
  readonly directory: TableDirectory;
  readonly failedAttempts: FailedAttempts;
  readonly creators: TableCreators;
  readonly limits: Limits;
}

/** Players have limits of their own at their tables: others behind the same address are not in their way. */
export function tableAccess({ limiters, directory, failedAttempts, creators, limits }: AccessParts): TableAccess {
  // After a restart all come back at once, perhaps all of a school: what bounds them together is far off.
  const returning = perMinute(limiters, 'return', limits.joinsPerMinute, ADDRESS_FACTOR * ADDRESS_FACTOR);
  const reading = perMinute(limiters, 'read seats', limits.joinsPerMinute, ADDRESS_FACTOR * ADDRESS_FACTOR);

  /** Whether the caller has a seat at a table or is its host. Who asks too often for what only the archive knows is a stranger. */
  async function isOwn(code: string, caller: Caller): Promise<boolean> {
    if (caller.person === null) return false;
    return (directory.isUp(code) || (await reading.spend(caller))) && directory.knows(code, caller.person);
  }

  /** Why no table is brought up for a caller at the moment, whether there is one or not. */
  function whyAsleep(): Complaint | null {
    if (directory.isClosing()) return 'draining';
    return directory.tables() >= limits.tables ? 'house-full' : null;
  }

  /** Looks something up for which a table is brought up: from then on it counts as one of the caller's. */
  async function wake<Found>(
    code: string,
    { caller, look }: LookUp<Found>,
  ): Promise<Result<Found | null | 'blocked', Complaint>> {
    const why = whyAsleep();
    if (why !== null) return refused(why);
    const counted = creators.begin(caller, limits.tablesEach, code);
    const attempt = () => failedAttempts.attempt(caller, look);
    return makeCounted(counted, attempt, (found) => (found === null || found === 'blocked' ? null : code));
  }

  return {
    async lookUp(request) {
      const { code, caller, limit, wakes, look } = request;
      const isPlayer = code !== null && (await isOwn(code, caller));
      if (!(await (isPlayer ? returning : limit).spend(caller))) return refused('too-many');
      const isAsleep = wakes && code !== null && !(await directory.isUpAnywhere(code));
      const found = isAsleep ? await wake(code, request) : accepted(await failedAttempts.attempt(caller, look));
      if (!found.ok) return found;
      if (found.value === 'blocked') return refused('too-many');
      return found.value === null ? refused('no-table') : accepted(found.value);
    },
  };
}

import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import type { Limits } from '../app/config.ts';
import type { TableDirectory } from '../directory/table-directory.ts';
import { ADDRESS_FACTOR, type Caller, type LimitedLookUp, type LimiterFactory, perMinute } from '../limits/request-limit.ts';

export type TableAccess = ReturnType<typeof tableAccess>;

interface TableRequest<Found> {
  /** The code of the table; `null` if the request contains no valid code. */
  readonly code: string | null;
  readonly caller: Caller;
  readonly loads: boolean;
  readonly look: () => Promise<Found | null>;
}

/**
 * Creates the access. Players have their own limits at their tables, so that others behind the same address cannot lock them out.
 */
export function tableAccess(limiters: LimiterFactory, directory: TableDirectory, lookUp: LimitedLookUp, limits: Limits) {
  // After a restart everyone comes back at once, perhaps a whole school, so the limit that they share is high.
  const returning = perMinute(limiters, 'return', limits.joinsPerMinute, ADDRESS_FACTOR * ADDRESS_FACTOR);
  // Looking a table up and joining it share one limit, which bounds how many codes a caller can guess.
  const guessing = perMinute(limiters, 'code', limits.joinsPerMinute);
  const reading = perMinute(limiters, 'read seats', limits.joinsPerMinute, ADDRESS_FACTOR * ADDRESS_FACTOR);

  /**
   * Returns whether the caller has a seat at a table or is its host. A caller that exceeds the limit for reads from the storage
   * counts as a stranger.
   */
  async function isOwn(code: string, caller: Caller): Promise<boolean> {
    if (caller.person === null) return false;
    return (directory.isLoaded(code) || (await reading.spend(caller))) && directory.belongs(code, caller.person);
  }

  /** Returns why no table is loaded at the moment, whether it exists or not; `null` if tables are loaded. */
  async function whyNotLoaded(): Promise<HttpErrorCode | null> {
    if (directory.isClosing()) return 'draining';
    return (await directory.isFull()) ? 'house-full' : null;
  }

  /** Loads a table and looks something up. From then on the table counts as one of the caller's. */
  async function load<Found>(
    code: string,
    { caller, look }: TableRequest<Found>,
  ): Promise<Result<Found | null | 'blocked', HttpErrorCode>> {
    const why = await whyNotLoaded();
    if (why !== null) return refused(why);
    const attempt = () => lookUp(caller, look);
    return directory.quota.spend([caller], attempt, (found) => (found === null || found === 'blocked' ? null : code), code);
  }

  return async <Found>(request: TableRequest<Found>): Promise<Result<Found, HttpErrorCode>> => {
    const { code, caller, loads, look } = request;
    const isPlayer = code !== null && (await isOwn(code, caller));
    if (!(await (isPlayer ? returning : guessing).spend(caller))) return refused('too-many');
    const mustLoad = loads && code !== null && !(await directory.isLoadedAnywhere(code));
    const found = mustLoad ? await load(code, request) : accepted(await lookUp(caller, look));
    if (!found.ok) return found;
    if (found.value === 'blocked') return refused('too-many');
    return found.value === null ? refused('no-table') : accepted(found.value);
  };
}

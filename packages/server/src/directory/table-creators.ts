import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { clusterEvent, clusterRequest, type MessageBus, requestAll } from '../cluster/message-bus.ts';
import { ADDRESS_FACTOR, type Caller } from '../limits/request-limit.ts';

/** The number of loaded tables that one person has created, and that everyone from the same network has. */
interface TableCounts {
  readonly own: number;
  readonly all: number;
}

const TABLE_COUNTS_REQUEST = clusterRequest<Caller, TableCounts>('made');

/** Tells the process that has a table loaded for whom it counts. */
const TABLE_ELSEWHERE_EVENT = clusterEvent<{ readonly code: string; readonly caller: Caller }>('made elsewhere');

/** The creators of the loaded tables, or the people who had them loaded. */
export interface TableCreators {
  /**
   * Counts one more table for a caller; `null` if the caller has reached the maximum over all processes. `asleep` is the code of
   * a stored table that is loaded. It counts once, for the first of those who load it together.
   */
  begin(caller: Caller, most: number, asleep?: string): Promise<TableCreation | null>;
}

/** A table that is being created or loaded. It counts already, so that parallel requests are no way around the limit. */
export interface TableCreation {
  /** Ends the creation: the table is loaded under this code, or it failed and no longer counts. */
  end(code: string | null): void;
}

/** Begins to count a table for the first of these callers who may have one more; `null` if nobody may. */
export async function beginForOneOf(
  creators: TableCreators,
  callers: readonly Caller[],
  most: number,
): Promise<TableCreation | null> {
  for (const caller of callers) {
    const making = await creators.begin(caller, most);
    if (making !== null) return making;
  }
  return null;
}

/** Returns whether a caller may have one more table at this moment. */
export async function mayHaveAnother(creators: TableCreators, caller: Caller, most: number): Promise<boolean> {
  const making = await creators.begin(caller, most);
  making?.end(null);
  return making !== null;
}

/** Creates or loads a table and ends the count of it, whatever happens. `codeOf` returns the code if the table is loaded. */
export async function createWithinQuota<Made>(
  begun: Promise<TableCreation | null>,
  make: () => Promise<Made>,
  codeOf: (made: Made) => string | null,
): Promise<Result<Made, 'too-many'>> {
  const making = await begun;
  if (making === null) return refused('too-many');
  let code: string | null = null;
  try {
    const made = await make();
    code = codeOf(made);
    return accepted(made);
  } finally {
    making.end(code);
  }
}

/** A table that is about to be loaded. */
interface PendingTable {
  /** The player for whom the table counts. */
  readonly caller: Caller;
  /** The number of requests that wait for the table. */
  waiting: number;
  mayBegin: Promise<boolean>;
}

/**
 * Counts the tables created since the server started. A table that is loaded in another process counts there, also after it has
 * moved. A table that is loaded nowhere stops counting.
 */
export function tableCreators(isLoaded: (code: string) => boolean, bus: MessageBus): TableCreators {
  const creators = new Map<string, Caller>();
  /** The pending tables by code, or by a symbol as long as a table has no code. */
  const pending = new Map<string | symbol, PendingTable>();

  function countHere({ person, network }: Caller): TableCounts {
    for (const [code, caller] of creators) {
      if (isLoaded(code)) continue;
      creators.delete(code);
      bus.publish(TABLE_ELSEWHERE_EVENT, { code, caller });
    }
    const counted = [...creators.values(), ...Array.from(pending.values(), ({ caller }) => caller)];
    const all = counted.filter((each) => each.network === network);
    return { own: all.filter((each) => each.person === person).length, all: all.length };
  }

  async function isWithin(caller: Caller, most: number): Promise<boolean> {
    const counts = [countHere(caller), ...(await requestAll(bus, TABLE_COUNTS_REQUEST, caller))];
    const sum = (of: keyof TableCounts): number => counts.reduce((before, each) => before + each[of], 0);
    return sum('own') <= most && sum('all') <= most * ADDRESS_FACTOR;
  }

  bus.handle(TABLE_COUNTS_REQUEST, async (caller) => countHere(caller));
  bus.subscribe(TABLE_ELSEWHERE_EVENT, ({ code, caller }) => {
    if (isLoaded(code) && !creators.has(code)) creators.set(code, caller);
  });
  return {
    async begin(caller, most, asleep) {
      const key = asleep ?? Symbol();
      const known = pending.get(key);
      const one: PendingTable = known ?? { caller, waiting: 0, mayBegin: Promise.resolve(true) };
      one.waiting++;
      pending.set(key, one);
      if (known === undefined) one.mayBegin = isWithin(caller, most);
      const end = (code: string | null): void => {
        if (code !== null && isLoaded(code)) creators.set(code, one.caller);
        else if (code !== null) bus.publish(TABLE_ELSEWHERE_EVENT, { code, caller: one.caller });
        if (--one.waiting === 0) pending.delete(key);
      };
      if (await one.mayBegin) return { end };
      end(null);
      return null;
    },
  };
}

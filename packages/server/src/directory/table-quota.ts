import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { Limits } from '../app/config.ts';
import { clusterMessage, type MessageBus, requestAll } from '../cluster/message-bus.ts';
import { ADDRESS_FACTOR, type Caller } from '../limits/request-limit.ts';

/** The number of loaded tables that count for one person, and for everyone from the same network. */
interface TableCounts {
  readonly own: number;
  readonly all: number;
}

const TABLE_COUNTS_REQUEST = clusterMessage<Caller, TableCounts>('made');

/** Tells the owning process whose quota a table counts against. */
const TABLE_ELSEWHERE_EVENT = clusterMessage<{ readonly code: string; readonly caller: Caller }>('made elsewhere');

export type TableQuota = ReturnType<typeof openTableQuota>;

interface PendingTable {
  readonly caller: Caller;
  waiting: number;
  mayBegin: Promise<boolean>;
}

/** Ends the creation of a table: it is loaded under this code, or it failed and no longer counts. */
type EndCreation = (code: string | null) => void;

/**
 * Limits how many tables a person may have loaded, and everyone at an address together. A table counts for the person who had it created
 * or loaded. Counts the tables created since the server started, over all processes. A table that is loaded in another process counts
 * there, also after it has moved. A table that is loaded nowhere stops counting.
 */
export function openTableQuota(isLoaded: (code: string) => boolean, bus: MessageBus, limits: Pick<Limits, 'tablesEach'>) {
  const creators = new Map<string, Caller>();
  /** The pending tables by code, or by a symbol as long as a table has no code. */
  const pending = new Map<string | symbol, PendingTable>();

  function countHere({ person, network }: Caller): TableCounts {
    let [own, all] = [0, 0];
    const count = (caller: Caller, code: string | null): void => {
      if (code !== null && !isLoaded(code)) {
        creators.delete(code);
        bus.publish(TABLE_ELSEWHERE_EVENT, { code, caller });
      } else if (caller.network === network) {
        all++;
        if (caller.person === person) own++;
      }
    };
    creators.forEach(count);
    for (const { caller } of pending.values()) count(caller, null);
    return { own, all };
  }

  async function isWithin(caller: Caller): Promise<boolean> {
    const counts = [countHere(caller), ...(await requestAll(bus, TABLE_COUNTS_REQUEST, caller))];
    const sum = (of: keyof TableCounts): number => counts.reduce((before, each) => before + each[of], 0);
    return sum('own') <= limits.tablesEach && sum('all') <= limits.tablesEach * ADDRESS_FACTOR;
  }

  /** Counts one more table for a caller; `null` if the caller has reached the maximum. */
  async function begin(caller: Caller, key: string | symbol): Promise<EndCreation | null> {
    const known = pending.get(key);
    const one: PendingTable = known ?? { caller, waiting: 0, mayBegin: Promise.resolve(true) };
    one.waiting++;
    pending.set(key, one);
    if (known === undefined) one.mayBegin = isWithin(caller);
    const end: EndCreation = (code) => {
      if (code !== null && isLoaded(code)) creators.set(code, one.caller);
      else if (code !== null) bus.publish(TABLE_ELSEWHERE_EVENT, { code, caller: one.caller });
      if (--one.waiting === 0) pending.delete(key);
    };
    if (await one.mayBegin) return end;
    end(null);
    return null;
  }

  async function beginForOneOf(callers: readonly Caller[], asleep: string | undefined): Promise<EndCreation | null> {
    for (const caller of callers) {
      const end = await begin(caller, asleep ?? Symbol());
      if (end !== null) return end;
    }
    return null;
  }

  bus.handle(TABLE_COUNTS_REQUEST, async (caller) => countHere(caller));
  bus.subscribe(TABLE_ELSEWHERE_EVENT, ({ code, caller }) => {
    if (isLoaded(code) && !creators.has(code)) creators.set(code, caller);
  });
  return {
    /**
     * Creates or loads a table that counts for the first of these callers who may have one more. It counts from the beginning, so that
     * parallel requests are no way around the limit, and no longer if `codeOf` says that nothing was loaded (`null`). `asleep` is the
     * code of a stored table: it counts once, for the first of those who load it together.
     */
    async spend<Made>(
      callers: readonly Caller[],
      make: () => Promise<Made>,
      codeOf: (made: Made) => string | null,
      asleep?: string,
    ): Promise<Result<Made, 'too-many'>> {
      const end = await beginForOneOf(callers, asleep);
      if (end === null) return refused('too-many');
      let code: string | null = null;
      try {
        const made = await make();
        code = codeOf(made);
        return accepted(made);
      } finally {
        end(code);
      }
    },
    async mayHaveAnother(caller: Caller): Promise<boolean> {
      const end = await begin(caller, Symbol());
      end?.(null);
      return end !== null;
    },
  };
}

import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { clusterRequest, type MessageBus, requestAll } from '../cluster/message-bus.ts';
import { ADDRESS_FACTOR, type Caller } from '../limits/limit.ts';

/** How many of the tables that are up were made by somebody, and by all who come from there. */
interface Made {
  readonly own: number;
  readonly all: number;
}

const MADE = clusterRequest<Caller, Made>('made');

/** Who has made, or brought up, which of the tables that are up. */
export interface TableCreators {
  /**
   * Counts one more for somebody; `null` where they have as many up as each may have at a time, in all processes. `asleep`: the code of
   * a table that is brought up, which counts once, for the first of those who have it brought up together.
   */
  begin(caller: Caller, most: number, asleep?: string): Promise<TableCreation | null>;
}

/** A table that is about to be up: it counts already, so that many at the same time are no way around it. */
interface TableCreation {
  /** It is up, under that code; or it is not, and counts no longer. */
  end(code: string | null): void;
}

/** Does what makes a table, or brings it up, and ends the counting whatever comes of it. `codeOf`: under which code it is up, if it is. */
export async function makeCounted<Made>(
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

/** One that is about to be up. */
interface Begun {
  /** For whom it counts. */
  readonly caller: Caller;
  /** How many wait for it. */
  waiting: number;
  mayBegin: Promise<boolean>;
}

/** What has been made since the server was started; a table that is not up here any more counts no longer. */
export function tableCreators(isUp: (code: string) => boolean, bus: MessageBus): TableCreators {
  const creators = new Map<string, Caller>();
  /** By code, or by what stands for one that is not known yet. */
  const begun = new Map<string | symbol, Begun>();

  function madeHere({ person, network }: Caller): Made {
    for (const code of creators.keys()) if (!isUp(code)) creators.delete(code);
    const counted = [...creators.values(), ...Array.from(begun.values(), ({ caller }) => caller)];
    const all = counted.filter((each) => each.network === network);
    return { own: all.filter((each) => each.person === person).length, all: all.length };
  }

  async function isWithin(caller: Caller, most: number): Promise<boolean> {
    const made = [madeHere(caller), ...(await requestAll(bus, MADE, caller))];
    const sum = (of: keyof Made): number => made.reduce((before, each) => before + each[of], 0);
    return sum('own') <= most && sum('all') <= most * ADDRESS_FACTOR;
  }

  bus.handle(MADE, async (caller) => madeHere(caller));
  return {
    async begin(caller, most, asleep) {
      const key = asleep ?? Symbol();
      const known = begun.get(key);
      const one: Begun = known ?? { caller, waiting: 0, mayBegin: Promise.resolve(true) };
      one.waiting++;
      begun.set(key, one);
      if (known === undefined) one.mayBegin = isWithin(caller, most);
      const end = (code: string | null): void => {
        if (code !== null) creators.set(code, one.caller);
        if (--one.waiting === 0) begun.delete(key);
      };
      if (await one.mayBegin) return { end };
      end(null);
      return null;
    },
  };
}

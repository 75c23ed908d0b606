import { askAll, question, type Wire } from '../wire/wire.ts';
import type { Caller } from './caller.ts';
import { CROWD } from './limit.ts';

/** How many of the tables that are up were made by somebody, and by all who come from there. */
interface Made {
  readonly own: number;
  readonly all: number;
}

const MADE = question<Caller, Made>('made');

/** Who has made which of the tables that are up. */
export interface Makers {
  /** Whether somebody may make one more, where each may have so many up at a time, in all processes. */
  mayMake(caller: Caller, most: number): Promise<boolean>;
  made(code: string, caller: Caller): void;
}

/** What has been made since the server was started; a table that is not up here any more counts no longer. */
export function tableMakers(isUp: (code: string) => boolean, wire: Wire): Makers {
  const makers = new Map<string, Caller>();
  function madeHere({ person, network }: Caller): Made {
    for (const code of makers.keys()) if (!isUp(code)) makers.delete(code);
    const all = [...makers.values()].filter((each) => each.network === network);
    return { own: all.filter((each) => each.person === person).length, all: all.length };
  }
  wire.answer(MADE, async (caller) => madeHere(caller));
  return {
    async mayMake(caller, most) {
      const made = [madeHere(caller), ...(await askAll(wire, MADE, caller))];
      const sum = (of: keyof Made): number => made.reduce((before, each) => before + each[of], 0);
      return sum('own') < most && sum('all') < most * CROWD;
    },
    made: (code, caller) => void makers.set(code, caller),
  };
}

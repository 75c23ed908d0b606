import type { Caller } from './caller.ts';
import { CROWD } from './limit.ts';

/** Who has made which of the tables that are up. */
export interface Makers {
  /** Whether somebody may make one more, where each may have so many up at a time. */
  mayMake(caller: Caller, most: number): boolean;
  made(code: string, caller: Caller): void;
}

/** What has been made since the server was started; a table that is not up any more counts no longer. */
export function tableMakers(isUp: (code: string) => boolean): Makers {
  const makers = new Map<string, Caller>();
  return {
    mayMake({ person, network }, most) {
      for (const code of makers.keys()) if (!isUp(code)) makers.delete(code);
      const all = [...makers.values()].filter((each) => each.network === network);
      const own = all.filter((each) => each.person === person);
      return own.length < most && all.length < most * CROWD;
    },
    made: (code, caller) => void makers.set(code, caller),
  };
}

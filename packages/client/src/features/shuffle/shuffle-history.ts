import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { startsReplacedBy } from '../../net/shuffle/shuffle-receipts.ts';
import type { Snapshot } from '../../net/table-link.ts';

/** The void attempts and the starts that were given up before a game could begin. */
export interface ShuffleHistory {
  /** The number of attempts. Who arranged for the others to fail has chosen among so many deals at most. */
  readonly attempts: number;
  /** The seats that were missing in void attempts. */
  readonly voids: readonly (readonly Seat[])[];
  /** The number of starts that came to nothing because someone stood up, or the table went on to something else. */
  readonly givenUp: number;
  /** The seats of others whose browsers took part in starts that are not named. */
  readonly unnamed: readonly Seat[];
  /** The number of starts that are not named although this browser took part in them. */
  readonly ownUnnamed: number;
  /** The names by seat at that time. They may be empty. */
  readonly names: readonly string[];
}

/** Returns what happened before a game that goes on, as far as the table and this browser know it; `null` before its cards are fixed. */
export function liveHistory({ shuffle, seats, seat }: Pick<Snapshot, 'seat' | 'seats' | 'shuffle'>): ShuffleHistory | null {
  const { stage, attempt, givenUp, missing, roster, match } = shuffle;
  if (stage !== 'fixed' || match === '') return null;
  const before = givenUp.reduce((sum, { attempts }) => sum + attempts, 0);
  const claimed = roster.filter(({ starts }) => starts > givenUp.length);
  return {
    attempts: 1 + attempt + Math.max(before, ...claimed.map(({ starts }) => starts)),
    voids: missing.length === 0 ? [] : [missing],
    givenUp: givenUp.length,
    ...unnamedStarts({ seat, claimed: claimed.map((each) => each.seat), own: startsReplacedBy(match), givenUp }),
    names: seats.map(({ name }) => name),
  };
}

interface KnownStarts {
  readonly seat: Seat | null;
  /** The seats whose commitments name more starts than were given up. */
  readonly claimed: readonly Seat[];
  readonly own: readonly { readonly match: string }[];
  readonly givenUp: readonly { readonly match: string }[];
}

/** Returns the starts that are not named among those which were given up. Those of the user are said once. */
export function unnamedStarts({ seat, claimed, own, givenUp }: KnownStarts): Pick<ShuffleHistory, 'unnamed' | 'ownUnnamed'> {
  const ownUnnamed = own.filter(({ match }) => !givenUp.some((start) => start.match === match)).length;
  return { unnamed: claimed.filter((each) => each !== seat || ownUnnamed === 0), ownUnnamed };
}

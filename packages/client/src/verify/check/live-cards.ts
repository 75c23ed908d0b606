import { fourCards } from './draw.ts';
import { fromHex } from './hashing.ts';
import { participantsOf, type ShownAttempt } from './people.ts';

/** The public part of a fixed shuffle, as a table shows it. */
interface ShownShuffleValues {
  /** The hash of everything before the final attempt. */
  readonly before: string;
  readonly roster: readonly { readonly seat: number; readonly member: number; readonly commit: string }[];
  readonly reveals: readonly { readonly seat: number; readonly reveal: string }[];
}

/** Returns the four cards of a game that goes on. They follow from the last attempt and all before it. */
export function liveCards({ before, roster, reveals }: ShownShuffleValues): readonly string[] {
  const last: ShownAttempt = {
    roster: roster.map(({ seat, member, commit }) => [seat, member, commit]),
    reveals: reveals.map(({ seat, reveal }) => [seat, reveal]),
    missing: [],
  };
  return fourCards(participantsOf(fromHex(before), last).seal);
}

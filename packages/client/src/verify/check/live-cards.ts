import { fourCards } from './draw.ts';
import { fromHex } from './hashing.ts';
import { participantsOf, type ShownAttempt } from './people.ts';

/** The public part of a fixed shuffle, as a table shows it. */
interface ShownShuffleValues {
  readonly match: string;
  readonly seal: string;
  readonly attempt: number;
  readonly roster: readonly { readonly seat: number; readonly member: number; readonly commit: string }[];
  readonly reveals: readonly { readonly seat: number; readonly reveal: string }[];
}

const VOID: ShownAttempt = { roster: [], reveals: [], missing: [] };

/** Returns the four cards of a game that goes on. They follow from the last attempt and its number alone. */
export function liveCards({ match, seal, attempt, roster, reveals }: ShownShuffleValues): readonly string[] {
  const last: ShownAttempt = {
    roster: roster.map(({ seat, member, commit }) => [seat, member, commit]),
    reveals: reveals.map(({ seat, reveal }) => [seat, reveal]),
    missing: [],
  };
  const before = Array.from({ length: attempt }, () => VOID);
  return fourCards(participantsOf(match, fromHex(seal), [...before, last]).seal);
}

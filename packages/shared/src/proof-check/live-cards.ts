import { fourCards } from './draw.ts';
import { fromHex, hash } from './hashing.ts';
import { participantsOf, type ShuffleMakers } from './participants.ts';

interface ShownShuffleValues {
  /** The hash of everything before the final attempt. */
  readonly before: string;
  readonly roster: readonly {
    readonly seat: number;
    readonly member: number;
    readonly starts: number;
    readonly lastStart: string;
    readonly commit: string;
  }[];
  readonly reveals: readonly { readonly seat: number; readonly reveal: string }[];
}

/** Returns the four cards of a game that goes on. They follow from the last attempt and all before it. */
export function liveCards({ before, roster, reveals }: ShownShuffleValues): readonly string[] {
  const last = {
    roster: roster.map(({ seat, member, starts, lastStart, commit }) => [seat, member, starts, lastStart, commit] as const),
    reveals: reveals.map(({ seat, reveal }) => [seat, reveal] as const),
    missing: [],
  };
  return comparedCards(participantsOf([fromHex(before)], last));
}

export function comparedCards({ before, roster, reveals }: ShuffleMakers): readonly string[] {
  return fourCards(hash('compare', before, roster, reveals));
}

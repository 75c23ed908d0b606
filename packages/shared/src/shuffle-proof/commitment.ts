import { fromHex, type Hex, hashedTimes, taggedDigits, toHex } from '../core/encoding.ts';

export const REVEALED_ATTEMPTS = 3;

/** A shuffle that a server has sealed: the id of the match, and the hash of the server's secret. */
export interface SealedShuffle {
  readonly match: string;
  readonly seal: Hex;
}

/** The values that a browser sends to commit to its random value. The server makes the commitment of its sender from them. */
export interface CommitmentParts {
  /** The number of starts at this table for which this browser has revealed and whose game it never saw. */
  readonly starts: number;
  /** The roster hash for which it last did so; `NO_VALUE` if there is none. */
  readonly lastStart: Hex;
  /** The hash of the reveal of the first attempt. */
  readonly top: Hex;
}

/** The random value of a browser and the shuffle that it is for. The browser keeps both from its commitment to the end. */
export interface ShuffleReceipt extends SealedShuffle, Omit<CommitmentParts, 'top'> {
  readonly member: number;
  readonly secret: Hex;
}

export function sealOf(match: string, secret: Hex): Hex {
  return taggedDigits('seal', [match, fromHex(secret)]);
}

/** Returns what a browser reveals in an attempt from 0 to 2. The reveal of an attempt says nothing about that of a later one. */
export function revealFor({ secret }: Pick<ShuffleReceipt, 'secret'>, attempt: number): Hex {
  return toHex(hashedTimes('reveal', fromHex(secret), REVEALED_ATTEMPTS - 1 - attempt));
}

/** Returns what a browser sends to commit. It fixes the reveals of all attempts and says nothing about them. */
export function partsOf({ starts, lastStart, secret }: ShuffleReceipt): CommitmentParts {
  return { starts, lastStart, top: toHex(hashedTimes('reveal', fromHex(secret), REVEALED_ATTEMPTS)) };
}

export function commitmentOf(receipt: ShuffleReceipt): Hex {
  return commitmentTo(receipt, partsOf(receipt));
}

/** Returns the commitment of a member. It differs from that of every other member, so nobody can copy one. */
export function commitmentTo(
  { match, seal, member }: SealedShuffle & { readonly member: number },
  { starts, lastStart, top }: CommitmentParts,
): Hex {
  const fields = [match, fromHex(seal), member, starts, fromHex(lastStart), fromHex(top)];
  return taggedDigits('commit', fields);
}

export function fitsCommitment(
  shuffle: SealedShuffle,
  entry: Omit<CommitmentParts, 'top'> & { readonly member: number; readonly commit: Hex },
  { reveal, attempt }: { readonly reveal: Hex; readonly attempt: number },
): boolean {
  const top = toHex(hashedTimes('reveal', fromHex(reveal), attempt + 1));
  return commitmentTo({ ...shuffle, member: entry.member }, { ...entry, top }) === entry.commit;
}

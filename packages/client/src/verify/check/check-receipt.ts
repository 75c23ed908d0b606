import type { UnknownProof } from './check-shuffle.ts';
import { fromHex, hashedTimes, isSame, toHex } from './hashing.ts';
import { commitmentTo } from './people.ts';

/** The last attempt for which a browser has a reveal. */
const LAST_REVEAL = 2;

/** The part of a browser in one shuffle. It keeps this to see later that its own number was in it. */
export interface Receipt {
  readonly match: string;
  readonly seal: string;
  readonly member: number;
  readonly secret: string;
  /** The number of attempts in which it has revealed. */
  readonly revealed: number;
}

/**
 * Returns whether a proof, which was checked, has the part of a browser in it: its commitment is in the first roster, its reveal is in
 * the final attempt unless the proof says that it was missing, and there are as many attempts as it has revealed in.
 */
export function isInProof({ match, seal, attempts }: UnknownProof, receipt: Receipt): boolean {
  const { member, secret, revealed } = receipt;
  if (receipt.match !== match || receipt.seal !== seal || attempts.length < revealed) return false;
  const commitment = commitmentTo(secret, match, fromHex(seal), member, LAST_REVEAL);
  const person = attempts[0]?.roster.find(([, , each]) => each === commitment);
  if (person === undefined) return false;
  const [seat] = person;
  if (attempts.some(({ missing }) => missing.includes(seat))) return true;
  const final = attempts.length - 1;
  if (final > LAST_REVEAL) return true; // Nobody is left.
  const reveal = toHex(hashedTimes('reveal', fromHex(secret), LAST_REVEAL - final));
  return attempts[final]?.reveals.some((each) => isSame(each, [seat, reveal])) ?? false;
}

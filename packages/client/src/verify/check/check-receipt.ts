import type { UnknownProof } from './check-shuffle.ts';
import { fromHex, hashedTimes, isSame, toHex } from './hashing.ts';
import { commitmentTo } from './people.ts';

/** The part of a browser in one shuffle. It keeps this to see later that its own number was in it. */
export interface Receipt {
  readonly match: string;
  readonly seal: string;
  readonly memberId: number;
  readonly x: string;
}

/**
 * Returns whether a proof, which was checked, has the part of a browser in it: its commitment is in the first roster, and its reveal is
 * in the final attempt unless the proof says that it was missing.
 */
export function isInProof({ match, seal, attempts }: UnknownProof, receipt: Receipt): boolean {
  if (receipt.match !== match || receipt.seal !== seal) return false;
  const commitment = commitmentTo(receipt.x, match, fromHex(seal), receipt.memberId, 2);
  const person = attempts[0]?.roster.find(([, , each]) => each === commitment);
  if (person === undefined) return false;
  const [seat] = person;
  if (attempts.some(({ missing }) => missing.includes(seat))) return true;
  const final = attempts.length - 1;
  // After the third void attempt no one has a reveal left.
  if (final > 2) return true;
  const reveal = toHex(hashedTimes('reveal', fromHex(receipt.x), 2 - final));
  return attempts[final]?.reveals.some((each) => isSame(each, [seat, reveal])) ?? false;
}

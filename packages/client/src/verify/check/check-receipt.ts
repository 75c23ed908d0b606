import type { UnknownProof } from './check-shuffle.ts';
import { fromHex, hashedTimes, isSame, toHex } from './hashing.ts';
import { commitmentTo, hashBefore, participantsOf } from './people.ts';

/** The last attempt for which a browser has a reveal. */
const LAST_REVEAL = 2;

/** The part of a browser in one shuffle. It keeps this to see later that its own number was in it. */
export interface Receipt {
  readonly match: string;
  readonly seal: string;
  readonly member: number;
  readonly secret: string;
  /** The hash of the roster and of everything before it, for each attempt in which it has revealed. */
  readonly rosters: readonly string[];
}

type ProvenAttempts = Pick<UnknownProof, 'match' | 'seal' | 'attempts'>;

/**
 * Returns whether a proof, which was checked, has the part of a browser in it: its commitment is in the first roster, its reveal is in
 * the final attempt unless the proof says that it was missing, and the rosters are those for which it has revealed.
 */
export function isInProof({ match, seal, attempts }: ProvenAttempts, receipt: Receipt): boolean {
  const { secret, rosters } = receipt;
  if (receipt.match !== match || receipt.seal !== seal) return false;
  const shown = attempts.map((attempt, index) =>
    toHex(participantsOf(hashBefore(match, fromHex(seal), attempts.slice(0, index)), attempt).start),
  );
  if (!rosters.every((roster, index) => roster === shown[index])) return false;
  const seat = ownSeat({ match, seal, attempts }, receipt);
  if (seat === null) return false;
  if (wasMissing({ match, seal, attempts }, receipt)) return true;
  const final = attempts.length - 1;
  if (final > LAST_REVEAL) return true; // Nobody is left.
  const reveal = toHex(hashedTimes('reveal', fromHex(secret), LAST_REVEAL - final));
  return attempts[final]?.reveals.some((each) => isSame(each, [seat, reveal])) ?? false;
}

/** Returns whether a proof says that a browser had committed, but did not reveal in time. */
export function wasMissing(proof: ProvenAttempts, receipt: Receipt): boolean {
  const seat = ownSeat(proof, receipt);
  return seat !== null && proof.attempts.some(({ missing }) => missing.includes(seat));
}

/** Returns the seat at which the commitment of a browser is in the first roster; `null` if it is not there. */
function ownSeat({ match, seal, attempts }: ProvenAttempts, { secret, member }: Receipt): number | null {
  const commitment = commitmentTo(secret, match, fromHex(seal), member, LAST_REVEAL);
  return attempts[0]?.roster.find(([, , each]) => each === commitment)?.[0] ?? null;
}

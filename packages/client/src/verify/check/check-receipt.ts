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
  /** The number of attempts in which the server has accepted its reveal. */
  readonly accepted: number;
  /** True if it was connected when the roster was fixed without its commitment, which the server had shown before. */
  readonly wasOmitted: boolean;
}

/**
 * The part of a browser in a shuffle. `counted`: its number is in. `absent`: its commitment was not there at the start. `silent`: it
 * has not revealed. `late`: it has, but the server says that the reveal came too late. An honest server never causes the other two:
 * `dropped`: its number is missing, although it was there in time. `changed`: it was shown something else than what is in the proof.
 */
export type OwnPart = 'counted' | 'absent' | 'silent' | 'late' | 'dropped' | 'changed';

type ProvenAttempts = Pick<UnknownProof, 'match' | 'seal' | 'attempts'>;

/**
 * Returns the part of a browser in a proof that was checked. Nobody can tell a lost message from one that a server drops, so a browser
 * accuses the server only of what an honest one never does, and counts as missing in all other cases.
 */
export function ownPart(proof: ProvenAttempts, receipt: Receipt): OwnPart {
  if (!isAsShown(proof, receipt)) return 'changed';
  const seat = ownSeat(proof, receipt);
  if (seat === null) return isLeftOut(proof, receipt) ? 'dropped' : 'absent';
  const { attempts } = proof;
  const missed = attempts.findIndex(({ missing }) => missing.includes(seat));
  if (missed >= 0) return receipt.accepted > missed ? 'dropped' : receipt.rosters.length > missed ? 'late' : 'silent';
  const final = attempts.length - 1;
  if (final > LAST_REVEAL) return 'counted'; // It has revealed each time, but nobody is left.
  const reveal = toHex(hashedTimes('reveal', fromHex(receipt.secret), LAST_REVEAL - final));
  return attempts[final]?.reveals.some((each) => isSame(each, [seat, reveal])) ? 'counted' : 'dropped';
}

/** Returns whether a proof has the seal and the rosters that the browser saw before it revealed. */
function isAsShown({ match, seal, attempts }: ProvenAttempts, receipt: Receipt): boolean {
  const shown = attempts.map((attempt, index) =>
    toHex(participantsOf(hashBefore(match, fromHex(seal), attempts.slice(0, index)), attempt).start),
  );
  const areSame = receipt.rosters.every((roster, index) => roster === shown[index]);
  return receipt.match === match && receipt.seal === seal && areSame;
}

/** Returns whether a commitment was left out that was there, or has another one in its place. */
function isLeftOut({ attempts }: ProvenAttempts, { member, wasOmitted }: Receipt): boolean {
  return wasOmitted || (attempts[0]?.roster.some(([, each]) => each === member) ?? false);
}

/** Returns the seat at which the commitment of a browser is in the first roster; `null` if it is not there. */
function ownSeat({ match, seal, attempts }: ProvenAttempts, { secret, member }: Receipt): number | null {
  const commitment = commitmentTo(secret, match, fromHex(seal), member, LAST_REVEAL);
  return attempts[0]?.roster.find(([, , each]) => each === commitment)?.[0] ?? null;
}

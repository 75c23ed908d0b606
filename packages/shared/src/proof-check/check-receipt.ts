import type { UnknownProof } from './check-shuffle.ts';
import { fromHex, hashedTimes, isSame, toHex } from './hashing.ts';
import type { Steps } from './history-events.ts';
import { commitmentTo, hashesBefore, LAST_REVEAL } from './participants.ts';
import { formOf, type PriorStarts, priorStarts, rosterHashes } from './starts.ts';

/** The part of a browser in one shuffle. It keeps this to see later that its own number was in it. */
export interface Receipt {
  readonly match: string;
  readonly seal: string;
  readonly member: number;
  /** The number of starts at this table for which this browser has revealed and whose game it never saw, when it committed. */
  readonly starts: number;
  /** The roster hash for which it last did so; 64 zeros if there was none. */
  readonly lastStart: string;
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

type ProvenRecord = Omit<Steps, 'steps' | 'takenBack'> & { readonly proof?: unknown };

/**
 * Returns the part of a browser in a record whose proof was checked. `earlier` are its receipts at the same table with a reveal for a
 * game that it never saw. Nobody can tell a lost message from one that a server drops, so a browser accuses the server only of what an
 * honest one never does, and counts as missing in all other cases.
 */
export function ownPart(record: ProvenRecord, receipt: Receipt, earlier: readonly Receipt[]): OwnPart {
  const proof = record.proof as UnknownProof;
  if (!isAsShown(record, receipt, earlier)) return 'changed';
  const seat = ownSeat(proof, receipt);
  if (seat === null) return receipt.wasOmitted ? 'dropped' : 'absent';
  const { attempts } = proof;
  const missed = attempts.findIndex(({ missing }) => missing.includes(seat));
  if (missed >= 0) return receipt.accepted > missed ? 'dropped' : receipt.rosters.length > missed ? 'late' : 'silent';
  const final = attempts.length - 1;
  if (final > LAST_REVEAL) return 'counted'; // It has revealed each time, but nobody is left.
  const reveal = toHex(hashedTimes('reveal', fromHex(receipt.secret), LAST_REVEAL - final));
  return attempts[final]?.reveals.some((each) => isSame(each, [seat, reveal])) ? 'counted' : 'dropped';
}

function isAsShown(record: ProvenRecord, receipt: Receipt, earlier: readonly Receipt[]): boolean {
  const proof = record.proof as UnknownProof;
  const before = priorStarts(proof);
  const shown = rosterHashes(hashesBefore(proof, before.prior, formOf(record)), proof);
  return isKept(receipt, proof, shown) && earlier.every((each) => isStartAsShown(each, proof, before));
}

function isStartAsShown(receipt: Receipt, { givenUp }: UnknownProof, { rosters }: PriorStarts): boolean {
  const start = givenUp.find(({ match }) => match === receipt.match);
  return start === undefined || isKept(receipt, start, rosters.get(start.match) ?? []);
}

function isKept(receipt: Receipt, { match, seal }: Pick<Receipt, 'match' | 'seal'>, shown: readonly string[]): boolean {
  return receipt.match === match && receipt.seal === seal && receipt.rosters.every((roster, index) => roster === shown[index]);
}

/** Returns the seat at which the commitment of a browser is in the first roster; `null` if it is not there. */
function ownSeat({ attempts }: UnknownProof, receipt: Receipt): number | null {
  const { secret, member, starts, lastStart } = receipt;
  const commitment = commitmentTo(secret, LAST_REVEAL, receipt, [0, member, starts, lastStart]);
  return attempts[0]?.roster.find(([, each, , , commit]) => each === member && commit === commitment)?.[0] ?? null;
}

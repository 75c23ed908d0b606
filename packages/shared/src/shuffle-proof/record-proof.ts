import { type ChanceOutcome, hasSameCards } from '../core/chance.ts';
import { type RecordStep, toRecordStep } from '../core/record-step.ts';
import type { Seat } from '../core/seat.ts';
import { canonicalJson } from '../core/state-hash.ts';
import type { MatchLogEntry, Takeback } from '../core/takeback.ts';
import type { ShuffleAttempt } from './attempts.ts';
import { CHAIN_LENGTH } from './chain.ts';
import type { SealedShuffle } from './commitment.ts';
import { fromHex, type Hex, taggedHash, toHex } from './encoding.ts';
import type { ShuffleHashes } from './hashes.ts';
import { type FixedShuffle, outcomeNumber } from './turn-chance.ts';

/** The version of `proof` in a record. */
export const PROOF_VERSION = 1;

/** The field `proof` of a record, as docs/records.md describes it. */
export type ShuffleProof = Readonly<{
  v: typeof PROOF_VERSION;
  match: string;
  seal: Hex;
  attempts: readonly RecordedAttempt[];
  opened: Hex;
  lots: readonly (readonly [step: number, number: number])[];
  log: Hex;
}>;

type RecordedAttempt = Readonly<{
  roster: readonly (readonly [seat: Seat, member: number, commit: Hex])[];
  reveals: readonly (readonly [seat: Seat, reveal: Hex])[];
  missing: readonly Seat[];
}>;

/**
 * Returns the proof of a finished match from its whole log; `null` if it had more outcomes than the chain has links. The links of
 * later outcomes stay secret.
 */
export function proofOf(shuffle: FixedShuffle, log: readonly MatchLogEntry[], hashes?: ShuffleHashes): ShuffleProof | null {
  const { match, seal, attempts, chain } = shuffle;
  const making = log.reduce((before, entry) => withEntry(before, entry, hashes), startOf(shuffle, hashes));
  const opened = making.next - 1;
  if (opened > CHAIN_LENGTH) return null;
  return {
    v: PROOF_VERSION,
    match,
    seal,
    attempts: attempts.map(recordedAttempt),
    opened: toHex(chain.link(opened)),
    lots: making.line.flatMap(({ number }, step) => (number === null ? [] : [[step, number] as const])),
    log: toHex(making.hash),
  };
}

/** A step that counts, with the number under which its outcome was first drawn; `null` for a move. */
interface NumberedStep {
  readonly step: RecordStep;
  readonly number: number | null;
}

/** The log of a match up to some entry. */
interface NumberedLog {
  readonly line: NumberedStep[];
  /** The outcomes that were taken back and have not come again. */
  readonly undone: readonly NumberedStep[];
  /** The number of the next outcome that is drawn. */
  readonly next: number;
  readonly hash: Uint8Array;
}

function startOf(shuffle: FixedShuffle, hashes?: ShuffleHashes): NumberedLog {
  return { line: [], undone: [], next: outcomeNumber(shuffle, 0), hash: logStart(shuffle, hashes) };
}

function logStart({ match, seal }: SealedShuffle, hashes?: ShuffleHashes): Uint8Array {
  return taggedHash('log-start', [match, fromHex(seal)], hashes);
}

function withEntry(before: NumberedLog, entry: MatchLogEntry, hashes?: ShuffleHashes): NumberedLog {
  if (entry.kind === 'takeback') return withTakenBack(before, entry, hashes);
  const { line, undone, next } = before;
  const step = toRecordStep(entry);
  const hash = taggedHash('log', [before.hash, canonicalJson(step)], hashes);
  if (entry.kind === 'move') {
    line.push({ step, number: null });
    return { ...before, hash };
  }
  const again = undone.find((each) => 'chance' in each.step && isForSameDecision(each.step, entry.lot));
  line.push({ step, number: again?.number ?? next });
  return { line, hash, next: again ? next : next + 1, undone: again ? undone.filter((each) => each !== again) : undone };
}

function withTakenBack(before: NumberedLog, { seat, turns, consent }: Takeback, hashes?: ShuffleHashes): NumberedLog {
  const { line, undone } = before;
  const moves = line.flatMap(({ number }, at) => (number === null ? [at] : []));
  const stood = moves.at(-turns) ?? 0;
  const hash = taggedHash('log', [before.hash, canonicalJson({ takeback: { seat, consent, stood } })], hashes);
  const lots = line.splice(stood).filter(({ number }) => number !== null);
  return { ...before, hash, undone: [...lots, ...undone] };
}

function isForSameDecision(one: ChanceOutcome, other: ChanceOutcome): boolean {
  if (one.chance === 'pick') return other.chance === 'pick' && one.from === other.from;
  return other.chance === 'shuffle' && one.pile === other.pile && hasSameCards(one.result, other.result);
}

function recordedAttempt({ roster, reveals, missing }: ShuffleAttempt): RecordedAttempt {
  return {
    roster: roster.map(({ seat, member, commit }) => [seat, member, commit]),
    reveals: reveals.map(({ seat, reveal }) => [seat, reveal]),
    missing,
  };
}

import { fromHex, type Hex, taggedHash, toHex } from '../core/encoding.ts';
import { toRecordStep } from '../core/record-step.ts';
import type { Seat } from '../core/seat.ts';
import { canonicalJson } from '../core/state-hash.ts';
import type { MatchLogEntry } from '../core/takeback.ts';
import type { ShuffleAttempt } from './attempts.ts';
import type { GiveUpReason } from './give-up.ts';
import type { FixedShuffle } from './turn-chance.ts';

export const PROOF_VERSION = 2;

/** The field `proof` of a record, as docs/shuffle.md describes it. */
export type ShuffleProof = Readonly<{
  v: typeof PROOF_VERSION;
  match: string;
  seal: Hex;
  secret: Hex;
  givenUp: readonly RecordedStart[];
  attempts: readonly RecordedAttempt[];
  log: Hex;
}>;

type RecordedStart = Readonly<{
  match: string;
  seal: Hex;
  form: Hex;
  attempts: readonly RecordedAttempt[];
  why: GiveUpReason;
}>;

type RecordedAttempt = Readonly<{
  roster: readonly (readonly [seat: Seat, member: number, starts: number, lastStart: Hex, commit: Hex])[];
  reveals: readonly (readonly [seat: Seat, reveal: Hex])[];
  missing: readonly Seat[];
}>;

/**
 * Makes the proof of a finished match from its whole log. It tells the server's secret. Yields after every entry of the log, so that a
 * server can do other work in between.
 */
export function* makeProof(shuffle: FixedShuffle, log: readonly MatchLogEntry[]): Generator<undefined, ShuffleProof> {
  const { match, seal, secret, givenUp, attempts } = shuffle;
  return {
    v: PROOF_VERSION,
    match,
    seal,
    secret,
    givenUp: givenUp.map((start) => ({
      match: start.match,
      seal: start.seal,
      form: start.form,
      attempts: start.attempts.map(recordedAttempt),
      why: start.why,
    })),
    attempts: attempts.map(recordedAttempt),
    log: yield* logHash(shuffle, log),
  };
}

/** Returns the hash of everything that happened, also of what was taken back. */
function* logHash({ match, seal }: FixedShuffle, log: readonly MatchLogEntry[]): Generator<undefined, Hex> {
  /** The number of steps before each move that counts. */
  const moves: number[] = [];
  let steps = 0;
  let hash = taggedHash('log-start', [match, fromHex(seal)]);
  for (const entry of log) {
    if (entry.kind === 'takeback') {
      const { seat, consent, turns } = entry;
      steps = moves.splice(-turns)[0] ?? 0;
      hash = taggedHash('log', [hash, canonicalJson({ takeback: { seat, consent, stood: steps } })]);
    } else {
      if (entry.kind === 'move') moves.push(steps);
      steps += 1;
      hash = taggedHash('log', [hash, canonicalJson(toRecordStep(entry))]);
    }
    yield;
  }
  return toHex(hash);
}

function recordedAttempt({ roster, reveals, missing }: ShuffleAttempt): RecordedAttempt {
  return {
    roster: roster.map(({ seat, member, starts, lastStart, commit }) => [seat, member, starts, lastStart, commit]),
    reveals: reveals.map(({ seat, reveal }) => [seat, reveal]),
    missing,
  };
}

import { readFileSync } from 'node:fs';
import type { GameRecord } from '../core/record.ts';
import type { RecordStep } from '../core/record-step.ts';

export type VectorField = string | number | { readonly hex: string };

type VectorRoster = readonly (readonly [seat: number, member: number, starts: number, lastStart: string, commitment: string])[];

interface VectorAttempt {
  readonly roster: VectorRoster;
  readonly reveals: readonly (readonly [seat: number, reveal: string])[];
  readonly missing: readonly number[];
}

interface VectorStart {
  readonly match: string;
  readonly seal: string;
  readonly form: string;
  readonly attempts: readonly VectorAttempt[];
}

type ToyRecord = Pick<GameRecord, 'game' | 'options' | 'seats' | 'steps' | 'takenBack' | 'proof'>;

interface ReadFromProof {
  readonly seats: readonly number[];
  readonly attempts: number;
  readonly cards: readonly string[];
  /** The seats whose browsers name starts that the proof does not. */
  readonly unnamed: readonly number[];
}

/** The test vectors of the shuffle. `scripts/shuffle-vectors.ts` writes them by `docs/verify.py`. Bytes are in hex. */
export interface ShuffleVectors {
  readonly encodings: readonly { readonly field: VectorField; readonly encoded: string }[];
  readonly hashes: readonly { readonly tag: string; readonly fields: readonly VectorField[]; readonly hash: string }[];
  readonly commitments: readonly {
    readonly match: string;
    readonly seal: string;
    readonly member: number;
    readonly starts: number;
    readonly lastStart: string;
    readonly x: string;
    readonly top: string;
    readonly reveals: readonly string[];
    readonly commitment: string;
  }[];
  readonly forms: readonly {
    readonly game: Pick<GameRecord, 'game' | 'options' | 'seats'>;
    readonly form: string;
  }[];
  /** Attempts, with the last roster as a field, h, the hash of each roster, K, and the four cards. */
  readonly seeds: readonly (VectorStart & {
    readonly name: string;
    readonly prior: string;
    readonly field: string;
    readonly before: string;
    readonly rosters: readonly string[];
    readonly key: string;
    readonly cards: readonly string[];
  })[];
  /** P after some starts that were given up. */
  readonly priors: readonly {
    readonly starts: readonly (VectorStart & { readonly why: 'left' | 'changed' })[];
    readonly prior: string;
  }[];
  /** Q after some moves that count. The mover is the seat of the last one. */
  readonly bounds: readonly {
    readonly seats: readonly number[];
    readonly moves: readonly Extract<RecordStep, { readonly move: unknown }>[];
    readonly bound: string;
  }[];
  readonly outcomeKeys: readonly {
    readonly secret: string;
    readonly key: string;
    readonly before: string;
    readonly roster: string;
    readonly moves: number;
    readonly mover: number;
    readonly outcomes: number;
    readonly bound: string;
    readonly outcomeKey: string;
  }[];
  readonly words: readonly { readonly key: string; readonly words: readonly number[] }[];
  readonly picks: readonly { readonly key: string; readonly from: number; readonly results: readonly number[] }[];
  readonly shuffles: readonly { readonly key: string; readonly cards: readonly string[]; readonly result: readonly string[] }[];
  readonly sealCards: readonly { readonly digest: string; readonly cards: readonly string[] }[];
  /** Steps with a proof that is right, though no game has such rules: takebacks, void attempts, starts given up. */
  readonly proofs: readonly (ReadFromProof & { readonly name: string; readonly record: ToyRecord })[];
  /** Proofs of servers that are not honest, with the step of the check that fails. */
  readonly wrongProofs: readonly { readonly name: string; readonly failed: string; readonly record: ToyRecord }[];
  readonly records: readonly (ReadFromProof & { readonly name: string; readonly record: GameRecord })[];
}

export function readShuffleVectors(): ShuffleVectors {
  const file = new URL('../shuffle-proof/vectors.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ShuffleVectors;
}

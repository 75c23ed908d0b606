import { readFileSync } from 'node:fs';
import type { GameRecord } from '../core/record.ts';
import type { RecordStep } from '../core/record-step.ts';

/** A field of a hash: text, a number, or bytes in hex. */
export type VectorField = string | number | { readonly hex: string };

/** The people of one attempt: seat, member id and commitment. */
type VectorRoster = readonly (readonly [seat: number, member: number, commitment: string])[];

interface VectorAttempt {
  readonly roster: VectorRoster;
  readonly reveals: readonly (readonly [seat: number, reveal: string])[];
  readonly missing: readonly number[];
}

/** The test vectors of the shuffle. `scripts/shuffle-vectors.ts` writes them by `docs/verify.py`. Bytes are in hex. */
export interface ShuffleVectors {
  readonly encodings: readonly { readonly field: VectorField; readonly encoded: string }[];
  readonly hashes: readonly { readonly tag: string; readonly fields: readonly VectorField[]; readonly hash: string }[];
  /** Some links by their index, from the seal at 0 to the last one at 1024. */
  readonly chain: { readonly last: string; readonly links: Readonly<Record<string, string>> };
  readonly commitments: readonly {
    readonly match: string;
    readonly seal: string;
    readonly member: number;
    readonly x: string;
    /** The reveals of attempts 0, 1 and 2. */
    readonly reveals: readonly string[];
    readonly commitment: string;
  }[];
  /** Attempts, with the roster as a field, K, the hash that the first outcomes are bound to, and the four cards. */
  readonly seeds: readonly {
    readonly name: string;
    readonly match: string;
    readonly seal: string;
    readonly attempts: readonly VectorAttempt[];
    readonly attempt: number;
    readonly field: string;
    readonly key: string;
    readonly binding: string;
    readonly cards: readonly string[];
  }[];
  /** The hash L after some moves that count. The mover is the seat of the last one. */
  readonly bindings: readonly {
    readonly start: string;
    readonly seats: readonly number[];
    readonly moves: readonly Extract<RecordStep, { readonly move: unknown }>[];
    readonly binding: string;
  }[];
  readonly outcomeKeys: readonly {
    readonly link: string;
    readonly key: string;
    readonly j: number;
    readonly binding: string;
    readonly outcomeKey: string;
  }[];
  readonly words: readonly { readonly key: string; readonly words: readonly number[] }[];
  /** Several picks with the words of one key, one after the other. */
  readonly picks: readonly { readonly key: string; readonly from: number; readonly results: readonly number[] }[];
  readonly shuffles: readonly { readonly key: string; readonly cards: readonly string[]; readonly result: readonly string[] }[];
  readonly sealCards: readonly { readonly digest: string; readonly cards: readonly string[] }[];
  /** Steps with a proof that is right, though no game has such rules: takebacks of outcomes, void attempts. */
  readonly proofs: readonly {
    readonly name: string;
    readonly record: Pick<GameRecord, 'seats' | 'steps' | 'takenBack' | 'proof'>;
    readonly cards: readonly string[];
  }[];
  /** Records of whole games with proofs. */
  readonly records: readonly { readonly name: string; readonly record: GameRecord; readonly cards: readonly string[] }[];
  /** Records of whole games whose first attempt is wrong, though everything else follows from it. */
  readonly wrongRecords: readonly { readonly name: string; readonly record: GameRecord }[];
}

export function readShuffleVectors(): ShuffleVectors {
  const file = new URL('../shuffle-proof/vectors.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as ShuffleVectors;
}

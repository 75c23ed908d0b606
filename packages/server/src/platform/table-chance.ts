import { type ChanceSource, chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { MoveDigest } from '@hundredfold/shared/core/play.ts';
import { moveDigests } from '@hundredfold/shared/shuffle-proof/bound-moves.ts';
import { type Hex, toHex, VALUE_BYTES } from '@hundredfold/shared/shuffle-proof/encoding.ts';
import { type DueTurn, type FixedShuffle, turnChance } from '@hundredfold/shared/shuffle-proof/turn-chance.ts';
import { nodeHashes } from './shuffle-hashes.ts';

const MATCH_ID_BYTES = 16;

/** The source of chance for all tables. */
export interface TableChance {
  /** Returns an id under which a match is stored and its record is served. */
  newMatchId(): string;
  /** Returns the random value at the end of the chain of a new shuffle. */
  newSecret(): Hex;
  /** Returns the digest of the moves of a match at its start; `null` if no outcome depends on them. */
  startDigest(shuffle: FixedShuffle | null): MoveDigest | null;
  /** Returns the source of the outcomes of one turn. `shuffle` is `null` in a match that an older version began. */
  sourceOf(shuffle: FixedShuffle | null, turn: DueTurn): ChanceSource;
}

const digests = moveDigests(nodeHashes);

/** Returns the chance whose outcomes can be proven: they follow from the shuffle, and only its secret is random. */
export function provenChance(random: RandomSource): TableChance {
  const unproven = chanceSourceFrom(random);
  const bytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
  return {
    newMatchId: () => Buffer.from(bytes(MATCH_ID_BYTES)).toString('base64url'),
    newSecret: () => toHex(bytes(VALUE_BYTES)),
    startDigest: (shuffle) => (shuffle === null ? null : digests.start(shuffle)),
    sourceOf: (shuffle, turn) => (shuffle === null ? unproven : turnChance(shuffle, turn, unproven, nodeHashes)),
  };
}

import { type ChanceSource, chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import { type Hex, toHex, VALUE_BYTES } from '@hundredfold/shared/core/encoding.ts';
import type { TurnPoint } from '@hundredfold/shared/core/seat-trail.ts';
import { type FixedShuffle, turnChance } from '@hundredfold/shared/shuffle-proof/turn-chance.ts';

const MATCH_ID_BYTES = 16;

export interface TableChance {
  newMatchId(): string;
  newSecret(): Hex;
  /** Returns the source of the outcomes of one turn. `shuffle` is `null` in a match without a proof. */
  sourceOf(shuffle: FixedShuffle | null, turn: TurnPoint): ChanceSource;
}

/** Returns the chance whose outcomes can be proven: they follow from the shuffle, and only its secret is random. */
export function provenChance(random: RandomSource): TableChance {
  const unproven = chanceSourceFrom(random);
  const bytes = (length: number) => Uint8Array.from({ length }, () => random.below(256));
  return {
    newMatchId: () => Buffer.from(bytes(MATCH_ID_BYTES)).toString('base64url'),
    newSecret: () => toHex(bytes(VALUE_BYTES)),
    sourceOf: (shuffle, turn) => (shuffle === null ? unproven : turnChance(shuffle, turn)),
  };
}

import type { RandomSource } from '../../src/core/chance.ts';

/** A step, a move or an outcome in the record format. */
export type RecordLine = Record<string, unknown>;

/** Shuffles cards in place. */
export function shuffle(cards: number[], source: RandomSource): void {
  for (let last = cards.length - 1; last > 0; last--) {
    const other = source.below(last + 1);
    const card = cards[last] as number;
    cards[last] = cards[other] as number;
    cards[other] = card;
  }
}

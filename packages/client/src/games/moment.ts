/** A position that bots reach from a seed, and what the first seat's picture shows of it. */
export interface Moment {
  readonly seats: number;
  readonly seed: number;
  /** The number of moves before it. */
  readonly moves: number;
  /** The zones of the table, which fill the picture, or leave its lower part to the hand. */
  readonly zones: readonly string[];
  readonly hasHand?: boolean;
  /** The space around the zones; where it is negative, the picture cuts their cards off. */
  readonly edge?: number;
}

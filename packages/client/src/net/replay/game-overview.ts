export interface DealSpan {
  readonly deal: number;
  readonly from: number;
  /** The last turn of the deal. The turn that ends a deal leads to the next one, and belongs to both. */
  readonly to: number;
}

/** A whole game at a glance. Turns are counted in moves, from 0. */
export interface GameOverview {
  readonly last: number;
  readonly deals: readonly DealSpan[];
}

/** Returns the overview of a game by the number of the deal at each turn. */
export function overviewOf(deals: readonly number[]): GameOverview {
  const starts = deals.flatMap((deal, turn) => (deal === deals[turn - 1] ? [] : [{ deal, from: turn }]));
  const last = deals.length - 1;
  return { last, deals: starts.map((start, index) => ({ ...start, to: starts[index + 1]?.from ?? last })) };
}

const MAX_LISTED_TURNS = 500;

/** Returns the parts of a game that are listed one at a time: its deals, and a very long deal in several parts. */
export function listedParts({ deals }: Pick<GameOverview, 'deals'>): readonly DealSpan[] {
  return deals.flatMap(({ deal, from, to }) => {
    const count = Math.max(1, Math.ceil((to - from) / MAX_LISTED_TURNS));
    return Array.from({ length: count }, (_, part) => {
      const first = from + part * MAX_LISTED_TURNS;
      return { deal, from: first, to: Math.min(to, first + MAX_LISTED_TURNS) };
    });
  });
}

import type { Match } from '@hundredfold/shared/core/match.ts';

export interface TurnSummary {
  readonly deal: number;
  /** The points by seat, as the plates show them. */
  readonly points: readonly number[];
}

export interface DealSpan {
  readonly deal: number;
  readonly from: number;
  /** The last turn of the deal. The turn that ends a deal leads to the next one, and belongs to both. */
  readonly to: number;
}

/** A whole game at a glance. Turns are counted in moves, from 0. */
export interface GameOverview {
  readonly turns: readonly TurnSummary[];
  readonly deals: readonly DealSpan[];
  /** The turns after which a seat has other points than before. */
  readonly scores: readonly number[];
}

export function summaryOf({ game, state }: Match, points: readonly number[]): TurnSummary {
  return { deal: game.deal(state), points };
}

export function overviewOf(turns: readonly TurnSummary[]): GameOverview {
  const starts = turns.flatMap(({ deal }, turn) => (deal === turns[turn - 1]?.deal ? [] : [{ deal, from: turn }]));
  const last = turns.length - 1;
  return {
    turns,
    deals: starts.map(({ deal, from }, index) => ({ deal, from, to: starts[index + 1]?.from ?? last })),
    scores: turns.flatMap(({ points }, turn) => {
      const before = turns[turn - 1]?.points ?? points;
      return points.some((each, seat) => each !== before[seat]) ? [turn] : [];
    }),
  };
}

export function lastTurnOf({ turns }: Pick<GameOverview, 'turns'>): number {
  return Math.max(0, turns.length - 1);
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

import type { GridStack } from '../../src/core/cards-by-zone.ts';
import { drawChance } from '../../src/core/chance.ts';
import { defaultOptions, type OptionValues } from '../../src/core/options.ts';
import { seeded } from '../../src/core/random.ts';
import { terms } from '../../src/games/foursquare/declaration.ts';
import { openCells } from '../../src/games/foursquare/frame.ts';
import { apply, chance, resolveChance } from '../../src/games/foursquare/rules.ts';
import { type FoursquareState, setup } from '../../src/games/foursquare/state.ts';

/** The numbers of positions that are kept after each placement, tried in turn until one finds a win. */
const WIDTHS = [50, 500, 3000];
const WORTH = { faceUp: 1, faceDown: -1.5, buried: -0.5 } as const;

interface Position {
  readonly state: FoursquareState;
  readonly worth: number;
}

/**
 * Returns whether a search finds a win of a deal of Foursquare if the order of the stock is known. A win that it finds is a proof; a
 * deal without one may be winnable all the same, so the share of wins is a lower bound of what anyone could reach.
 */
export function findsWin({ flip }: OptionValues, seed: number): boolean {
  const options = defaultOptions(terms.options);
  const dealing = setup({ ...options, flip: flip === 'line' ? 'line' : 'others' });
  const due = chance(dealing);
  if (due === null) throw new Error('a game of Foursquare begins with a shuffle');
  const dealt = resolveChance(dealing, drawChance(due, seeded(2 * seed)));
  return WIDTHS.some((width) => findsWinWith(dealt, width));
}

/** Keeps the best positions after each placement (beam search). */
function findsWinWith(dealt: FoursquareState, width: number): boolean {
  let beam: readonly FoursquareState[] = [dealt];
  while (beam.length > 0) {
    const reached = new Map<string, Position>();
    for (const state of beam) {
      for (const cell of openCells(state.grid.map(sizeOf))) {
        const result = apply(state, 0, cell);
        if (!result.ok) throw new Error(`Foursquare refuses an open cell: ${result.refusal}`);
        const after = result.value;
        if (after.phase === 'won') return true;
        if (after.phase === 'place') reached.set(lookOf(after.grid), { state: after, worth: worthOf(after.grid) });
      }
    }
    const best = [...reached.values()].sort((one, other) => other.worth - one.worth).slice(0, width);
    beam = best.map(({ state }) => state);
  }
  return false;
}

function sizeOf({ row, col, cards }: GridStack) {
  return { row, col, size: cards.length };
}

function worthOf(grid: readonly GridStack[]): number {
  let worth = 0;
  for (const { cards, up } of grid) worth += (up ? WORTH.faceUp : WORTH.faceDown) + WORTH.buried * (cards.length - 1);
  return worth;
}

/** Describes everything about a grid that matters later, wherever it lies in the frame. */
function lookOf(grid: readonly GridStack[]): string {
  const top = Math.min(...grid.map(({ row }) => row));
  const left = Math.min(...grid.map(({ col }) => col));
  const piles = grid.map(({ row, col, cards, up }) => `${row - top}${col - left}${cards.length}${up}${cards.at(-1)}`);
  return piles.sort().join();
}

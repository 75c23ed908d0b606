import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import { actionSpace } from '@hundredfold/shared/testing/action-space.ts';

export const NONSENSE: readonly unknown[] = [
  undefined,
  null,
  '',
  'play',
  [],
  {},
  { type: null },
  { type: 'toString' },
  { type: '__proto__' },
  { type: ['play'] },
  { type: 'play', card: { toString: 'QS' } },
  { type: 'play', card: 'QS', seat: 0 },
  { type: 'cut', at: Number.NaN },
  { type: 'cut', at: -1 },
  { type: 'cut', at: 1e308 },
  { type: 'cut', at: '3' },
];

/** Returns every action that can be written and is not legal for the viewer, in random order. */
export function forgeries(game: Game, options: OptionValues, view: View, source: RandomSource): readonly AnyAction[] {
  const legal = new Set(game.legal(view).map((action) => JSON.stringify(action)));
  const forged = actionSpace(game, options).filter((action) => !legal.has(JSON.stringify(action)));
  return forged
    .map((action) => ({ action, lot: source.below(2 ** 31) }))
    .sort((one, other) => one.lot - other.lot)
    .map(({ action }) => action);
}

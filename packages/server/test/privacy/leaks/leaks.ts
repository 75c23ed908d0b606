import type { Game } from '@hundredfold/shared/core/game.ts';
import { GRANTS } from './grants.ts';
import type { Leak } from './leak.ts';
import { PLACEBOS } from './placebos.ts';
import { VIEWS } from './views.ts';
import { WIRES } from './wires.ts';

/** The leaks that can be planted in a game. */
export function leaksOf(game: Game): readonly Leak[] {
  return [...GRANTS, ...VIEWS, ...WIRES].filter(({ of }) => of !== 'hands' || hasHands(game));
}

export function placebosOf(game: Game): readonly Leak[] {
  return PLACEBOS.filter(({ of }) => of !== 'hands' || hasHands(game));
}

/** Whether somebody holds cards that others do not see. */
export function hasHands(game: Game): boolean {
  return game.seats.max > 1 && Object.values(game.shape.seat).includes('owned');
}

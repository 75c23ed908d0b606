import type { AnyAction } from '../core/action.ts';
import type { RandomSource } from '../core/chance.ts';
import type { Game } from '../core/game.ts';
import type { CardMemory } from '../core/known-cards.ts';
import type { View } from '../core/view.ts';

export function usualAction(game: Game, view: View, source: RandomSource, memory?: CardMemory): AnyAction {
  return memory === undefined || game.rememberingBot === undefined
    ? game.bot(view, source)
    : game.rememberingBot(view, source, memory);
}

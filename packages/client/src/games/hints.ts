import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { PlayerName } from '../i18n/sentence.ts';
import type { NameOf } from '../table/presentation.ts';

/**
 * The reason why an action is a good one, in words, from the view of the player who may take it; `null` if no fact speaks for it, as
 * where only the search knows. An estimate from the view, such as of tricks, speaks only for the action that follows
 * from it: the stronger bot may choose another one. The player is addressed if it is the reader, and named otherwise.
 */
export type HintReason<GameView extends View = View, Action extends AnyAction = AnyAction> = (
  view: GameView,
  action: Action,
  name: NameOf,
  player: PlayerName,
) => string | null;

/** Returns the reasons that tell an action from others: what is equally true of all legal ones is no reason for one of them. */
export function tellingReason(reason: HintReason, { legal }: Pick<Game, 'legal'>): HintReason {
  return (view, action, name, player) => {
    const said = reason(view, action, name, player);
    const all = legal(view);
    const isCommon = all.length > 1 && all.every((each) => reason(view, each, name, player) === said);
    return isCommon ? null : said;
  };
}

/** Returns whether an action has the most of some worth, and others have less. The only action of all does as well. */
export function standsOut<Action>(action: Action, all: readonly Action[], worthOf: (action: Action) => number): boolean {
  const worths = all.map(worthOf);
  const worth = worthOf(action);
  return worth >= Math.max(...worths) && (all.length === 1 || worth > Math.min(...worths));
}

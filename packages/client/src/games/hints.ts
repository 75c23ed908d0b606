import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { NameOf } from '../table/presentation.ts';

/**
 * The reason why an action is a good one, in words, from the viewer's view; `null` if there is nothing to say.
 * `games/<game>/hint.ts` exports one as `reason`.
 */
export type HintReason<GameView extends View = View, Action extends AnyAction = AnyAction> = (
  view: GameView,
  action: Action,
  name: NameOf,
) => string | null;

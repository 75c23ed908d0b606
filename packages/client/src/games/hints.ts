import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { PlayerName } from '../i18n/sentence.ts';
import type { NameOf } from '../table/presentation.ts';

/**
 * The reason why an action is a good one, in words, from the view of the player who may take it; `null` if there is nothing to say. The
 * player is addressed if it is the reader, and named otherwise. `games/<game>/hint.ts` exports one as `reason`.
 */
export type HintReason<GameView extends View = View, Action extends AnyAction = AnyAction> = (
  view: GameView,
  action: Action,
  name: NameOf,
  player: PlayerName,
) => string | null;

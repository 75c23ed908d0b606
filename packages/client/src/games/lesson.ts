import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Lesson } from '@hundredfold/shared/core/lesson.ts';
import type { View } from '@hundredfold/shared/core/view.ts';
import type { NameOf } from '../table/presentation.ts';

/** A lesson that answers presses for which its step does not ask. */
export interface GuidedLesson<GameView extends View = View, Action extends AnyAction = AnyAction> extends Lesson {
  /** Says what the press would lead to, and what a wanted action leads to, with the numbers of the position. */
  objection(view: GameView, pressed: Action, wanted: Action, name: NameOf): string;
}

import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import { isQuestion, type Press } from './presentation.ts';
import { type Stage, targetsOf } from './stage.ts';

/** Of the words that say what a lit button is. */
export const LIT_NOTE = 'lit-note';

/** Whether a press is, or may come to, this action. */
export function leadsTo(press: Press, action: AnyAction): boolean {
  return isQuestion(press) ? press.answers.some((each) => isSameAction(each.action, action)) : isSameAction(press, action);
}

/** Whether somebody means the viewer to press this. */
export function isHighlighted({ lit }: Stage, press: Press | null): boolean {
  return press !== null && lit.value.some((action) => leadsTo(press, action));
}

export function isCardHighlighted(stage: Stage, card: Face): boolean {
  return stage.lit.value.length > 0 && isHighlighted(stage, stage.presentation.press(stage.latest.value.view, card));
}

/** Whether what is meant is done by neither a card nor a place. */
export function isDecisionHighlighted(stage: Stage): boolean {
  const cardless = stage.lit.value.filter(({ card }) => typeof card !== 'string');
  if (cardless.length === 0) return false;
  const places = targetsOf(stage);
  return cardless.some((action) => !places.some(({ press }) => press !== null && leadsTo(press, action)));
}

/** What a lit button is given besides its name. */
export function highlightProps(lit: boolean): { readonly 'aria-describedby'?: string } {
  return lit ? { 'aria-describedby': LIT_NOTE } : {};
}

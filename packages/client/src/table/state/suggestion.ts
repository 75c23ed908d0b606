import type { Face } from '@hundredfold/shared/cards/face.ts';
import { type AnyAction, isSameAction } from '@hundredfold/shared/core/action.ts';
import { isQuestion, type Press } from '../presentation.ts';
import { pressOf, targetsOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

export const SUGGESTION_NOTE = 'suggestion-note';

export function leadsTo(press: Press, action: AnyAction): boolean {
  return isQuestion(press) ? press.answers.some((each) => isSameAction(each.action, action)) : isSameAction(press, action);
}

export function isSuggested({ guide: { suggested } }: TableUiState, press: Press | null): boolean {
  return press !== null && suggested.value.some((action) => leadsTo(press, action));
}

export function isCardSuggested(ui: TableUiState, card: Face): boolean {
  return ui.guide.suggested.value.length > 0 && isSuggested(ui, pressOf(ui.presentation, ui.view.latest.value, card));
}

/** Returns whether the suggested action needs neither a card nor a target. */
export function isDecisionSuggested(ui: TableUiState): boolean {
  const cardless = ui.guide.suggested.value.filter(({ card }) => typeof card !== 'string');
  if (cardless.length === 0) return false;
  const places = targetsOf(ui);
  return cardless.some((action) => !places.some(({ press }) => press !== null && leadsTo(press, action)));
}

export function suggestionProps(suggested: boolean): { readonly 'aria-describedby'?: string } {
  return suggested ? { 'aria-describedby': SUGGESTION_NOTE } : {};
}

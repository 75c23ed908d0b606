import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Press } from '../presentation.ts';
import { leadsTo, pressOf, targetsOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

/** The class of what leads to a suggested action, or to the mistake that was made in its place. */
export type GuideMark = 'is-meant' | 'is-mistaken';

/** The ids of the elements that describe these marks. */
export const GUIDE_NOTES: Readonly<Record<GuideMark, string>> = { 'is-meant': 'meant-note', 'is-mistaken': 'mistake-note' };

export function guideMark(ui: TableUiState, press: Press | null): GuideMark | undefined {
  return press === null ? undefined : markWhere(ui, (action) => leadsTo(press, action));
}

export function cardGuideMark(ui: TableUiState, card: Face): GuideMark | undefined {
  return guideMark(ui, pressOf(ui.presentation, ui.view.latest.value, card));
}

/** Returns the mark of the action that needs neither a card nor a target. */
export function decisionGuideMark(ui: TableUiState): GuideMark | undefined {
  const places = targetsOf(ui);
  return markWhere(
    ui,
    (action) => typeof action.card !== 'string' && !places.some(({ press }) => press !== null && leadsTo(press, action)),
  );
}

function markWhere({ guide: { suggested, mistake } }: TableUiState, is: (action: AnyAction) => boolean): GuideMark | undefined {
  if (suggested.value.some(is)) return 'is-meant';
  return mistake.value !== null && is(mistake.value) ? 'is-mistaken' : undefined;
}

export function guideProps(mark: GuideMark | undefined): { readonly 'aria-describedby'?: string } {
  return mark === undefined ? {} : { 'aria-describedby': GUIDE_NOTES[mark] };
}

import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { leadsTo, type Press } from '../presentation.ts';
import { pressOf, targetsOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

/** The class of what leads to a suggested action, or to the mistake that was made in its place. */
export type GuideMark = 'is-meant' | 'is-mistaken';

/** Returns the id of the element that describes a mark. */
export function guideNote(mark: GuideMark): string {
  return `${mark}-note`;
}

export function guideMark(ui: TableUiState, press: Press | null): GuideMark | undefined {
  return press === null ? undefined : markWhere(ui, (action) => leadsTo(press, action));
}

export function cardGuideMark(ui: TableUiState, card: Face): GuideMark | undefined {
  return guideMark(ui, pressOf(ui.presentation, ui.view.latest.value, card));
}

/** Returns the mark of the action that needs neither a card nor a target. */
export function decisionGuideMark(ui: TableUiState): GuideMark | undefined {
  const presses = targetsOf(ui).flatMap(({ press }) => press ?? []);
  const isAtPlace = (action: AnyAction) => presses.some((press) => leadsTo(press, action));
  return markWhere(ui, (action) => typeof action.card !== 'string' && !isAtPlace(action));
}

function markWhere({ guide }: TableUiState, is: (action: AnyAction) => boolean): GuideMark | undefined {
  const { suggested, mistake } = guide;
  if (suggested.value.some(is)) return 'is-meant';
  return mistake.value !== null && is(mistake.value) ? 'is-mistaken' : undefined;
}

export function guideProps(mark: GuideMark | undefined): { readonly 'aria-describedby'?: string } {
  return mark === undefined ? {} : { 'aria-describedby': guideNote(mark) };
}

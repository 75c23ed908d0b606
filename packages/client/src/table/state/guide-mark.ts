import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { effect } from '@preact/signals';
import { type GuideMark, leadsTo, type Press } from '../presentation.ts';
import { pickingOf, pressOf } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

/** Returns the id of the element that describes a mark. */
export function guideNote(mark: GuideMark): string {
  return `${mark}-note`;
}

export function guideMark(ui: TableUiState, press: Press | null): GuideMark | undefined {
  return press === null ? undefined : markWhere(ui, (action) => leadsTo(press, action));
}

/** Returns the mark of a card in hand: one that makes a meant action, or one of several that are picked for it. */
export function cardGuideMark(ui: TableUiState, card: Face): GuideMark | undefined {
  if (pickingOf(ui) === null) return guideMark(ui, pressOf(ui.presentation, ui.view.latest.value, card));
  return markWhere(ui, (action) => Object.values(action).some((value) => Array.isArray(value) && value.includes(card)));
}

/** Shows the draft of what is suggested, so that the button with the ring makes this action and no other one. */
export function followGuide({ guide, choice, presentation }: TableUiState): () => void {
  return effect(() => {
    const [meant] = guide.suggested.value;
    if (meant !== undefined) choice.draft.value = presentation.draftOf?.(meant) ?? null;
  });
}

function markWhere({ guide }: TableUiState, is: (action: AnyAction) => boolean): GuideMark | undefined {
  const { suggested, mistake } = guide;
  if (suggested.value.some(is)) return 'is-meant';
  return mistake.value !== null && is(mistake.value) ? 'is-mistaken' : undefined;
}

export function guideProps(mark: GuideMark | undefined): { readonly 'aria-describedby'?: string } {
  return mark === undefined ? {} : { 'aria-describedby': guideNote(mark) };
}

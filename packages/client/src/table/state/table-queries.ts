import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { type CardZone, mayAct, type View } from '@hundredfold/shared/core/view.ts';
import type { Snapshot } from '../../net/table-link.ts';
import { keyOf, type Layout, layout, ownFaces, type Zone } from '../layout/layout.ts';
import type { ConsideredAction, Highlight, Picking, Presentation, Press, SeenStep, Target } from '../presentation.ts';
import { leadsTo } from '../presentation.ts';
import { isAmong, type OwnCard } from './own-card.ts';
import { hasEnded } from './play-stop.ts';
import { arranged } from './sortings.ts';
import type { TableUiState } from './table-ui-state.ts';

/** Returns whether the shown state is current, as far as the viewer's decision depends on it. */
export function isUpToDate({ view: { shown, decision } }: TableUiState): boolean {
  return shown.value.decision === decision.value;
}

/** Returns whether the match has ended, and the cards of its last step have landed. */
export function isEndShown({ view: { shown, latest } }: TableUiState): boolean {
  return hasEnded(latest.value) && shown.value.version === latest.value.version;
}

/** Returns whether the viewer's own hand is shown as it is: no card is still on its way to it or from it. */
export function hasOwnHandLanded({ view: { shown, latest } }: Pick<TableUiState, 'view'>): boolean {
  const faces = ownFaces(latest.value.view);
  const seen = ownFaces(shown.value.view);
  return faces.length === seen.length && faces.every((face, index) => face === seen[index]);
}

/** Returns the view that determines whose turn is shown, so that the texts agree with the cards. */
export function viewOfTurn(ui: TableUiState): View {
  return isUpToDate(ui) ? ui.view.latest.value.view : ui.view.shown.value.view;
}

/** Returns what the viewer considers, and what moves. */
export function highlightOf(ui: TableUiState): Highlight {
  const current = isUpToDate(ui) && ui.view.latest.value.phase === 'playing';
  const asked = ui.choice.asked.value;
  const card = ui.hand.considered.value ?? (asked?.kind === 'whether' ? (asked.cards[0] ?? null) : null);
  const aimed = aimedAt(ui);
  const { move } = ui.view.shown.value;
  const [better] = ui.guide.suggested.value;
  const mistake = ui.guide.mistake.value;
  if (current && card === null && aimed === null && better !== undefined && mistake !== null) {
    return { ...consideredAs(ui, better), move, mistake: consideredAs(ui, mistake) };
  }
  const canAim = current && aimed !== null && targetsOf(ui).some(({ id, press }) => id === aimed && press !== null);
  return {
    considered: current && card !== null && canPress(ui, card) ? card.face : null,
    targetUnderPointer: canAim ? aimed : null,
    move,
  };
}

function consideredAs(ui: TableUiState, action: AnyAction): ConsideredAction {
  const target = targetsOf(ui).find(({ press }) => press !== null && leadsTo(press, action));
  return { considered: typeof action.card === 'string' ? action.card : null, targetUnderPointer: target?.id ?? null };
}

export function stepsShown({ view: { steps, shown } }: TableUiState): readonly SeenStep[] {
  return steps.value.filter(({ version }) => version <= shown.value.version);
}

export function aimedAt({ choice: { targetUnderPointer, asked } }: TableUiState): string | null {
  return targetUnderPointer.value ?? asked.value?.target ?? null;
}

export function targetsOf({ presentation, view: { latest }, screen: { frame }, name }: TableUiState): readonly Target[] {
  return presentation.targets?.(latest.value.view, { frame: frame.value, name }) ?? [];
}

/** Returns whether the table waits for the viewer, who sees the current state and has not answered yet. */
export function isAwaited(ui: TableUiState): boolean {
  const { view, phase } = ui.view.latest.value;
  return phase === 'playing' && mayAct(view) && isUpToDate(ui) && !ui.choice.asking.value;
}

export function pickingOf({ view: { latest }, presentation, name }: TableUiState): Picking | null {
  const { view, phase } = latest.value;
  return phase === 'playing' && mayAct(view) ? (presentation.picks?.(view, name) ?? null) : null;
}

/** Returns what a press on a card in hand does; `null` if nothing. */
export function pressOf(presentation: Presentation, { game, view }: Pick<Snapshot, 'game' | 'view'>, card: Face): Press | null {
  if (presentation.press !== undefined) return presentation.press(view, card);
  return game.legal(view).find((action) => action.card === card) ?? null;
}

export function canPress(ui: TableUiState, card: OwnCard): boolean {
  const picking = pickingOf(ui);
  if (picking === null) return pressOf(ui.presentation, ui.view.latest.value, card.face) !== null;
  return isAmong(card, ui.hand.picked.value) || ui.hand.picked.value.length < picking.count;
}

export function isDim(ui: TableUiState, card: OwnCard): boolean {
  const isBright = ui.presentation.staysBright?.(ui.view.latest.value.view) ?? false;
  return !isBright && isAwaited(ui) && !canPress(ui, card);
}

/** Returns whether the possible presses are highlighted, because the viewer has pressed something that cannot be done. */
export function isShown(ui: TableUiState): boolean {
  return ui.choice.refused.value !== null && isAwaited(ui);
}

export function zonesOf(ui: TableUiState, view: View, held = (hand: readonly Face[]) => heldBy(ui, hand)): readonly Zone[] {
  const { presentation, screen, choice } = ui;
  const { game } = ui.view.latest.value;
  return layout(view, { game, presentation, frame: screen.frame.value, draft: choice.draft.value, held });
}

export function zoneAt(ui: TableUiState, view: View, place: CardZone, held?: Layout['held']): Zone | undefined {
  return zonesOf(ui, view, held).find((zone) => keyOf(zone.place) === keyOf(place));
}

export function heldBy({ presentation, hand: { order, own } }: TableUiState, hand: readonly Face[]): readonly Face[] {
  const { sortings = [], sorted } = presentation;
  if (sortings.length > 0 && order.value === 'own') return arranged(hand, own.value);
  return (sortings.find(({ by }) => by === order.value)?.sorted ?? sorted)(hand);
}

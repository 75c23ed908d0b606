import { batch } from '@preact/signals';
import { isHandOf } from '../layout/layout.ts';
import type { Pose } from '../layout/pose.ts';
import { arrange, choosesOrder } from '../state/hand-order.ts';
import { skipAnimation } from '../state/replay-turn.ts';
import { targetsOf, zoneAt } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { type Draggable, type DropTarget, type DropZones, dropTargetAt } from './drop-target.ts';
import { tryCard, tryTarget } from './press.ts';

/** Returns the places where a card can be dropped now: the table for a card in hand, a target for any other card. */
export function dropZonesOf(ui: TableUiState, { place }: Draggable): DropZones {
  const { view } = ui.view.latest.value;
  const isCardInHand = isHandOf(view.viewer, place) && ui.presentation.toPlace === undefined;
  if (!isCardInHand) return { hand: [], targets: targetsOf(ui), table: null };
  const { centre, prompt } = ui.screen.frame.value;
  const hand = choosesOrder(ui) ? (zoneAt(ui, view, place)?.spots ?? []) : [];
  return { hand, targets: [], table: { ...centre, height: prompt.y + prompt.height - centre.y } };
}

const NOWHERE: DropTarget = { kind: 'nothing' };

/** Starts to drag a card. The animation is skipped, so the player waits for no other cards. */
export function startDrag(ui: TableUiState, what: Draggable): void {
  skipAnimation(ui);
  batch(() => {
    if (!ui.choice.asking.peek()) ui.hand.dropped.value = null; // A card that waits for its answer stays on the table.
    ui.choice.refused.value = null;
    ui.hand.dragPose.value = what.spot;
    ui.hand.dragged.value = { ...what, over: NOWHERE };
    show(ui, NOWHERE);
  });
}

export function dragTo(ui: TableUiState, at: Pose, dropZones: DropZones): void {
  const { dragged, dragPose } = ui.hand;
  const now = dragged.peek();
  if (now === null) return;
  batch(() => {
    dragPose.value = at;
    const over = dropTargetAt(at, dropZones);
    if (JSON.stringify(over) === JSON.stringify(now.over)) return;
    dragged.value = { ...now, over };
    show(ui, over);
  });
}

function show({ hand: { dragged, considered }, choice: { targetUnderPointer } }: TableUiState, over: DropTarget): void {
  considered.value = over.kind === 'table' ? (dragged.peek()?.card ?? null) : null;
  targetUnderPointer.value = over.kind === 'target' ? over.id : null;
}

export function cancelDrag(ui: TableUiState): void {
  batch(() => {
    ui.hand.dragged.value = null;
    show(ui, NOWHERE);
  });
}

/**
 * Drops the card: it does the same as pressing it, or as pressing the target that it was put on. The card stays there if that has
 * sent an action or opened a question.
 */
export function drop(ui: TableUiState): void {
  const { asking, asked } = ui.choice;
  const now = ui.hand.dragged.peek();
  const spot = ui.hand.dragPose.peek();
  if (now === null || spot === null) return;
  skipAnimation(ui);
  batch(() => {
    cancelDrag(ui);
    const before = { asking: asking.peek(), asked: asked.peek() };
    dropOn(ui, now, now.over);
    const hasAsked = asked.peek() !== null && asked.peek() !== before.asked;
    if (now.over.kind === 'hand' || before.asking || !(asking.peek() || hasAsked)) return;
    ui.hand.dropped.value = { ...now, spot, view: ui.view.latest.peek().view };
  });
}

function dropOn(ui: TableUiState, { card }: Draggable, over: DropTarget): void {
  const target = over.kind === 'target' ? targetsOf(ui).find(({ id }) => id === over.id) : undefined;
  if (over.kind === 'hand') arrange(ui, card, over.index);
  if (over.kind === 'table') tryCard(ui, card);
  if (target !== undefined) tryTarget(ui, target);
}

import { batch, computed, effect } from '@preact/signals';
import { cardName } from '../../cards/card-names.ts';
import { t } from '../../i18n/index.ts';
import { isHandOf, ownFaces } from '../layout/layout.ts';
import { gameAt, keepAsOwn, ordersOf } from './order.ts';
import type { OwnCard } from './own-card.ts';
import { skipAnimation } from './replay-turn.ts';
import { placeIn, withMoved } from './sortings.ts';
import { heldBy } from './table-queries.ts';
import type { TableUiState } from './table-ui-state.ts';

/** Forgets the places of cards that have left the hand. In the next deal the player has arranged nothing yet. */
export function keepOwn({ view: { latest, shown }, hand: { own } }: TableUiState): () => void {
  const game = computed(() => gameAt(latest.value));
  const endForgetting = effect(() => {
    const hand = [...ownFaces(shown.value.view)];
    const left = own.value.filter((face) => {
      const at = hand.indexOf(face);
      return at >= 0 && hand.splice(at, 1).length > 0;
    });
    if (left.length < own.value.length) own.value = left;
  });
  const isPlayer = computed(() => latest.value.seat !== null);
  const endKeeping = effect(() => void (isPlayer.value && keepAsOwn(game.value, own.value)));
  return () => {
    endForgetting();
    endKeeping();
  };
}

export function choosesOrder({ presentation, view: { latest } }: TableUiState): boolean {
  return presentation.sortings !== undefined && ownFaces(latest.value.view).length > 1;
}

/** Holds the hand in the next of its orders, and announces it. */
export function changeHandOrder(ui: TableUiState): void {
  const { order } = ui.hand;
  const orders = ordersOf(ui.presentation.sortings ?? []);
  const next = orders[(orders.indexOf(order.peek()) + 1) % orders.length] ?? 'own';
  reorder(ui, () => (order.value = next));
  ui.log.announcement.value = t.value.gameTable.orders[next];
}

/**
 * Moves the card at one place of the hand to another, and announces it. A card that is still on its way to the hand is there at once.
 */
export function arrange(ui: TableUiState, { face, index }: OwnCard, to: number): void {
  const hand = heldBy(ui, ownFaces(ui.view.latest.peek().view));
  if (!choosesOrder(ui) || hand[index] !== face || to === index || to < 0 || to >= hand.length) return;
  skipAnimation(ui);
  reorder(ui, () => {
    ui.hand.own.value = withMoved(hand, index, to);
    ui.hand.order.value = 'own';
  });
  ui.log.announcement.value = t.value.gameTable.putAt(cardName(face), to + 1, hand.length);
}

/** Applies a change of order: picked, pending, dropped and asked-about cards keep their state at their new places. */
function reorder(ui: TableUiState, change: () => void): void {
  batch(() => {
    const hand = ownFaces(ui.view.latest.peek().view);
    const before = heldBy(ui, hand);
    change();
    const after = heldBy(ui, hand);
    const follow = (card: OwnCard): OwnCard => ({ ...card, index: placeIn(after, before, card.index) });
    const { picked, pending, considered, dropped } = ui.hand;
    const { asked, refused } = ui.choice;
    picked.value = picked.peek().map(follow);
    pending.value = pending.peek().map(follow);
    const lying = dropped.peek();
    if (lying !== null && isHandOf(ui.view.latest.peek().view.viewer, lying.place))
      dropped.value = { ...lying, card: follow(lying.card) };
    considered.value = null;
    refused.value = null;
    const question = asked.peek();
    if (question !== null) asked.value = { ...question, cards: question.cards.map(follow) };
  });
}

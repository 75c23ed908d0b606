import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { moveIds } from '@hundredfold/shared/protocol/intents.ts';
import { t } from '../../i18n/index.ts';
import { randomId } from '../../net/account/secret.ts';
import { showNotice } from '../../ui/notices.tsx';
import { settings } from '../../ui/settings.ts';
import { isQuestion, type Press, type Question, type Target } from '../presentation.ts';
import { type OwnCard, toggled } from '../state/own-card.ts';
import { skipAnimation } from '../state/replay-turn.ts';
import { canPress, pickingOf, pressOf, targetsOf } from '../state/table-queries.ts';
import type { TableUiState } from '../state/table-ui-state.ts';
import { refusalText, refuseCard, refuseTarget } from './refuse.ts';

const NONCE_BYTES = 6;

export const nextMoveId = moveIds(randomId(NONCE_BYTES));

/**
 * Sends an action to the table, unless a lesson objects. Its cards wait out of the hand. If it is refused, the reason is shown, and
 * the cards drop back unless they were picked.
 */
export async function propose(
  ui: TableUiState,
  action: AnyAction,
  cards: readonly OwnCard[] = [],
  target: string | null = null,
): Promise<void> {
  const { pending } = ui.hand;
  const { asking, asked, refused } = ui.choice;
  if (asking.peek()) return;
  skipAnimation(ui);
  asked.value = null;
  const text = ui.guide.objection(action);
  refused.value = text === null ? null : { card: cards[0] ?? null, target, text, paragraph: undefined };
  if (text !== null) {
    ui.hand.dropped.value = null;
    return;
  }
  asking.value = true;
  pending.value = cards;
  const answer = await ui.link.ask('act', { id: nextMoveId(), version: ui.view.latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = [];
  ui.hand.dropped.value = null;
  showRefusal(ui, answer.refusal.refusal);
}

interface Pressed {
  readonly cards: readonly OwnCard[];
  readonly target: string | null;
  press(): Press | null;
  label(): string;
}

/**
 * Performs a press: sends the action, or asks the question that must be answered first. It does nothing while an earlier action
 * waits for its answer. A player can choose to confirm each play.
 */
function performPress(ui: TableUiState, { cards, target, press, label }: Pressed): void {
  const now = press();
  if (now === null || ui.choice.asking.peek()) return;
  skipAnimation(ui);
  ui.hand.dropped.value = null;
  ui.choice.refused.value = null;
  if (isQuestion(now)) {
    const question = (): Question => {
      const again = press();
      return again !== null && isQuestion(again) ? again : now;
    };
    ui.choice.asked.value = { kind: 'choice', question, cards, target };
  } else if (settings.plays.peek() === 'atOnce') void propose(ui, now, cards, target);
  else ui.choice.asked.value = { kind: 'whether', question: () => whether(now, label(), cards.length > 0), cards, target };
}

function whether(action: AnyAction, question: string, isPlay: boolean): Question {
  const { play, yes } = t.value.gameTable;
  return { question, answers: [{ label: isPlay ? play : yes, action }] };
}

export function pressCard(ui: TableUiState, card: OwnCard): void {
  const { presentation } = ui;
  const { picked } = ui.hand;
  const picking = pickingOf(ui);
  const snapshot = ui.view.latest.peek();
  const press = (): Press | null => pressOf(presentation, snapshot, card.face);
  const label = (): string => presentation.describe(snapshot.view, card.face, ui.name);
  if (picking === null) performPress(ui, { cards: [card], target: null, press, label });
  if (picking === null || ui.choice.asking.peek()) return;
  ui.choice.refused.value = null;
  picked.value = toggled(picked.peek(), card, picking.count);
}

export function tryCard(ui: TableUiState, card: OwnCard): void {
  if (canPress(ui, card)) pressCard(ui, card);
  else refuseCard(ui, card);
}

export function tryTarget(ui: TableUiState, target: Target): void {
  const now = (): Target => targetsOf(ui).find(({ id }) => id === target.id) ?? target;
  if (target.press === null) refuseTarget(ui, target);
  else performPress(ui, { cards: [], target: target.id, press: () => now().press, label: () => now().label });
}

/** Sends an action that is chosen without a card. A card that an open question was about goes back. */
export function decide(ui: TableUiState, action: AnyAction): void {
  if (ui.choice.asking.peek()) return;
  ui.hand.dropped.value = null;
  void propose(ui, action);
}

/** Cancels the open question; if there is none, unpicks the last picked card. */
export function cancelSelection({ choice: { asking, asked }, hand: { dropped, picked } }: TableUiState): void {
  if (asking.peek()) return;
  if (asked.peek() === null) picked.value = picked.peek().slice(0, -1);
  asked.value = null;
  dropped.value = null;
}

function showRefusal({ presentation, view: { latest } }: TableUiState, refusal: string): void {
  const text = refusalText(presentation, refusal);
  if (text === null) return;
  const paragraph = latest.peek().game.refusals[refusal];
  showNotice(paragraph === undefined ? { text } : { text, paragraph });
}

import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { randomId } from '../net/secret.ts';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import { type OwnCard, toggled } from './own-card.ts';
import { pickingOf, type Stage } from './stage.ts';
import { isQuestion, type Press } from './staging.ts';

const ID_BYTES = 12;

/**
 * Asks the table for an action. Its cards wait out of the hand; when it is refused the reason is said, and they drop back unless
 * they were picked.
 */
export async function propose(stage: Stage, action: AnyAction, cards: readonly OwnCard[] = []): Promise<void> {
  const { link, latest, pending, asking, asked } = stage;
  if (asking.peek()) return;
  asking.value = true;
  pending.value = cards;
  asked.value = null;
  const answer = await link.ask('act', { id: randomId(ID_BYTES), version: latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = [];
  sayWhy(stage, answer.refusal.refusal);
}

/** What pressing something leads to: an action, or a question that has to be answered first; nothing before the last one is done. */
export function pressed(stage: Stage, press: Press, cards: readonly OwnCard[] = []): void {
  if (stage.asking.peek()) return;
  if (isQuestion(press)) stage.asked.value = { question: press, cards };
  else void propose(stage, press, cards);
}

/** What pressing a card in hand leads to: where several are played together it is picked, or goes back. */
export function pressCard(stage: Stage, card: OwnCard): void {
  const { latest, staging, asking, picked } = stage;
  const picking = pickingOf(stage);
  const press = picking === null ? staging.press(latest.peek().view, card.face) : null;
  if (press !== null) pressed(stage, press, [card]);
  if (picking !== null && !asking.peek()) picked.value = toggled(picked.peek(), card, picking.count);
}

/** The card that was picked last goes back into the hand. */
export function takeBack({ asking, picked }: Stage): void {
  if (!asking.peek()) picked.value = picked.peek().slice(0, -1);
}

function sayWhy({ staging, latest }: Stage, refusal: string): void {
  const said: Readonly<Record<string, string>> = { ...words.value.refusals, ...staging.refusals() };
  const text = said[refusal] ?? refusal;
  const paragraph = latest.peek().game.refusals[refusal];
  say(paragraph === undefined ? { text } : { text, paragraph });
}

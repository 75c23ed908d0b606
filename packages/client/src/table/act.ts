import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { randomId } from '../net/random-id.ts';
import { tell } from '../ui/notices.ts';
import { words } from '../words/index.ts';
import { isQuestion, type Press } from './staging.ts';
import type { OwnCard, TableState } from './table-state.ts';

const ID_BYTES = 12;

/** Asks the table for an action. The card waits out of the hand; refused, it drops back, and the reason is said. */
export async function act(table: TableState, action: AnyAction, card: OwnCard | null = null): Promise<void> {
  const { link, latest, pending, asking, asked } = table;
  if (asking.peek()) return;
  asking.value = true;
  pending.value = card;
  asked.value = null;
  const answer = await link.ask('act', { id: randomId(ID_BYTES), version: latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = null;
  sayWhy(table, answer.refusal.refusal);
}

/** What pressing something leads to: an action, or a question that has to be answered first; nothing before the last one is answered. */
export function pressed(table: TableState, press: Press, card: OwnCard | null = null): void {
  if (table.asking.peek()) return;
  if (isQuestion(press)) table.asked.value = { question: press, card };
  else void act(table, press, card);
}

function sayWhy({ staging, latest }: TableState, refusal: string): void {
  const said: Readonly<Record<string, string>> = { ...words.value.refusals, ...staging.refusals() };
  const text = said[refusal] ?? refusal;
  const paragraph = latest.peek().game.refusals[refusal];
  tell(paragraph === undefined ? { text } : { text, paragraph });
}

import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { randomId } from '../net/random-id.ts';
import { tell } from '../ui/notices.ts';
import { words } from '../words/index.ts';
import type { TableState } from './table-state.ts';

const ID_BYTES = 12;

/** Asks the table for an action. The card waits out of the hand; refused, it drops back, and the reason is said. */
export async function act(table: TableState, action: AnyAction, card: Face | null = null): Promise<void> {
  const { link, latest, pending } = table;
  if (pending.peek() !== null) return;
  pending.value = card;
  const answer = await link.ask('act', { id: randomId(ID_BYTES), version: latest.peek().version, action });
  if (answer.ok) return;
  pending.value = null;
  sayWhy(table, answer.refusal.refusal);
}

function sayWhy({ staging, latest }: TableState, refusal: string): void {
  const ofTable: Readonly<Record<string, string>> = words.value.refusals;
  const text = staging.refusal(refusal) ?? ofTable[refusal] ?? refusal;
  const paragraph = latest.peek().game.refusals[refusal];
  tell(paragraph === undefined ? { text } : { text, paragraph });
}

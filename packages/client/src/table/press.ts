import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import { randomId } from '../net/secret.ts';
import { say } from '../ui/notices.tsx';
import { words } from '../words/index.ts';
import type { OwnCard, Stage } from './stage.ts';
import { isQuestion, type Press } from './staging.ts';

const ID_BYTES = 12;

/** Asks the table for an action. The card waits out of the hand; refused, it drops back, and the reason is said. */
export async function propose(stage: Stage, action: AnyAction, card: OwnCard | null = null): Promise<void> {
  const { link, latest, pending, asking, asked } = stage;
  if (asking.peek()) return;
  asking.value = true;
  pending.value = card;
  asked.value = null;
  const answer = await link.ask('act', { id: randomId(ID_BYTES), version: latest.peek().version, action });
  asking.value = false;
  if (answer.ok) return;
  pending.value = null;
  sayWhy(stage, answer.refusal.refusal);
}

/** What pressing something leads to: an action, or a question that has to be answered first; nothing before the last one is answered. */
export function pressed(stage: Stage, press: Press, card: OwnCard | null = null): void {
  if (stage.asking.peek()) return;
  if (isQuestion(press)) stage.asked.value = { question: press, card };
  else void propose(stage, press, card);
}

function sayWhy({ staging, latest }: Stage, refusal: string): void {
  const said: Readonly<Record<string, string>> = { ...words.value.refusals, ...staging.refusals() };
  const text = said[refusal] ?? refusal;
  const paragraph = latest.peek().game.refusals[refusal];
  say(paragraph === undefined ? { text } : { text, paragraph });
}

import { refusalOf } from '@hundredfold/shared/core/game.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { words } from '../words/index.ts';
import type { OwnCard } from './own-card.ts';
import { pickingOf, type Stage } from './stage.ts';
import type { Target, WhyNot } from './staging.ts';
import { type Standstill, standstillOf } from './standstill.ts';
import { tableWords } from './words.ts';

/** Why something cannot be done, and the paragraph of the rules that says so. */
export interface Reason {
  readonly text: string;
  readonly paragraph: string | undefined;
}

/** A card in hand was pressed in vain. */
export function refuseCard(stage: Stage, card: OwnCard): void {
  if (!stage.asking.peek()) stage.refused.value = { card, target: null, ...reasonForCard(stage, card) };
}

/** A pile or a place was pressed in vain. */
export function refuseTarget(stage: Stage, { id, whyNot }: Target): void {
  if (!stage.asking.peek()) stage.refused.value = { card: null, target: id, ...reasonFor(stage, whyNot ?? {}) };
}

export function reasonForCard(stage: Stage, { face }: OwnCard): Reason {
  const { latest, staging, name } = stage;
  if (pickingOf(stage) !== null) return reasonFor(stage, { says: tableWords.value.enough });
  return reasonFor(stage, staging.whyNot?.(latest.peek().view, face, name) ?? {});
}

/** What the table would answer. */
const REFUSED = { paused: 'paused', onHold: 'halted' } as const satisfies Record<Standstill, TableRefusal>;

/** The game's own sentence, or else that of the refusal, or else what is to be done instead. */
export function reasonFor({ latest, staging, name }: Stage, { action, says }: WhyNot): Reason {
  const { view, phase, game } = latest.peek();
  const still = standstillOf(latest.peek());
  if (still !== null) return { text: words.value.refusals[REFUSED[still]], paragraph: undefined };
  if (phase !== 'playing') return { text: `${tableWords.value.over}.`, paragraph: undefined };
  if (!mayAct(view)) return { text: tableWords.value.notYet(view.toAct.map(name)), paragraph: undefined };
  const refusal = action === undefined ? null : refusalOf(game, view, action);
  const text = says ?? (refusal === null ? staging.prompt(view, name) : refusalText(staging, refusal));
  return { text, paragraph: refusal === null ? undefined : game.refusals[refusal] };
}

/** A refusal in words: the game's, or those of the house. */
export function refusalText({ refusals }: Pick<Stage['staging'], 'refusals'>, refusal: string): string {
  const said: Readonly<Record<string, string>> = { ...words.value.refusals, ...refusals() };
  return said[refusal] ?? refusal;
}

import { refusalOf } from '@hundredfold/shared/core/game.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { words } from '../i18n/index.ts';
import type { OwnCard } from './own-card.ts';
import type { Target, WhyNot } from './presentation.ts';
import { pickingOf, type Stage } from './stage.ts';
import { type Standstill, standstillOf } from './standstill.ts';
import { tableWords } from './words.ts';

/** The reason why something cannot be done, and its paragraph of the rules. */
export interface RefusalReason {
  readonly text: string;
  readonly paragraph: string | undefined;
}

/** Shows why the pressed card in hand cannot be played. */
export function refuseCard(stage: Stage, card: OwnCard): void {
  if (!stage.asking.peek()) stage.refused.value = { card, target: null, ...reasonForCard(stage, card) };
}

/** Shows why the pressed pile or place cannot be used. */
export function refuseTarget(stage: Stage, { id, whyNot }: Target): void {
  if (!stage.asking.peek()) stage.refused.value = { card: null, target: id, ...reasonFor(stage, whyNot ?? {}) };
}

export function reasonForCard(stage: Stage, { face }: OwnCard): RefusalReason {
  const { latest, presentation, name } = stage;
  if (pickingOf(stage) !== null) return reasonFor(stage, { says: tableWords.value.enough });
  return reasonFor(stage, presentation.whyNot?.(latest.peek().view, face, name) ?? {});
}

/** The refusal that the server would send. */
const REFUSED = { paused: 'paused', onHold: 'halted' } as const satisfies Record<Standstill, TableRefusal>;

/** Returns the game's own sentence, or otherwise the text of the refusal, or otherwise the prompt. */
export function reasonFor({ latest, presentation, name }: Stage, { action, says }: WhyNot): RefusalReason {
  const { view, phase, game } = latest.peek();
  const still = standstillOf(latest.peek());
  if (still !== null) return { text: words.value.refusals[REFUSED[still]], paragraph: undefined };
  if (phase !== 'playing') return { text: `${tableWords.value.over}.`, paragraph: undefined };
  if (!mayAct(view)) return { text: tableWords.value.notYet(view.toAct.map(name)), paragraph: undefined };
  const refusal = action === undefined ? null : refusalOf(game, view, action);
  const text = says ?? (refusal === null ? presentation.prompt(view, name) : refusalText(presentation, refusal));
  return { text, paragraph: refusal === null ? undefined : game.refusals[refusal] };
}

/** Returns the text of a refusal: the game's own, or the one that all games share. */
export function refusalText({ refusals }: Pick<Stage['presentation'], 'refusals'>, refusal: string): string {
  const said: Readonly<Record<string, string>> = { ...words.value.refusals, ...refusals() };
  return said[refusal] ?? refusal;
}

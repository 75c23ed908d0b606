import { refusalOf } from '@hundredfold/shared/core/game.ts';
import { mayAct } from '@hundredfold/shared/core/view.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { t } from '../../i18n/index.ts';
import type { Target, WhyNot } from '../presentation.ts';
import type { OwnCard } from '../state/own-card.ts';
import { type PlayStop, playStopOf } from '../state/play-stop.ts';
import { pickingOf } from '../state/table-queries.ts';
import type { RefusedPress, TableUiState } from '../state/table-ui-state.ts';

type RefusalReason = Pick<RefusedPress, 'text' | 'paragraph'>;

export function refuseCard(ui: TableUiState, card: OwnCard): void {
  if (!ui.choice.asking.peek()) ui.choice.refused.value = { card, target: null, ...reasonForCard(ui, card) };
}

export function refuseTarget(ui: TableUiState, { id, whyNot }: Target): void {
  if (!ui.choice.asking.peek()) ui.choice.refused.value = { card: null, target: id, ...reasonFor(ui, whyNot ?? {}) };
}

export function reasonForCard(ui: TableUiState, { face }: OwnCard): RefusalReason {
  if (pickingOf(ui) !== null) return reasonFor(ui, { says: t.value.gameTable.enough });
  return reasonFor(ui, ui.presentation.whyNot?.(ui.view.latest.peek().view, face, ui.name) ?? {});
}

/** The refusal that the server would send. */
const REFUSED = { paused: 'paused', onHold: 'halted', unfinished: 'not-playing' } as const satisfies Record<
  PlayStop,
  TableRefusal
>;

export function reasonFor({ view: { latest }, presentation, name }: TableUiState, { action, says }: WhyNot): RefusalReason {
  const { view, phase, game, last } = latest.peek();
  const still = playStopOf(latest.peek());
  if (still !== null) return { text: t.value.refusals[REFUSED[still]], paragraph: undefined };
  if (phase !== 'playing') return { text: `${t.value.gameTable.over}.`, paragraph: undefined };
  if (!mayAct(view)) return { text: t.value.gameTable.notYet(view.toAct.map(name)), paragraph: undefined };
  const refusal = action === undefined ? null : refusalOf(game, view, action);
  const said = refusal === null ? presentation.prompt(view, name, last?.seat) : refusalText(presentation, refusal);
  return { text: says ?? said ?? '', paragraph: refusal === null ? undefined : game.refusals[refusal] };
}

export function refusalText({ refusals }: Pick<TableUiState['presentation'], 'refusals'>, refusal: string): string | null {
  const said: Readonly<Record<string, string | null>> = { ...t.value.refusals, ...refusals() };
  const text = said[refusal];
  return text === undefined ? refusal : text;
}

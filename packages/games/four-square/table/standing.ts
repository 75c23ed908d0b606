import { GOAL, topsTotal } from '../rules/score.ts';
import { type FourSquareView, STACK_ZONES } from '../rules/view.ts';
import { fourSquareMessages } from './messages.ts';

export interface Placement {
  readonly total: number;
  readonly takes: number;
}

export function totalOf({ table }: FourSquareView): number {
  return topsTotal(STACK_ZONES.map((zone) => table[zone].top));
}

export function placementOn({ table }: FourSquareView, stack: number): Placement | null {
  const [card] = table.card;
  const zone = STACK_ZONES[stack];
  if (card === undefined || zone === undefined) return null;
  const total = topsTotal(STACK_ZONES.map((each) => (each === zone ? card : table[each].top)));
  return { total, takes: total === GOAL ? table[zone].size + 1 : 0 };
}

export function describeStack({ table }: FourSquareView, stack: number, placement: Placement | null): string {
  const texts = fourSquareMessages.value.table;
  const { top, size } = table[STACK_ZONES[stack] ?? 'stack0'];
  const shows = texts.shows(texts.stack[stack] ?? '', top ?? '–', size);
  if (placement === null) return shows;
  const card = table.card[0] ?? '';
  return `${shows}; ${placement.takes > 0 ? texts.takes(card, placement.takes) : texts.makes(card, placement.total)}`;
}

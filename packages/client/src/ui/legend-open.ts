import { effect, signal } from '@preact/signals';
import { closeRules, rulesAt } from './rules-open.ts';

/** Whether it is said beside the table what is to be seen on it. */
export const legendOpen = signal(false);

/** One of the two lies beside the table, the rules or this. */
export function openLegend(): void {
  closeRules();
  legendOpen.value = true;
}

export function closeLegend(): void {
  legendOpen.value = false;
}

effect(() => {
  if (rulesAt.value !== null) closeLegend();
});

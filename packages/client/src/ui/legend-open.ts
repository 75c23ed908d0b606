import { effect, signal } from '@preact/signals';
import { closeRules, rulesAt } from './rules-open.ts';

export const legendOpen = signal(false);

/** Opens the legend, and closes the rules: only one of them lies beside the table. */
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

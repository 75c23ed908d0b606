import { effect, signal } from '@preact/signals';
import { closeRules, rulesAt } from '../ui/rules-open.ts';

/** Whether it is said beside the table what is to be seen on it. */
export const seenOpen = signal(false);

/** One of the two lies beside the table, the rules or this. */
export function openSeen(): void {
  closeRules();
  seenOpen.value = true;
}

export function closeSeen(): void {
  seenOpen.value = false;
}

effect(() => {
  if (rulesAt.value !== null) closeSeen();
});

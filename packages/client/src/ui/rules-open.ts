import { signal } from '@preact/signals';

/** The paragraph at which the rules are open; `''` is the beginning, `null` means closed. */
export const rulesAt = signal<string | null>(null);

export function openRules(paragraph = ''): void {
  rulesAt.value = paragraph;
}

export function closeRules(): void {
  rulesAt.value = null;
}

import { signal } from '@preact/signals';

/** The paragraph at which the rules are open; `''` is the beginning, `null` means closed. */
export const rulesAt = signal<string | null>(null);

/** `true` if the current table has a rulebook beside it. */
export const hasRules = signal(true);

/** Opens the rules drawer of the table, at a paragraph if one is given. */
export function openRules(paragraph = ''): void {
  rulesAt.value = paragraph;
}

export function closeRules(): void {
  rulesAt.value = null;
}

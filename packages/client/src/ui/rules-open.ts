import { signal } from '@preact/signals';

/** Which paragraph the rules lie open at; `''` is the beginning, `null` a closed book. */
export const rulesAt = signal<string | null>(null);

/** Whether there is a book of rules beside the table that is in front. */
export const hasRules = signal(true);

/** Opens the rules drawer of the table, at a paragraph if one is named. */
export function openRules(paragraph = ''): void {
  rulesAt.value = paragraph;
}

export function closeRules(): void {
  rulesAt.value = null;
}

import { computed, signal } from '@preact/signals';

/** The help that lies beside the table: the legend, or the rules at a paragraph (`''` is their beginning). It is one of them at most. */
const help = signal<'legend' | { readonly paragraph: string } | null>(null);

export const isHelpOpen = computed(() => help.value !== null);

export const isLegendOpen = computed(() => help.value === 'legend');

/** The paragraph at which the rules are open; `null` if they are closed. */
export const rulesAt = computed(() => (help.value === null || help.value === 'legend' ? null : help.value.paragraph));

export function openRules(paragraph = ''): void {
  help.value = { paragraph };
}

export function openLegend(): void {
  help.value = 'legend';
}

export function closeHelp(): void {
  help.value = null;
}

import { computed, signal } from '@preact/signals';

export type HelpSection = 'table' | 'rules' | 'fairCards' | 'keys';

/** A place in the help; the paragraph is empty if it is no numbered rule. */
export interface HelpPlace {
  readonly section: HelpSection;
  readonly paragraph: string;
}

/** The place at which the help beside the table is open; `null` if it is closed. */
export const helpAt = signal<HelpPlace | null>(null);

export const isHelpOpen = computed(() => helpAt.value !== null);

export const hasHelp = signal(false);

export function openHelp(section: HelpSection = 'table'): void {
  helpAt.value = { section, paragraph: '' };
}

export function openRules(paragraph: string): void {
  helpAt.value = { section: 'rules', paragraph };
}

export function closeHelp(): void {
  helpAt.value = null;
}

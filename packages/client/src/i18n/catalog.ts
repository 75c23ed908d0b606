import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Messages } from './en/index.ts';
import type { Language } from './language.ts';

/** Everything that the app says in one language. */
export interface Catalog {
  readonly language: Language;
  readonly app: Messages;
}

const current = signal<Catalog | null>(null);

/** The texts of the current language. A component that reads `t.value` follows a change of language. */
export const t: ReadonlySignal<Messages> = computed(() => loaded().app);

export const language: ReadonlySignal<Language> = computed(() => loaded().language);

/** Switches to a language that has been loaded. */
export function showCatalog(catalog: Catalog): void {
  current.value = catalog;
}

function loaded(): Catalog {
  if (current.value === null) throw new Error('a text was read before a language was loaded');
  return current.value;
}

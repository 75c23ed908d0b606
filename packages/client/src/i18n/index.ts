import { computed, type ReadonlySignal } from '@preact/signals';
import { storedText } from '../lib/stored.ts';
import { language, showCatalog } from './catalog.ts';
import type { Messages } from './en/index.ts';
import { LANGUAGES, type Language, pickLanguage } from './language.ts';

export { language, t } from './catalog.ts';
export type { Messages } from './en/index.ts';
export { LANGUAGES, type Language } from './language.ts';

/** Texts in the current language. */
export function spoken<Said>(texts: Readonly<Record<Language, Said>>): ReadonlySignal<Said> {
  return computed(() => texts[language.value]);
}

/** Joins several texts in one sentence: `Ann, Ben and Cleo`. */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(texts);
}

/** The texts for the refusals of a game, except those that all games share. */
export type RefusalWords<Refusal extends string> = Readonly<Record<Exclude<Refusal, keyof Messages['refusals']>, string>>;

const chosen = storedText('language');

const CATALOGS = import.meta.glob<Messages>('./*/index.ts', { import: 'messages' });

/** Switches the language and remembers the choice. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  chosen.value = wanted;
}

/** Loads the language chosen before, else the browser's first one that we have, or English if loading fails. */
export async function loadFirstLanguage(browser: readonly string[]): Promise<void> {
  await loadLanguage(LANGUAGES.find((each) => each === chosen.value) ?? pickLanguage(browser)).catch(() => loadLanguage('en'));
}

async function loadLanguage(wanted: Language): Promise<void> {
  const load = CATALOGS[`./${wanted}/index.ts`];
  if (load === undefined) throw new Error(`there are no messages in ${wanted}`);
  showCatalog({ language: wanted, app: await load() });
  document.documentElement.lang = wanted;
}

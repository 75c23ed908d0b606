import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { storedText } from '../lib/stored.ts';
import { en, type Words } from './en.ts';
import { LANGUAGES, type Language, pickLanguage } from './language.ts';

export { LANGUAGES, type Language } from './language.ts';

/** The texts of the current language. A component that reads `words.value` follows a change of language. */
export const words: Signal<Words> = signal(en);
export const language: Signal<Language> = signal('en');

/** Texts in the current language. */
export function spoken<Said>(texts: Readonly<Record<Language, Said>>): ReadonlySignal<Said> {
  return computed(() => texts[language.value]);
}

/** Joins several texts in one sentence: `Ann, Ben and Cleo`. */
export function listed(texts: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(texts);
}

/** The texts for the refusals of a game, except those that all games share. */
export type RefusalWords<Refusal extends string> = Readonly<Record<Exclude<Refusal, keyof Words['refusals']>, string>>;

const chosen = storedText('language');

const dictionaries: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
};

/** Switches the language and remembers the choice. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  chosen.value = wanted;
}

/** Loads the language chosen before, else the browser's first one that we have, or English if loading fails. */
export async function speakAtFirst(browser: readonly string[]): Promise<void> {
  await speak(LANGUAGES.find((each) => each === chosen.value) ?? pickLanguage(browser)).catch(() => speak('en'));
}

async function speak(wanted: Language): Promise<void> {
  const dictionary = await dictionaries[wanted]();
  words.value = dictionary;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

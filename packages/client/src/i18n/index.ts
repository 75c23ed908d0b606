import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { storedText } from '../browser/stored.ts';
import { en, type Words } from './en.ts';
import { LANGUAGES, type Language, pickLanguage } from './language.ts';

export { LANGUAGES, type Language } from './language.ts';

/** The words of the chosen language; read `words.value` inside a component and it follows the choice. */
export const words: Signal<Words> = signal(en);
export const language: Signal<Language> = signal('en');

/** What is said, in the language that is spoken now. */
export function spoken<Said>(said: Readonly<Record<Language, Said>>): ReadonlySignal<Said> {
  return computed(() => said[language.value]);
}

/** Several in one sentence: `Ann, Ben and Cleo`. */
export function listed(said: readonly string[]): string {
  return new Intl.ListFormat(language.value).format(said);
}

/** Why a game refuses, as far as the house has no words for it already. */
export type RefusalWords<Refusal extends string> = Readonly<Record<Exclude<Refusal, keyof Words['refusals']>, string>>;

const chosen = storedText('language');

const dictionaries: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  ru: async () => (await import('./ru.ts')).ru,
};

/** Speaks a language from now on, and the next time too. */
export async function chooseLanguage(wanted: Language): Promise<void> {
  await speak(wanted);
  chosen.value = wanted;
}

/** Speaks the language chosen before, else the browser's first that we have; English if that does not come. */
export async function speakAtFirst(browser: readonly string[]): Promise<void> {
  await speak(LANGUAGES.find((each) => each === chosen.value) ?? pickLanguage(browser)).catch(() => speak('en'));
}

async function speak(wanted: Language): Promise<void> {
  const dictionary = await dictionaries[wanted]();
  words.value = dictionary;
  language.value = wanted;
  document.documentElement.lang = wanted;
}

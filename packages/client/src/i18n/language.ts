export const LANGUAGES = ['en', 'de', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch', ru: 'Русский' };

/** Returns the first of the wanted languages that we have; `en` if there is none. */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => language === tag.toLowerCase().split('-')[0]);
    if (found !== undefined) return found;
  }
  return 'en';
}

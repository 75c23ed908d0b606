/** The code of a language, such as `de`, which is the name of its folder here. */
export type Language = string;

/** The language whose texts are the master; it is shown if nothing else can be. */
export const MASTER: Language = 'en';

/** Returns the name of a language in itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

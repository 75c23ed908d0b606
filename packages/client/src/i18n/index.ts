import { pickLanguage } from '@hundredfold/shared/protocol/language.ts';
import { computed } from '@preact/signals';
import { storedText } from '../lib/stored.ts';
import { language, loaded, showCatalog, t } from './catalog.ts';
import { type Language, MASTER } from './language.ts';
import { lister } from './language-grammar.ts';
import { LANGUAGES, loadCatalog, loadGames, PSEUDO_LOCALE } from './load-catalog.ts';

export { aboutGame, language, messagesOf, t } from './catalog.ts';
export type { Messages } from './en/index.ts';
export { type Language, languageName } from './language.ts';
export { LANGUAGES } from './load-catalog.ts';

const list = computed(() => lister(language.value));

/** Joins several texts in one sentence: `Ann, Ben and Cleo`. */
export function listed(texts: readonly string[]): string {
  return list.value(texts);
}

/** Returns the name of someone on a seat as the reader sees it: bots have names in the reader's letters. */
export function shownName({ status, name }: { readonly status: string; readonly name: string }): string {
  return (status === 'bot' ? t.value.botLevels.shownNames[name] : undefined) ?? name;
}

/** Returns a time in words, as the user's browser writes times. `at` is in milliseconds since 1970. */
export function spokenTime(at: number): string {
  return new Intl.DateTimeFormat(browserLocale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** Returns the current language as the user's browser writes it, such as British English. */
function browserLocale(): string {
  return navigator.languages.find((tag) => tag.startsWith(language.value)) ?? language.value;
}

const chosen = storedText('language');

export async function chooseLanguage(wanted: Language): Promise<void> {
  await loadLanguage(wanted);
  chosen.value = wanted;
}

/** Loads the language chosen before, else the browser's first one that we have, or English if loading fails. */
export async function loadFirstLanguage(browser: readonly string[]): Promise<void> {
  const wanted = LANGUAGES.find((each) => each === chosen.value) ?? pickLanguage(LANGUAGES, browser) ?? MASTER;
  await loadLanguage(wanted).catch(() => loadLanguage(MASTER));
}

/** True once a page has needed the texts of the games: from then on, every language is loaded with them. */
let needsGames = false;

/** Loads the texts of the games in the current language. A page with a table waits for them. */
export async function loadGameMessages(): Promise<void> {
  needsGames = true;
  while (loaded().games === null) {
    const wanted = language.peek();
    const games = await loadGames(wanted);
    if (language.peek() === wanted) showCatalog({ ...loaded(), games });
  }
}

async function loadLanguage(wanted: Language): Promise<void> {
  const catalog = await loadCatalog(wanted);
  showCatalog(needsGames ? { ...catalog, games: await loadGames(wanted) } : catalog);
  document.documentElement.lang = wanted;
}

// Browser tests switch the language of a page at any time.
if (PSEUDO_LOCALE !== undefined) Object.assign(globalThis, { showLanguage: loadLanguage });

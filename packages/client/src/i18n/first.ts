import { pickLanguage } from '@hundredfold/shared/protocol/language.ts';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { storedText } from '../lib/stored.ts';
import type { FirstMessages } from './en/first.ts';
import type { AboutMessages } from './game-messages.ts';
import { type Language, MASTER } from './language.ts';
import { type Catalog, LANGUAGES, loadAll, loadCatalog, PSEUDO_LOCALE } from './load-catalog.ts';

// The entry for the first script, which has few texts; `index.ts` is the one for all other modules.

const current = signal<Catalog | null>(null);

export function showCatalog(catalog: Catalog): void {
  current.value = catalog;
}

export function loaded(): Catalog {
  if (current.value === null) throw new Error('a text was read before a language was loaded');
  return current.value;
}

export const language: ReadonlySignal<Language> = computed(() => loaded().language);

/** The texts that the start page needs at once. A component that reads `t.value` follows a change of language. */
export const firstTexts: ReadonlySignal<FirstMessages> = computed(() => loaded().first);

export function aboutGame(game: string): AboutMessages {
  const { about, all, language } = loaded();
  const found = all?.games[game]?.about ?? about[game];
  if (found === undefined) throw new Error(`nothing is said about ${game} in ${language}`);
  return found;
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

/** True once a page has needed all texts: from then on, every language is loaded with them. */
let needsAll = false;

/** Loads all texts in the current language. Everything that loads after the start page waits for them. */
export async function loadAllTexts(): Promise<void> {
  needsAll = true;
  while (loaded().all === null) {
    const wanted = language.peek();
    const all = await loadAll(wanted);
    if (language.peek() === wanted) showCatalog({ ...loaded(), all });
  }
}

async function loadLanguage(wanted: Language): Promise<void> {
  const catalog = await loadCatalog(wanted);
  showCatalog(needsAll ? { ...catalog, all: await loadAll(wanted) } : catalog);
  document.documentElement.lang = wanted;
}

// Browser tests switch the language of a page at any time.
if (PSEUDO_LOCALE !== undefined) Object.assign(globalThis, { showLanguage: loadLanguage });

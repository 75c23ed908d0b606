import { ABOUT, MESSAGES } from 'virtual:games/texts';
import type { Catalog } from './catalog.ts';
import type { Messages } from './en/index.ts';
import type { GameMessages } from './game-messages.ts';
import { type Language, MASTER } from './language.ts';

/** The texts of the app, by file: `./de/index.ts`. With those about the games, they are one chunk for each language. */
const APP = import.meta.glob<Messages>('./*/index.ts', { import: 'messages' });

/** A build for browser tests has one more language: English with accents, and longer. */
export const PSEUDO_LOCALE: Language | undefined = import.meta.env.PSEUDO_LOCALE;

/** All languages: the master, then the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  MASTER,
  ...Object.keys(APP)
    .map(folderOf)
    .filter((each) => each !== MASTER),
  ...(PSEUDO_LOCALE === undefined ? [] : [PSEUDO_LOCALE]),
];

function folderOf(file: string): Language {
  return file.split('/')[1] ?? '';
}

/** Loads the texts of a language that the first page needs. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  // Other builds leave this out, because the locale is `undefined` in them.
  if (PSEUDO_LOCALE !== undefined && language === PSEUDO_LOCALE) {
    return { ...(await pseudoOf(loadCatalog(MASTER))), language };
  }
  const loadApp = APP[`./${language}/index.ts`];
  if (loadApp === undefined) throw new Error(`there are no messages in ${language}`);
  const [app, about] = await Promise.all([loadApp(), loadByGame(ABOUT, language)]);
  return { language, app, about, games: null };
}

/** Loads all texts of the games: one chunk for each language. */
export async function loadGames(language: Language): Promise<Readonly<Record<string, GameMessages>>> {
  if (PSEUDO_LOCALE !== undefined && language === PSEUDO_LOCALE) return pseudoOf(loadGames(MASTER));
  return loadByGame(MESSAGES, language);
}

/** Loads the texts of each game; a game that lacks a language speaks English. */
async function loadByGame<Texts>(
  games: Readonly<Record<string, Readonly<Record<Language, () => Promise<Texts>>>>>,
  language: Language,
): Promise<Readonly<Record<string, Texts>>> {
  const texts = Object.entries(games).flatMap(([id, loaders]) => {
    const load = loaders[language] ?? loaders[MASTER];
    return load === undefined ? [] : [load().then((loaded) => [id, loaded] as const)];
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function pseudoOf<Texts>(texts: Promise<Texts>): Promise<Texts> {
  const { pseudo } = await import('./pseudo.ts');
  return pseudo(await texts);
}

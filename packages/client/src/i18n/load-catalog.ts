import { ABOUT, MESSAGES } from 'virtual:games/texts';
import type { FirstMessages } from './en/first.ts';
import type { Messages } from './en/index.ts';
import type { AboutMessages, GameMessages } from './game-messages.ts';
import { type Language, MASTER } from './language.ts';

/** Everything that is said in one language. */
export interface Catalog {
  readonly language: Language;
  /** The texts that the start page needs at once. */
  readonly first: FirstMessages;
  readonly about: Readonly<Record<string, AboutMessages>>;
  /** `null` until a page needs more. */
  readonly all: AllTexts | null;
}

/** All texts of the app, and those of the games by their ids. */
export interface AllTexts {
  readonly app: Messages;
  readonly games: Readonly<Record<string, GameMessages>>;
}

/** The texts of the start page, by file: `./de/first.ts`. With those about the games, they are one chunk for each language. */
const FIRST = import.meta.glob<FirstMessages>('./*/first.ts', { import: 'first' });

/** All texts of the app, one chunk for each language as well. */
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
  const [first, about] = await Promise.all([load(FIRST, `./${language}/first.ts`), loadByGame(ABOUT, language)]);
  return { language, first, about, all: null };
}

export async function loadAll(language: Language): Promise<AllTexts> {
  if (PSEUDO_LOCALE !== undefined && language === PSEUDO_LOCALE) return pseudoOf(loadAll(MASTER));
  const [app, games] = await Promise.all([load(APP, `./${language}/index.ts`), loadByGame(MESSAGES, language)]);
  return { app, games };
}

async function load<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>, file: string): Promise<Texts> {
  const loadFile = files[file];
  if (loadFile === undefined) throw new Error(`there are no messages in ${file}`);
  return loadFile();
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

import { FIRST, MESSAGES } from 'virtual:games/texts';
import type { FirstMessages } from './en/first.ts';
import type { Messages } from './en/index.ts';
import type { AboutMessages, GameMessages } from './game-messages.ts';
import { type Language, MASTER } from './language.ts';

/** The texts that the start page needs at once. */
export interface StartTexts {
  readonly first: FirstMessages;
  /** The texts about each game. The build leaves out phrases, and the explanations of options. */
  readonly about: Readonly<Record<string, AboutMessages>>;
}

/** Everything that is said in one language. */
export interface Catalog extends StartTexts {
  readonly language: Language;
  /** `null` until a page needs more. */
  readonly all: AllTexts | null;
}

/** All texts of the app, and those of the games by their ids. */
export interface AllTexts {
  readonly app: Messages;
  readonly games: Readonly<Record<string, GameMessages>>;
}

/** All other texts of the app by file, `./de/sections.ts`: one chunk for each language as well. */
const SECTIONS = import.meta.glob<Omit<Messages, keyof FirstMessages>>('./*/sections.ts');

/** A build for browser tests has one more language: English with accents, and longer. */
export const PSEUDO_LOCALE: Language | undefined = import.meta.env.PSEUDO_LOCALE;

/** All languages: the master, then the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  MASTER,
  ...Object.keys(FIRST).filter((each) => each !== MASTER),
  ...(PSEUDO_LOCALE === undefined ? [] : [PSEUDO_LOCALE]),
];

/** Loads the texts of a language that the first page needs. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  // Other builds leave this out, because the locale is `undefined` in them.
  if (PSEUDO_LOCALE !== undefined && language === PSEUDO_LOCALE) {
    return { ...(await pseudoOf(loadCatalog(MASTER))), language };
  }
  return { language, ...(await load(FIRST, language)), all: null };
}

export async function loadAll(language: Language): Promise<AllTexts> {
  if (PSEUDO_LOCALE !== undefined && language === PSEUDO_LOCALE) return pseudoOf(loadAll(MASTER));
  const [{ first }, sections, games] = await Promise.all([
    load(FIRST, language),
    load(SECTIONS, `./${language}/sections.ts`),
    loadGames(language),
  ]);
  return { app: { ...first, ...sections }, games };
}

async function load<Texts>(files: Readonly<Record<string, () => Promise<Texts>>>, file: string): Promise<Texts> {
  const loadFile = files[file];
  if (loadFile === undefined) throw new Error(`there are no messages in ${file}`);
  return loadFile();
}

/** Loads the texts of each game; a game that lacks a language speaks English. */
async function loadGames(language: Language): Promise<Readonly<Record<string, GameMessages>>> {
  const texts = Object.entries(MESSAGES).flatMap(([id, loaders]) => {
    const load = loaders[language] ?? loaders[MASTER];
    return load === undefined ? [] : [load().then((loaded) => [id, loaded] as const)];
  });
  return Object.fromEntries(await Promise.all(texts));
}

async function pseudoOf<Texts>(texts: Promise<Texts>): Promise<Texts> {
  const { pseudo } = await import('./pseudo.ts');
  return pseudo(await texts);
}

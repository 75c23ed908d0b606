import { MESSAGES } from 'virtual:games/texts';
import type { Messages } from './en/index.ts';
import { showCatalog } from './first.ts';
import { type Language, MASTER } from './language.ts';
import type { AllTexts, Catalog } from './load-catalog.ts';
import { pseudo } from './pseudo.ts';

export { LANGUAGES } from './load-catalog.ts';

// Loads every language at once, for the prerendered pages and for tests.

const APP = import.meta.glob<Messages>('./*/index.ts', { eager: true, import: 'messages' });

const GAMES = await Promise.all(
  Object.entries(MESSAGES).flatMap(([game, loaders]) =>
    Object.entries(loaders).map(async ([language, load]) => ({ game, language, texts: await load() })),
  ),
);

/** English with accents, and longer: builds for browser tests have it as one more language. */
const PSEUDO_LOCALE = 'en-XA';

/** Speaks a language. Examples that have no texts in it speak English. */
export function speak(language: Language): void {
  const [master, own] = [catalogIn(MASTER), catalogIn(language)];
  const games = { ...master.all.games, ...own.all.games };
  showCatalog({ ...own, about: { ...master.about, ...own.about }, all: { ...own.all, games } });
}

export function catalogIn(language: Language): Catalog & { readonly all: AllTexts } {
  if (language === PSEUDO_LOCALE) return { ...pseudo(catalogIn(MASTER)), language };
  const app = APP[`./${language}/index.ts`];
  if (app === undefined) throw new Error(`there are no messages in ${language}`);
  const games = GAMES.filter((each) => each.language === language).map(({ game, texts }) => [game, texts] as const);
  const about = games.map(([game, texts]) => [game, texts.about] as const);
  return { language, first: app, about: Object.fromEntries(about), all: { app, games: Object.fromEntries(games) } };
}

export function messagesIn(language: Language): Messages {
  return catalogIn(language).all.app;
}

import type { Catalog } from './catalog.ts';
import type { Messages } from './en/index.ts';
import type { GameMessages } from './game-messages.ts';
import { type Language, MASTER } from './language.ts';

type Loaders<Texts> = Readonly<Record<string, () => Promise<Texts>>>;

/** The texts of the app, by file: `./de/index.ts`. With those about the games, they are one chunk for each language. */
const APP = import.meta.glob<Messages>('./*/index.ts', { import: 'messages' });

/** The texts about the games that players read before they sit down, by file: `../games/mod-four/messages/de.ts`. */
const ABOUT = import.meta.glob<Pick<GameMessages, 'about'>>('../games/*/messages/*.ts', {
  import: 'messages',
  query: '?about',
});

/** All texts of the games, by file: one chunk for each language. */
const GAMES = import.meta.glob<GameMessages>('../games/*/messages/*.ts', { import: 'messages' });

/** All languages: the master, then the others by their codes. */
export const LANGUAGES: readonly Language[] = [
  MASTER,
  ...Object.keys(APP)
    .map(folderOf)
    .filter((each) => each !== MASTER),
];

function folderOf(file: string): Language {
  return file.split('/')[1] ?? '';
}

/** Loads the texts of a language that the first page needs. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  const loadApp = APP[`./${language}/index.ts`];
  if (loadApp === undefined) throw new Error(`there are no messages in ${language}`);
  const [app, texts] = await Promise.all([loadApp(), loadByGame(ABOUT, language)]);
  const about = Object.entries(texts).map(([game, messages]) => [game, messages.about] as const);
  return { language, app, about: Object.fromEntries(about), games: null };
}

export function loadGames(language: Language): Promise<Readonly<Record<string, GameMessages>>> {
  return loadByGame(GAMES, language);
}

async function loadByGame<Texts>(files: Loaders<Texts>, language: Language): Promise<Readonly<Record<string, Texts>>> {
  const texts = Object.entries(files).flatMap(([file, load]) => {
    const [, , game = '', , name] = file.split('/');
    return name === `${language}.ts` ? [load().then((loaded) => [game, loaded] as const)] : [];
  });
  return Object.fromEntries(await Promise.all(texts));
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { FOLDERS, FOUND } from '../../shared/src/games/found.js';
import type { GameManifest } from '../src/games/manifest.ts';

const SHARED = join(import.meta.dirname, '../../shared/src');
const I18N = join(import.meta.dirname, '../src/i18n');
const OWN = '\0';

/** A loader: `() => import('./table/help.ts').then(({ help }) => help)`, and `(file) => file.default` for a text. */
const LOADER = /import\(['"](?<file>[^'"]+)['"]\)\s*\.then\(\((?:\{ (?<name>\w+) \}\)|file\) => file\.default)/;

export interface FoundGame {
  readonly id: string;
  readonly folder: string;
  readonly manifest: GameManifest;
}

export const FOUND_GAMES: readonly FoundGame[] = FOUND.map((each) => {
  const manifest = each as GameManifest;
  const { id } = manifest.terms;
  return { id, folder: fileURLToPath(FOLDERS[id] ?? ''), manifest };
});

const LANGUAGES = readdirSync(I18N).filter((name) => existsSync(join(I18N, name, 'first.ts')));

/** The modules that are made of the manifests. What a chunk needs at once they import statically. */
const MODULES: Readonly<Record<string, () => string>> = {
  [join(SHARED, 'games/found.js')]: manifests,
  [join(SHARED, 'games/rules.ts')]: () => {
    const { imports, names } = imported('rules');
    return `${imports} export const RULES = [${names}];`;
  },
  [`${OWN}virtual:games/presentations`]: () => {
    const { imports, names } = imported('presentation');
    return `${imports} export const PRESENTATIONS = ${byGame((_, index) => names[index] ?? '')};`;
  },
  [`${OWN}virtual:games/rulebooks`]: () =>
    `export const RULEBOOKS = ${byGame((game) => byLanguage(game, game.manifest.rulebooks))};`,
  /** The pictures that `moments.ts` draws in a build of the app. */
  [`${OWN}virtual:games/pictures`]: () => 'export const PICTURES = {};',
  [`${OWN}virtual:games/texts`]: () =>
    `export const FIRST = { ${LANGUAGES.map((language) => `'${language}': () => import('virtual:games/i18n/${language}/first.ts')`)} };
     export const MESSAGES = ${byGame((game) => byLanguage(game, game.manifest.messages))};`,
  ...Object.fromEntries(
    LANGUAGES.map((language) => [`${OWN}virtual:games/i18n/${language}/first.ts`, () => firstTexts(language)]),
  ),
};

/** Makes the list of games, and what follows from it, of the manifests. */
export function games(): Plugin {
  return {
    name: 'games',
    enforce: 'pre',
    resolveId: (id) => (`${OWN}${id}` in MODULES ? `${OWN}${id}` : null),
    load: listOfGames,
  };
}

/** Returns the code of a module that is made of the manifests; `null` for any other module. */
export function listOfGames(id: string): string | null {
  return MODULES[id]?.() ?? null;
}

function manifests(): string {
  const imports = FOUND_GAMES.map(({ folder }, index) => `import { game as game${index} } from '${folder}game.ts';`);
  const list = FOUND_GAMES.map((_, index) => `game${index}`);
  return `${imports.join('\n')} export const FOUND = [${list}]; export const FOLDERS = ${JSON.stringify(FOLDERS)};`;
}

function imported(part: 'rules' | 'presentation') {
  const loaders = FOUND_GAMES.map((game) => loaded(game, game.manifest[part]));
  const names = loaders.map((_, index) => `part${index}`);
  const imports = loaders.map(({ file, name }, index) => `import { ${name} as part${index} } from '${file}';`);
  return { imports: imports.join('\n'), names };
}

/** The texts of the start page, as one module: it needs no more than its own file. A game that lacks a language speaks English. */
function firstTexts(language: string): string {
  const imports = FOUND_GAMES.map((game, index) => {
    const { [language]: own, en: master } = game.manifest.messages;
    const { file, name } = loaded(game, own ?? master);
    return `import { ${name} as game${index} } from '${file}?about';`;
  });
  return `${imports.join('\n')} export { first } from '${I18N}/${language}/first.ts';
    export const about = ${byGame((_, index) => `game${index}.about`)};`;
}

/** Returns the loaders of a part by language. */
function byLanguage(game: FoundGame, part: Readonly<Record<string, () => Promise<unknown>>>): string {
  const loaders = Object.entries(part).map(([language, load]) => {
    const { file, name } = loaded(game, load);
    return `'${language}': () => import('${file}').then((file) => file.${name})`;
  });
  return `{ ${loaders} }`;
}

function byGame(entryOf: (game: FoundGame, index: number) => string): string {
  return `{ ${FOUND_GAMES.map((game, index) => `'${game.id}': ${entryOf(game, index)}`)} }`;
}

function loaded({ id, folder }: FoundGame, load?: () => Promise<unknown>): { readonly file: string; readonly name: string } {
  const { file, name = 'default' } = LOADER.exec(String(load))?.groups ?? {};
  if (file === undefined) throw new Error(`${id}/game.ts: a loader has another form: ${load}`);
  return { file: join(folder, file), name };
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { BROWSERS } from './browsers.ts';
import { importSource } from './import-source.ts';

const CATALOGS = join(import.meta.dirname, '../src/i18n/all-languages.ts');
const CHECK = join(import.meta.dirname, 'browser-check.js');

/** The texts of one language that a page has before its script runs. */
export interface PageTexts {
  readonly notLoaded: string;
  readonly needsScripts: string;
  readonly tooOldTitle: string;
  tooOld(versions: string): string;
}

interface Catalogs {
  readonly LANGUAGES: readonly string[];
  messagesIn(language: string): { readonly page: PageTexts };
}

type TextsByLanguage = readonly (readonly [language: string, texts: PageTexts])[];

/** Puts the texts of all languages and the check of the browser into `index.html`, which is read before any messages can be loaded. */
export function pageTexts(more: readonly string[]): Plugin {
  let found: Promise<TextsByLanguage> | undefined;
  const all = () => (found ??= loadTexts(more));
  return {
    name: 'page-texts',
    async transformIndexHtml(page) {
      const texts = await all();
      const lines = (textOf: (texts: PageTexts) => string) =>
        texts.map(([language, each]) => `<p${language === 'en' ? '' : ` lang="${language}"`}>${textOf(each)}</p>`).join('\n');
      return page
        .replace('<!-- browser check -->', () => `<script>${browserCheck(texts)}</script>`)
        .replace('<!-- not loaded -->', () => lines(({ notLoaded }) => notLoaded))
        .replace('<!-- needs scripts -->', () => lines(({ needsScripts }) => needsScripts));
    },
  };
}

/** The script that tells users of an old browser why the page does not work. */
export function browserCheck(all: TextsByLanguage): string {
  const versions = Object.entries(BROWSERS).map(
    ([name, version]) => `${name.charAt(0).toUpperCase()}${name.slice(1)} ${version}`,
  );
  const said = all.map(([language, texts]) => [language, [texts.tooOldTitle, texts.tooOld(versions.join(', '))]] as const);
  const script = readFileSync(CHECK, 'utf8').replace(/^\/\/.*\n/gm, '');
  return script.replace('TEXTS;', () => `${JSON.stringify(Object.fromEntries(said))};`);
}

async function loadTexts(more: readonly string[]): Promise<TextsByLanguage> {
  const catalogs = await importSource<Catalogs>(CATALOGS);
  return [...catalogs.LANGUAGES, ...more].map((language) => [language, catalogs.messagesIn(language).page] as const);
}

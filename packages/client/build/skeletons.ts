import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { LANGUAGES, type Language } from '../src/i18n/language.ts';

const PRERENDER = resolve(import.meta.dirname, '../src/prerender.tsx');

/** What stands in the page until its script has come. */
const EMPTY = '<div id="app">';

/** The styles with which every page begins. */
const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** What a preview calls the house, and shows of it. */
const TITLE = /((?:og|twitter):title" content=")Hundredfold"/g;
const PICTURE = /preview\/house\.jpg/g;

interface Prerender {
  startPageIn(language: Language): string;
  gameNames(): readonly (readonly [id: string, name: string])[];
}

/**
 * Makes pages out of `index.html`, with which every other page of the house begins: `start.<language>.html` has the start page in
 * it as it looks at first, with its styles, to be seen before anything else has come; `table.<game>.html` says which game it is, to those who show no more of a
 * link than a preview. The server says in all of them where the house is.
 */
export function skeletons(): Plugin {
  return {
    name: 'skeletons',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      const page = index?.type === 'asset' ? String(index.source) : '';
      if (!page.includes(EMPTY)) return this.error('there is no place for the start page in index.html');
      const sheet = bundle[STYLES.exec(page)?.[1] ?? ''];
      if (sheet?.type !== 'asset') return this.error('index.html begins with no styles');
      const dressed = page.replace(STYLES, () => `<style>${sheet.source}</style>`);
      const { module } = await runnerImport<Prerender>(PRERENDER, { logLevel: 'error' });
      const lay = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
      for (const language of LANGUAGES) {
        const filled = dressed.replace(EMPTY, () => `<div id="app" aria-busy="true" inert>${module.startPageIn(language)}`);
        lay(`start.${language}.html`, filled.replace('<html lang="en">', `<html lang="${language}">`));
      }
      for (const [id, name] of module.gameNames()) {
        const titled = page.replace(TITLE, (_whole, before: string) => `${before}${name} · Hundredfold"`);
        lay(`table.${id}.html`, titled.replace(PICTURE, `preview/${id}.jpg`));
      }
    },
  };
}

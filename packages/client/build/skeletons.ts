import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { LANGUAGES, type Language } from '../src/words/language.ts';

const PRERENDER = resolve(import.meta.dirname, '../src/prerender.tsx');

/** What stands in the page until its script has come. */
const EMPTY = /<div id="app">/;

/**
 * Puts the start page as it looks at first into the HTML of each language, so that it is seen before its script has come:
 * `start.<language>.html` beside `index.html`, which any other page of the house begins with.
 */
export function skeletons(): Plugin {
  return {
    name: 'skeletons',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') return this.error('there is no page to put anything into');
      const page = String(index.source);
      if (!EMPTY.test(page)) return this.error('there is no place for the start page in index.html');
      const { startPageIn } = await prerenderer();
      for (const language of LANGUAGES) {
        const filled = page
          .replace('<html lang="en">', `<html lang="${language}">`)
          .replace(EMPTY, `<div id="app" aria-busy="true">${startPageIn(language)}`);
        this.emitFile({ type: 'asset', fileName: `start.${language}.html`, source: filled });
      }
    },
  };
}

async function prerenderer(): Promise<{ startPageIn(language: Language): string }> {
  const { module } = await runnerImport<{ startPageIn(language: Language): string }>(PRERENDER, { logLevel: 'error' });
  return module;
}

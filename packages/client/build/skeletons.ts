import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { NOTICE_TEXTS_FILE } from '../../shared/src/protocol/push.ts';
import { FOUND_GAMES } from './games.ts';
import { importSource } from './import-source.ts';

const PRERENDER = resolve(import.meta.dirname, '../src/app/prerender.tsx');

const EMPTY = '<div id="app">';

const STYLES = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

const TITLE = /((?:og|twitter):title" content=")Hundredfold"/g;
const PICTURE = /preview\/house\.jpg/g;

interface Prerender {
  readonly LANGUAGES: readonly string[];
  startPageIn(language: string): string;
  gameNames(): readonly (readonly [id: string, name: string])[];
  noticeTexts(): object;
}

/**
 * Generates the HTML skeletons of all pages from `index.html`. `start.<language>.html` contains the prerendered start page with
 * its styles, so that it shows before any script has loaded. `table.<game>.html` names its game for sites that show a preview of
 * a link, with `preview/<game>.jpg`. The server inserts its own address into each of them, and has the texts of notices from here.
 */
export function skeletons(more: readonly string[]): Plugin {
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
      const prerender = await importSource<Prerender>(PRERENDER);
      const names = new Map(prerender.gameNames());
      const lay = (fileName: string, source: string | Buffer) => this.emitFile({ type: 'asset', fileName, source });
      for (const language of [...prerender.LANGUAGES, ...more]) {
        const filled = dressed
          .replace(EMPTY, () => `<div id="app" aria-busy="true" inert>${prerender.startPageIn(language)}`)
          .replace('<style>', () => `${preloadsOf(language, page, Object.values(bundle))}\n    <style>`);
        lay(`start.${language}.html`, filled.replace('<html lang="en">', `<html lang="${language}">`));
      }
      lay(NOTICE_TEXTS_FILE, JSON.stringify(prerender.noticeTexts()));
      for (const { id, folder, manifest } of FOUND_GAMES) {
        const titled = page.replace(TITLE, (_whole, before: string) => `${before}${names.get(id)} · Hundredfold"`);
        lay(`table.${id}.html`, manifest.preview === undefined ? titled : titled.replace(PICTURE, `preview/${id}.jpg`));
        const picture = join(folder, manifest.preview ?? '');
        // It is drawn from a build, so the first build has none.
        if (manifest.preview !== undefined && existsSync(picture)) lay(`preview/${id}.jpg`, readFileSync(picture));
      }
    },
  };
}

/** Returns the links that load the messages of a language together with the script. A pseudo-locale such as `en-XA` loads those of `en`. */
function preloadsOf(language: string, page: string, files: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[]): string {
  const messages = `/i18n/${language.replace(/-XA$/, '')}/first.ts`;
  const chunk = files.find((each) => each.type === 'chunk' && each.facadeModuleId?.endsWith(messages));
  if (chunk?.type !== 'chunk') throw new Error(`there is no chunk with the messages in ${language}`);
  const needed = [chunk.fileName, ...chunk.imports].filter((file) => !page.includes(file));
  return needed.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('\n    ');
}

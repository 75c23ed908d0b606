import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export const CLIENT = resolve(import.meta.dirname, '../src');

export type AppendedLines = readonly (readonly [file: string, lines: string])[];

/** Appends lines to source files, for builds that have what no build for players has. The build fails if a file is not part of it. */
export function appendLines(name: string, appended: AppendedLines): Plugin {
  const byFile = new Map(appended);
  const missing = new Set(byFile.keys());
  return {
    name,
    enforce: 'pre',
    transform(code, file) {
      missing.delete(file);
      const lines = byFile.get(file);
      return lines === undefined ? null : { code: `${code}\n${lines}`, map: null };
    },
    generateBundle() {
      if (missing.size > 0) this.error(`there is nothing to append to: ${[...missing].join(', ')}`);
    },
  };
}

export function loadMessages(file: string): string {
  return `async () => (await import('${file}')).messages`;
}

/** Returns the lines for `i18n/load-catalog.ts` that add some files of a folder with a game's messages. */
export function gameMessagesLines(game: string, folder: string, has: (file: string) => boolean = () => true): readonly string[] {
  return readdirSync(folder)
    .filter(has)
    .flatMap((file) => {
      const load = loadMessages(`${folder}/${file}`);
      return ['ABOUT', 'GAMES'].map((list) => `${list}['../games/${game}/messages/${file}'] = ${load};`);
    });
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FOUND_GAMES } from './games.ts';

/** Puts the picture that sites show with a link to a table of a game under the game's id. */
export function previews(): Plugin {
  return {
    name: 'previews',
    apply: 'build',
    generateBundle() {
      for (const { id, folder, manifest } of FOUND_GAMES) {
        if (manifest.preview === undefined) continue;
        const source = readFileSync(join(folder, manifest.preview));
        this.emitFile({ type: 'asset', fileName: `preview/${id}.jpg`, source });
      }
    },
  };
}

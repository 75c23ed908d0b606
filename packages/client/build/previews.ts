import { existsSync, readFileSync } from 'node:fs';
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
        const file = join(folder, manifest.preview ?? '');
        // It is drawn from a build, so the first build has none.
        if (manifest.preview === undefined || !existsSync(file)) continue;
        const source = readFileSync(file);
        this.emitFile({ type: 'asset', fileName: `preview/${id}.jpg`, source });
      }
    },
  };
}

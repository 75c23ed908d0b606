import { join } from 'node:path';
import type { Plugin } from 'vite';
import { FOUND_GAMES } from './games.ts';
import { importSource } from './import-source.ts';

const PICTURES = join(import.meta.dirname, '../src/games/moment-picture.ts');

const LIST = 'virtual:games/pictures';

type Pictures = { momentPicture(game: string): Promise<string> };

/** Draws the moments of the games, and lists the addresses of the drawings. Browsers never load what draws them. */
export function moments(): Plugin {
  let isBuild = false;
  return {
    name: 'moments',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === LIST ? `\0${LIST}` : null),
    async load(id) {
      if (id !== `\0${LIST}`) return null;
      const { momentPicture } = await importSource<Pictures>(PICTURES, [withoutStyles()]);
      const pictured = FOUND_GAMES.filter(({ manifest }) => manifest.moment !== undefined);
      const addresses = pictured.map(async (game) => {
        const source = await momentPicture(game.id);
        if (!isBuild) return `'${game.id}': ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
        return `'${game.id}': import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: `${game.id}.svg`, source })}`;
      });
      return `export const PICTURES = { ${await Promise.all(addresses)} };`;
    },
  };
}

/** The tables import their styles, which a module runner cannot load. */
function withoutStyles(): Plugin {
  const empty = '\0no-styles';
  return {
    name: 'without-styles',
    enforce: 'pre',
    resolveId: (id) => (id.endsWith('.css') ? empty : null),
    load: (id) => (id === empty ? '' : null),
  };
}

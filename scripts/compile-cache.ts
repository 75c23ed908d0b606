import { globSync, rmSync, statSync } from 'node:fs';

/**
 * Vitest's global set-up: at the end of a run, removes from Node's compile cache what earlier runs have added and none has read since.
 * Vitest imports each test under another address in each run, so the cache would grow by some 2,000 files with each.
 */
export default function limitCompileCache(): () => void {
  const begun = Date.now();
  return () => {
    const folder = process.env.NODE_COMPILE_CACHE;
    if (folder === undefined) return;
    for (const file of globSync('*/*', { cwd: folder })) {
      const path = `${folder}/${file}`;
      const stats = statSync(path, { throwIfNoEntry: false });
      if (stats !== undefined && stats.mtimeMs < begun && stats.atimeMs <= stats.mtimeMs) rmSync(path, { force: true });
    }
  };
}

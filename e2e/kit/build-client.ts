import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const CLIENT = join(import.meta.dirname, '../../packages/client');

/** Builds the client into a folder, with flags that no build for players has. */
export async function buildClient(folder: string, flags: Readonly<Record<string, string>>): Promise<void> {
  const vite = join(CLIENT, 'node_modules/.bin/vite');
  await promisify(execFile)(vite, ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'], {
    cwd: CLIENT,
    env: { ...process.env, ...flags },
  });
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Returns the program of a server that hands out the client in a folder, instead of the one that `pnpm e2e` has built. */
export function serverFor(client: string) {
  return { path: join(ROOT, 'packages/server/test/kit/other-client.ts'), given: [client] };
}

/** Returns the folder of a client by its name. */
export function clientFolder(name: string): string {
  return join(ROOT, 'test-results', name);
}

/** Builds a client into a folder, with settings such as `PSEUDO_LOCALE` and `GAMES_DIR`. */
export async function buildClient(folder: string, settings: Readonly<Record<string, string>>): Promise<void> {
  const how = ['build', '--logLevel', 'warn', '--outDir', folder, '--emptyOutDir'];
  const options = { cwd: join(ROOT, 'packages/client'), env: { ...process.env, ...settings } };
  await promisify(execFile)('node_modules/.bin/vite', how, options);
}

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Installs a peer in its folder by its own lock file, unless it is installed already. */
export async function installed(name: string): Promise<void> {
  const folder = join(import.meta.dirname, name);
  if (existsSync(join(folder, 'node_modules'))) return;
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
}

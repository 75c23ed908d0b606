import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { browserPaths, INSTALL_WITH_PLAYWRIGHT } from '../scripts/browser.ts';

const COMMANDS = join(import.meta.dirname, '../node_modules/.bin');

test('the browser that Playwright installs is looked for', () => {
  const [command = '', ...words] = INSTALL_WITH_PLAYWRIGHT;
  const plan = execFileSync(join(COMMANDS, command), [...words, '--dry-run'], { encoding: 'utf8' });
  const folders = [...plan.matchAll(/Install location: +(.+)/g)].map(([, folder = '']) => folder);
  expect(browserPaths().filter((path) => folders.some((folder) => path.startsWith(folder)))).toHaveLength(1);
});

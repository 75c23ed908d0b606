import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const ON_MACOS = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** The command that installs Playwright's own Chromium: not its headless shell, whose path Playwright does not tell. */
export const INSTALL_WITH_PLAYWRIGHT = ['playwright', 'install', '--no-shell', 'chromium'];

/** Finds a Chromium that works: CHROME_BIN, one on the PATH, Chrome of macOS, or Playwright's own. Returns `null` if there is none. */
export function findBrowser(): string | null {
  return browserPaths().find((path) => existsSync(path) && answers(path)) ?? null;
}

/** Returns the paths that can have a Chromium, the preferred one first. */
export function browserPaths(): readonly string[] {
  const { CHROME_BIN } = process.env;
  return [...(CHROME_BIN === undefined ? [] : [CHROME_BIN]), ...onPath(), ON_MACOS, chromium.executablePath()];
}

/** Finds a Chromium or installs one, from Debian's package if possible, otherwise with Playwright. */
function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  for (const install of [byDebian, withPlaywright, withPlaywrightAlone]) {
    install();
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error('No Chromium found, and none could be installed. Install Chromium or Chrome, or set CHROME_BIN to its path.');
}

function answers(path: string): boolean {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

function onPath(): readonly string[] {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function byDebian(): void {
  const root = process.getuid?.() === 0;
  const apt = (...words: string[]) => run(root ? 'apt-get' : 'sudo', [...(root ? [] : ['-n', 'apt-get']), ...words]);
  if (!existsSync('/etc/debian_version') || !apt('-y', '-q', 'update')) return;
  apt('-y', '-q', '--no-install-recommends', 'install', 'chromium-headless-shell');
}

function withPlaywright(): void {
  run('pnpm', ['exec', ...INSTALL_WITH_PLAYWRIGHT, '--with-deps']);
}

/** Leaves out the system's libraries: without apt and root they cannot be installed, but may be there. */
function withPlaywrightAlone(): void {
  run('pnpm', ['exec', ...INSTALL_WITH_PLAYWRIGHT]);
}

/** Runs a command and returns whether it succeeded. Its output goes to standard error. */
function run(command: string, words: readonly string[]): boolean {
  try {
    execFileSync(command, words, {
      stdio: ['ignore', 2, 2],
      timeout: 600_000,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    process.stdout.write(`browser for the tests: ${ensureBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Finds a Chromium that works: CHROME_BIN, one on the PATH, or Playwright's own. Returns `null` if there is none. */
export function findBrowser(): string | null {
  const candidates = [process.env.CHROME_BIN, ...onPath(), chromium.executablePath()];
  return candidates.find((candidate) => candidate !== undefined && existsSync(candidate) && answers(candidate)) ?? null;
}

/** Finds a Chromium or installs one, from Debian's package if possible, otherwise with Playwright. */
function ensureBrowser(): string {
  const found = findBrowser();
  if (found !== null) return found;
  for (const install of [byDebian, byPlaywright]) {
    install();
    const installed = findBrowser();
    if (installed !== null) return installed;
  }
  throw new Error('No Chromium found, and none could be installed. Install Chromium or Chrome, or set CHROME_BIN to its path.');
}

function answers(candidate: string): boolean {
  try {
    execFileSync(candidate, ['--version'], { stdio: 'ignore', timeout: 20_000 });
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

function byPlaywright(): void {
  run('pnpm', ['exec', 'playwright', 'install', '--with-deps', '--only-shell', 'chromium']);
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

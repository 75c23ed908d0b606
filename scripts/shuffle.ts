import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, type Rolldown } from '../packages/client/node_modules/vite/dist/node/index.js';
import { nodeHashes } from '../packages/server/src/platform/shuffle-hashes.ts';
import { findBrowser } from './browser.ts';
import { lineFor } from './limits.ts';
import { shufflesPerSecond } from './shuffle-bench/rate.ts';

// Measures how many provable shuffles of 52 cards a server and a browser can draw. Fails below the limits.

const RATE = join(import.meta.dirname, 'shuffle-bench/rate.ts');
const MIN_IN_NODE = 30_000;
const MIN_IN_CHROMIUM = 10_000;

report('shuffles a second in Node', shufflesPerSecond(nodeHashes), MIN_IN_NODE);
report('shuffles a second in Chromium', await inChromium(), MIN_IN_CHROMIUM);

function report(figure: string, value: number, least: number): void {
  console.log(lineFor(figure, value, { least }));
  if (value < least) process.exitCode = 1;
}

async function inChromium(): Promise<number> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium: run `pnpm browser`.');
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry: RATE, formats: ['iife'], name: 'bench' } },
  });
  const { output } = (Array.isArray(built) ? built[0] : built) as Rolldown.RolldownOutput;
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: output[0].code });
    return await page.evaluate('bench.shufflesPerSecond()');
  } finally {
    await browser.close();
  }
}

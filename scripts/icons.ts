import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.ts';

// Draws the icons of the installed app from its favicon.

const PUBLIC = join(import.meta.dirname, '../packages/client/public');

/** An icon to draw. With `onGround`, the background fills the square for systems that cut icons round, and the drawing is scaled by this factor. */
interface Cut {
  readonly name: string;
  readonly size: number;
  readonly onGround: number | null;
}

const CUTS: readonly Cut[] = [
  { name: 'icon-192', size: 192, onGround: null },
  { name: 'icon-512', size: 512, onGround: null },
  // The drawing must lie within a circle of four fifths of the width.
  { name: 'maskable-192', size: 192, onGround: 0.74 },
  { name: 'maskable-512', size: 512, onGround: 0.74 },
  { name: 'apple-touch-180', size: 180, onGround: 0.86 },
];

const path = findBrowser();
if (path === null) throw new Error('No Chromium: run `pnpm browser`.');
const favicon = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');
mkdirSync(join(PUBLIC, 'icon'), { recursive: true });
const browser = await chromium.launch({ executablePath: path, chromiumSandbox: false });
try {
  const page = await browser.newPage();
  for (const { name, size, onGround } of CUTS) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${onGround === null ? favicon : grounded(onGround)}`);
    const file = join(PUBLIC, 'icon', `${name}.png`);
    await page.screenshot({ path: file, omitBackground: true });
    console.log(`${name}: ${(statSync(file).size / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}

/** Returns the favicon with a background up to the edges and without round corners. */
function grounded(share: number): string {
  const [, open = '', ground = '', drawing = ''] = /^(<svg[^>]*>.*?)(<rect[^>]*\/>)(.*)<\/svg>/s.exec(favicon) ?? [];
  if (drawing === '') throw new Error('the favicon has no ground');
  const move = 16 * (1 - share);
  return `${open}${ground.replace(/ rx="\d+"/, '')}<g transform="translate(${move} ${move}) scale(${share})">${drawing}</g></svg>`;
}

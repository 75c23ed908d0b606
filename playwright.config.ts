import { defineConfig } from '@playwright/test';
import { WAIT_LIMIT_MS } from './packages/shared/src/testing/size.ts';
import { findBrowser } from './scripts/browser.ts';
import './scripts/test-clock.ts';

const browser = findBrowser();
if (browser === null) throw new Error('No Chromium for the browser tests: run `pnpm browser`.');

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 480_000,
  expect: { timeout: WAIT_LIMIT_MS },
  // Tests wait for people’s pace as well as work: three fill two cores. With four, the same tests take a sixth more processor time. The
  // tests of a file use the same pages and servers, so they run one after the other, except in long files that come late.
  workers: 3,
  // Playwright lists a test that needed a second try in CI as flaky: it is a fault to be mended.
  retries: process.env.CI === undefined ? 0 : 1,
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    launchOptions: {
      chromiumSandbox: false,
      executablePath: browser,
      args: [
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // No machine of the tests has a graphics card: to draw without the pretence of one costs a twelfth less.
        '--disable-gpu',
        '--disable-gpu-compositing',
        '--num-raster-threads=1',
        // The pages of a test are too short-lived for optimised code, and threads that collect garbage gain nothing on full processors.
        '--js-flags=--no-opt --no-maglev --single-threaded-gc',
      ],
    },
    actionTimeout: WAIT_LIMIT_MS,
    // Traces take a twentieth of the time; `pnpm e2e --trace retain-on-failure` makes them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});

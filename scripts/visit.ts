import { type Browser, chromium } from '@playwright/test';
import { MAIN_PROGRAM, type ServerProgram, startServer } from '../e2e/kit/test-server.ts';
import { findBrowser } from './browser.ts';

export interface Visit {
  readonly address: string;
  readonly browser: Browser;
}

interface VisitOptions {
  /** The time that a bot thinks, in milliseconds. The default is 0. */
  readonly botPace?: number;
  /** The seed of the cards. Without it, the server keeps its initial seed. */
  readonly seed?: number;
  /** The server, if it is not the one that people run. */
  readonly program?: ServerProgram;
}

/** Opens a server and a browser, and closes both even if the visit fails. */
export async function visit(
  look: (visit: Visit) => Promise<void>,
  { botPace = 0, seed, program = MAIN_PROGRAM }: VisitOptions = {},
): Promise<void> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('No Chromium: run `pnpm browser`.');
  const server = await startServer({ program, botPace, graceSeconds: 60, clockSpeed: 1 });
  if (seed !== undefined) await server.seed(seed);
  const browser = await chromium.launch({ executablePath, chromiumSandbox: false });
  try {
    await look({ address: server.address, browser });
  } finally {
    await browser.close();
    await server.close();
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Suite } from './fault.ts';

/** The result of a suite. A suite that hangs is stopped after `DEADLINE_MS`. */
export interface SuiteRun {
  readonly outcome: 'passed' | 'failed' | 'hung';
  readonly seconds: number;
  readonly output: string;
}

const DEADLINE_MS = 240_000;

/** A process that takes longer than this to stop is killed. */
const STOP_MS = 10_000;

/** Runs a suite in a copy of the work tree. For browser tests it builds the client first. */
export async function runSuite(folder: string, suite: Suite, signal: AbortSignal): Promise<SuiteRun> {
  if (suite.runner === 'playwright') await buildClient(folder, signal);
  return runNode(suite.runner === 'playwright' ? playwrightArgs(suite) : vitestArgs(suite), folder, signal);
}

async function buildClient(folder: string, signal: AbortSignal): Promise<void> {
  const args = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
  const { outcome, output } = await runNode(args, join(folder, 'packages/client'), signal);
  if (outcome !== 'passed') throw new Error(`The client cannot be built:\n${output}`);
}

function vitestArgs({ files, title, mode }: Suite): readonly string[] {
  const titled = title === undefined ? [] : ['-t', title];
  return ['node_modules/vitest/vitest.mjs', 'run', '--mode', mode ?? 'test', '--bail=1', ...files, ...titled];
}

/** Returns the arguments of Playwright. They turn off the configured retries, which would double the time until a fault is found. */
function playwrightArgs({ files, title }: Suite): readonly string[] {
  const titled = title === undefined ? [] : ['-g', title];
  return ['node_modules/@playwright/test/cli.js', 'test', '--retries=0', '-x', '--reporter=list', ...files, ...titled];
}

async function runNode(args: readonly string[], cwd: string, signal: AbortSignal): Promise<SuiteRun> {
  signal.throwIfAborted();
  const began = performance.now();
  // The script leads a process group of its own, so that everything it starts can be stopped with it.
  const child = spawn(process.execPath, args, {
    cwd,
    detached: true,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  let isHung = false;
  const deadline = setTimeout(() => {
    isHung = true;
    stopGroup(child);
  }, DEADLINE_MS);
  const stop = (): void => stopGroup(child);
  signal.addEventListener('abort', stop);
  const [code] = await once(child, 'exit');
  clearTimeout(deadline);
  signal.removeEventListener('abort', stop);
  sendToGroup(child, 'SIGKILL');
  signal.throwIfAborted();
  const seconds = (performance.now() - began) / 1000;
  return { outcome: isHung ? 'hung' : code === 0 ? 'passed' : 'failed', seconds, output };
}

function stopGroup(child: ChildProcess): void {
  sendToGroup(child, 'SIGINT');
  setTimeout(() => {
    if (child.exitCode === null && child.signalCode === null) sendToGroup(child, 'SIGKILL');
  }, STOP_MS).unref();
}

function sendToGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid !== undefined) process.kill(-pid, signal);
  } catch (error) {
    // ESRCH means that no process of the group runs any more.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
const LONGEST_START = 20_000;
const LONGEST_STOP = 5_000;

const running = new Set<ChildProcess>();

/** A Node process of ours; what it prints is kept back and shown only if it fails. */
export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  /** The end of what it printed. */
  printed(): string;
}

export function startChild(words: readonly string[], env: Readonly<Record<string, string>> = {}): Child {
  const child = spawn(process.execPath, words, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let tail = '';
  const keep = (text: Buffer) => {
    tail = (tail + text.toString()).slice(-2_000);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  child.on('error', () => running.delete(child));
  running.add(child);
  child.once('exit', () => running.delete(child));
  if (child.pid === undefined) throw new Error(`could not start ${words.join(' ')}`);
  return { process: child, pid: child.pid, printed: () => tail };
}

export async function stopChild({ process: child }: Child): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  if ((await Promise.race([ended, sleep(LONGEST_STOP, 'late', { ref: false })])) === 'late') {
    child.kill('SIGKILL');
    await ended;
  }
}

/** At once; for the end of this process, however it comes. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Waits until something listens there. */
export async function listening(child: Child, port: number): Promise<void> {
  const until = performance.now() + LONGEST_START;
  while (performance.now() < until) {
    if (child.process.exitCode !== null) break;
    if (await answers(port)) return;
    await sleep(20);
  }
  throw new Error(`nothing listens on port ${port}\n${child.printed()}`);
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}

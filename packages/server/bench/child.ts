import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const START_TIMEOUT_MS = 20_000;
const STOP_TIMEOUT_MS = 5_000;

const running = new Set<ChildProcess>();

/** A child process in Node. Its output is held back and shown only if it fails. */
export interface Child {
  readonly process: ChildProcess;
  readonly pid: number;
  /** Returns the end of its output. */
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

/** Returns the answer of a load process to an order. Throws if it or the server ends, or after so many seconds. */
export async function ask<Answer>(load: Child, server: Child, order: object, seconds: number): Promise<Answer> {
  const answered = new AbortController();
  const signal = AbortSignal.any([answered.signal, AbortSignal.timeout(seconds * 1000)]);
  const ends = [load, server].map(async ({ process: child, printed }) => {
    await once(child, 'exit', { signal });
    throw new Error(`a process of the benchmark ended\n${printed()}`);
  });
  const answer = once(load.process, 'message', { signal });
  load.process.send(order);
  try {
    return (await Promise.race([answer, ...ends]))[0] as Answer;
  } finally {
    answered.abort();
  }
}

export async function stopChild({ process: child }: Child): Promise<void> {
  if (!running.has(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  if ((await Promise.race([ended, sleep(STOP_TIMEOUT_MS, 'late', { ref: false })])) === 'late') {
    child.kill('SIGKILL');
    await ended;
  }
}

/** Kills all children at once. It is for the end of this process, however that comes. */
export function killChildren(): void {
  for (const child of running) child.kill('SIGKILL');
}

export async function listening(child: Child, port: number): Promise<void> {
  const until = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < until) {
    if (child.process.exitCode !== null) break;
    if (await isListening(port)) return;
    await sleep(20);
  }
  throw new Error(`no server listens on port ${port}\n${child.printed()}`);
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const opened = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return opened.finally(() => socket.destroy());
}

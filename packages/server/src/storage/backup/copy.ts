import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backup, type DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { deleteDatabase } from '../sqlite/database.ts';

/** The number of pages that are copied at once. All other requests wait for them. */
const PAGES_AT_ONCE = 64;

/** The number of these steps between two flushes of the copy to the disk. */
const STEPS_BEFORE_FLUSH = 32;

/** The number of times that a copy is restarted because something is being written, and the delay in milliseconds before each. */
const MAX_TRIES = 1000;
const RETRY_DELAY_MS = 10;

const socketOf = (dir: string): string => join(dir, 'backup.sock');
const copyOf = (dir: string): string => join(dir, 'backup.db');

type CopyAnswer = { readonly copy: string } | { readonly failed: string };

/**
 * Makes a copy of the database for a process that connects to a socket in the data directory, and removes it when the connection
 * closes. The copy is consistent at one moment. No other process can read the database while the server has it. One copy is made
 * at a time.
 */
export function serveCopies(db: DatabaseSync, dir: string): { close(): Promise<void> } {
  let closing = false;
  let copying: Promise<void> | null = null;
  const clients = new Set<Socket>();
  const discard = () => deleteDatabase(copyOf(dir));
  async function sendCopy(socket: Socket): Promise<void> {
    const closed = new Promise((resolve) => socket.once('close', resolve));
    const flush = flusher(copyOf(dir));
    const progress = () => {
      if (closing || socket.destroyed) throw new Error('the server is closing');
      flush();
    };
    try {
      await makeCopy(db, copyOf(dir), progress);
      send(socket, { copy: copyOf(dir) });
      await closed;
    } catch (error) {
      send(socket, { failed: error instanceof Error ? error.message : String(error) });
    } finally {
      await rm(copyOf(dir), { force: true }); // This takes long for a large file.
      discard();
    }
  }
  const server = createServer((socket) => {
    clients.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => clients.delete(socket));
    if (copying !== null) return send(socket, { failed: 'another backup is being made' });
    copying = sendCopy(socket).finally(() => {
      copying = null;
    });
  });
  // Some file systems have no sockets. The server then starts all the same, and a backup can be made while it is stopped.
  server.on('error', () => undefined);
  rmSync(socketOf(dir), { force: true });
  discard();
  server.listen(socketOf(dir), () => chmodSync(socketOf(dir), 0o600));
  return {
    async close() {
      closing = true;
      for (const socket of clients) socket.destroy();
      server.close();
      await copying;
    },
  };
}

async function makeCopy(db: DatabaseSync, file: string, progress: () => void): Promise<void> {
  for (let left = MAX_TRIES; ; left--) {
    progress();
    try {
      await backup(db, file, { rate: PAGES_AT_ONCE, progress });
      return;
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
    }
    await sleep(RETRY_DELAY_MS);
  }
}

/** Returns a function that flushes a growing file now and then: all other requests wait for what is left at the end. */
function flusher(file: string): () => void {
  let calls = 0;
  let isFlushing = false;
  return () => {
    if (++calls % STEPS_BEFORE_FLUSH !== 0 || isFlushing) return;
    isFlushing = true;
    const done = (): void => {
      isFlushing = false;
    };
    flush(file).then(done, done);
  };
}

async function flush(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.datasync().finally(() => opened.close());
}

/** Returns whether a copy failed because something is being written when it starts. SQLite then reports an error with code 0. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0;
}

function send(socket: Socket, answer: CopyAnswer): void {
  if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
}

/** Requests a copy of the database from the running server; it has to be given back. Returns `null` if no server runs. */
export async function requestCopy(dir: string): Promise<{ readonly file: string; giveBack(): void } | null> {
  const socket = connect(socketOf(dir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.on('error', () => undefined);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as CopyAnswer;
    if ('copy' in answer) return { file: copyOf(dir), giveBack: () => void socket.destroy() };
    socket.destroy();
    throw new Error(answer.failed);
  }
  throw new Error('the server has closed before the backup was made');
}

import { once } from 'node:events';
import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { backup, type DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages that are copied at a time: everybody waits for them. */
const PAGES = 64;

/** How often a copy is begun anew where something is just being written, and milliseconds until then. */
const TRIES = 1000;
const BUSY = 10;

const socketOf = (dir: string): string => join(dir, 'backup.sock');
const copyOf = (dir: string): string => join(dir, 'backup.db');

type Answer = { readonly copy: string } | { readonly failed: string };

/**
 * Makes a copy of the store, as it stands at one moment, for whoever asks for it at a socket in its data directory, and removes it when
 * they hang up. Nobody else can read the store while the server has it. One copy at a time.
 */
export function serveCopies(db: DatabaseSync, dir: string): { close(): Promise<void> } {
  let closing = false;
  let lending: Promise<void> | null = null;
  const borrowers = new Set<Socket>();
  const discard = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(copyOf(dir) + end, { force: true });
  };
  async function lend(socket: Socket): Promise<void> {
    const gone = new Promise((resolve) => socket.once('close', resolve));
    const progress = () => {
      if (closing || socket.destroyed) throw new Error('the server is closing');
    };
    try {
      await copied(db, copyOf(dir), progress);
      tell(socket, { copy: copyOf(dir) });
      await gone;
    } catch (error) {
      tell(socket, { failed: error instanceof Error ? error.message : String(error) });
    } finally {
      discard();
    }
  }
  const server = createServer((socket) => {
    borrowers.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => borrowers.delete(socket));
    if (lending !== null) return tell(socket, { failed: 'another backup is being made' });
    lending = lend(socket).finally(() => {
      lending = null;
    });
  });
  // Some file systems have no sockets: the house opens all the same, and is backed up while it is closed.
  server.on('error', () => undefined);
  rmSync(socketOf(dir), { force: true });
  discard();
  server.listen(socketOf(dir), () => chmodSync(socketOf(dir), 0o600));
  return {
    async close() {
      closing = true;
      for (const socket of borrowers) socket.destroy();
      server.close();
      await lending;
    },
  };
}

async function copied(db: DatabaseSync, file: string, progress: () => void): Promise<void> {
  for (let left = TRIES; ; left--) {
    progress();
    try {
      await backup(db, file, { rate: PAGES, progress });
      return;
    } catch (error) {
      if (left === 0 || !isBusy(error)) throw error;
    }
    await sleep(BUSY);
  }
}

/** A copy that would begin while something is being written fails with an error that says it is none. */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0;
}

function tell(socket: Socket, answer: Answer): void {
  if (!socket.destroyed) socket.write(`${JSON.stringify(answer)}\n`);
}

/** A copy of the store that a running server has made, to be given back; `null` where no server runs. */
export async function requestCopy(dir: string): Promise<{ readonly file: string; giveBack(): void } | null> {
  const socket = connect(socketOf(dir));
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  socket.on('error', () => undefined);
  for await (const line of createInterface({ input: socket })) {
    const answer = JSON.parse(line) as Answer;
    if ('copy' in answer) return { file: copyOf(dir), giveBack: () => void socket.destroy() };
    socket.destroy();
    throw new Error(answer.failed);
  }
  throw new Error('the server has closed before the backup was made');
}

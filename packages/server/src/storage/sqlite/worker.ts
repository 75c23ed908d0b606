import { join } from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { serveCopies } from '../backup/copy.ts';
import { DATABASE_FILE, emptyLog, openDatabase } from './database.ts';
import { sqliteStore } from './store.ts';
import { watchFileMoves } from './watch-file-moves.ts';
import { batch, type FromWorker, type StorageRequest, type ToWorker } from './worker-request.ts';

/** The data that the storage passes to its thread. The port is separate from the thread's own one, which Node uses as well. */
export interface StorageWorkerData {
  readonly dir: string;
  readonly port: MessagePort;
  readonly emptyLogAfterMs: number;
}

/** Runs the storage thread. Requests that arrive while a group is written to the disk form the next group. */
function run({ dir, port, emptyLogAfterMs }: StorageWorkerData): void {
  const send = (message: FromWorker) => port.postMessage(message);
  const db = openDatabase(dir);
  const store = sqliteStore(db);
  const copies = serveCopies(db, dir);
  const files = watchFileMoves([join(dir, DATABASE_FILE), join(dir, `${DATABASE_FILE}-wal`)]);
  const emptyLogLater = delayed(emptyLogAfterMs, () => files.shorten(() => emptyLog(db)));
  emptyLogLater(); // A server that was killed has left its log.
  const write = batch<readonly [id: number, request: StorageRequest]>(setImmediate, (group) => {
    const answers = files.problem() === null ? store(group.map(([, request]) => request)) : [];
    if (group.some(([, [writes]]) => writes)) emptyLogLater();
    // The check is repeated: if the file went away during the write, nothing is acknowledged.
    const failed = files.problem();
    send(group.map(([id], index) => [id, failed === null ? (answers[index] ?? { failed: 'no answer' }) : { failed }]));
  });
  const close = async (id: number) => {
    await copies.close();
    emptyLogLater.cancel();
    db.close();
    send([[id, { rows: [] }]]);
    port.close();
  };
  port.on('message', (all: ToWorker) => {
    for (const [id, request] of all) {
      if (request !== 'close') write([id, request]);
      else setImmediate(close, id); // This runs after all requests that were sent before.
    }
  });
}

/** Returns a function that does work once so many milliseconds after its first call, and then again after the next one. */
function delayed(milliseconds: number, work: () => void): { (): void; cancel(): void } {
  let timer: NodeJS.Timeout | undefined;
  const start = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      work();
    }, milliseconds);
  };
  return Object.assign(start, { cancel: () => clearTimeout(timer) });
}

const data = workerData as StorageWorkerData;
try {
  run(data);
} catch (error) {
  const unopened = error instanceof Error ? error.message : String(error);
  data.port.postMessage({ unopened } satisfies FromWorker);
  data.port.close();
}

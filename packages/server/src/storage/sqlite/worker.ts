import { join } from 'node:path';
import { type MessagePort, workerData } from 'node:worker_threads';
import { serveCopies } from '../backup/copy.ts';
import { DATABASE_FILE, openDatabase } from './database.ts';
import { watchFileMoves } from './in-place.ts';
import { sqliteStore } from './store.ts';
import { batch, type FromStoreWorker, type StoreRequest, type ToStoreWorker } from './worker-request.ts';

/** The data that the storage passes to its thread. The port is separate from the thread's own one, which Node uses as well. */
export interface StoreWorkerData {
  readonly dir: string;
  readonly line: MessagePort;
}

const NOTHING = { value: null };

/** Runs the storage thread. Requests that arrive while a group is written to the disk form the next group. */
function run({ dir, line }: StoreWorkerData): void {
  const send = (message: FromStoreWorker) => line.postMessage(message);
  const db = openDatabase(dir);
  const store = sqliteStore(db);
  const copies = serveCopies(db, dir);
  const isGone = watchFileMoves([join(dir, DATABASE_FILE), join(dir, `${DATABASE_FILE}-wal`)]);
  const write = batch<{ readonly id: number; readonly request: StoreRequest }>((group) => {
    const answers = isGone() === null ? store(group.map(({ request }) => request)) : [];
    // The check is repeated: if the file went away during the write, nothing is acknowledged.
    const failed = isGone();
    send(
      group.map(({ id }, index) => ({ id, answer: failed === null ? (answers[index] ?? { failed: 'no answer' }) : { failed } })),
    );
  });
  const close = async (id: number) => {
    await copies.close();
    db.close();
    send([{ id, answer: NOTHING }]);
    line.close();
  };
  line.on('message', (all: ToStoreWorker) => {
    for (const asked of all) {
      if ('request' in asked) write(asked);
      else setImmediate(close, asked.id); // This runs after all requests that were sent before.
    }
  });
}

const data = workerData as StoreWorkerData;
try {
  run(data);
} catch (error) {
  const unopened = error instanceof Error ? error.message : String(error);
  data.line.postMessage([{ unopened }] satisfies FromStoreWorker);
  data.line.close();
}

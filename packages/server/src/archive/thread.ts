import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './database.ts';
import { gather } from './gather.ts';
import type { FromThread, StoreRequest, ToThread } from './request.ts';
import { sqliteStore } from './store.ts';

const NOTHING = { value: null };

/** The archive's own thread: what arrives while one group is being written to the disk makes up the next one. */
function run(dir: string, send: (message: FromThread) => void, listen: (heard: (message: ToThread) => void) => void): void {
  const db = openDatabase(dir);
  const store = sqliteStore(db);
  const write = gather<{ readonly id: number; readonly request: StoreRequest }>((group) => {
    const answers = store(group.map(({ request }) => request));
    for (const [index, { id }] of group.entries()) send({ id, answer: answers[index] ?? { failed: 'no answer' } });
  });
  listen((message) => {
    if ('request' in message) return write(message);
    // Behind everything that was asked before.
    setImmediate(() => {
      db.close();
      send({ id: message.id, answer: NOTHING });
      parentPort?.close();
    });
  });
}

if (parentPort !== null) {
  const port = parentPort;
  const send = (message: FromThread) => port.postMessage(message);
  try {
    run((workerData as { dir: string }).dir, send, (heard) => port.on('message', heard));
    send({ id: null, answer: NOTHING });
  } catch (error) {
    send({ id: null, answer: { failed: error instanceof Error ? error.message : String(error) } });
    port.close();
  }
}

import { type MessagePort, workerData } from 'node:worker_threads';
import { lendCopies } from './backup/copy.ts';
import { openDatabase } from './database.ts';
import type { FromThread, StoreRequest, ToThread } from './request.ts';
import { gather, sqliteStore } from './store.ts';

/** What the archive gives its thread: a line of its own, for Node itself talks over the one that every thread has. */
export interface ThreadData {
  readonly dir: string;
  readonly line: MessagePort;
}

const NOTHING = { value: null };

/** The archive's own thread: what arrives while one group is being written to the disk makes up the next one. */
function run({ dir, line }: ThreadData): void {
  const send = (message: FromThread) => line.postMessage(message);
  const db = openDatabase(dir);
  const store = sqliteStore(db);
  const copies = lendCopies(db, dir);
  const write = gather<{ readonly id: number; readonly request: StoreRequest }>((group) => {
    const answers = store(group.map(({ request }) => request));
    for (const [index, { id }] of group.entries()) send({ id, answer: answers[index] ?? { failed: 'no answer' } });
  });
  line.on('message', (message: ToThread) => {
    if ('request' in message) return write(message);
    // Behind everything that was asked before.
    setImmediate(async () => {
      await copies.close();
      db.close();
      send({ id: message.id, answer: NOTHING });
      line.close();
    });
  });
  send({ id: null, answer: NOTHING });
}

const data = workerData as ThreadData;
try {
  run(data);
} catch (error) {
  data.line.postMessage({
    id: null,
    answer: { failed: error instanceof Error ? error.message : String(error) },
  } satisfies FromThread);
  data.line.close();
}

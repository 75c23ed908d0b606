import { type MessagePort, workerData } from 'node:worker_threads';
import { lendCopies } from './backup/copy.ts';
import { openDatabase } from './database.ts';
import { type FromThread, gather, type StoreRequest, type ToThread } from './request.ts';
import { sqliteStore } from './store.ts';

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
    send(group.map(({ id }, index) => ({ id, answer: answers[index] ?? { failed: 'no answer' } })));
  });
  const close = async (id: number) => {
    await copies.close();
    db.close();
    send([{ id, answer: NOTHING }]);
    line.close();
  };
  line.on('message', (all: ToThread) => {
    for (const asked of all) {
      if ('request' in asked) write(asked);
      else setImmediate(close, asked.id); // Behind everything that was asked before.
    }
  });
}

const data = workerData as ThreadData;
try {
  run(data);
} catch (error) {
  const unopened = error instanceof Error ? error.message : String(error);
  data.line.postMessage([{ unopened }] satisfies FromThread);
  data.line.close();
}

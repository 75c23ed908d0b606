import { MessageChannel, Worker } from 'node:worker_threads';
import type { SqlRows } from '../sql/sql-work.ts';
import type { StorageWorkerData } from './worker.ts';
import {
  batch,
  type FromWorker,
  type StorageAnswer,
  type StorageRequest,
  type StorageWorkerRequest,
  type ToWorker,
} from './worker-request.ts';

export type AskSqlite = (request: StorageRequest) => Promise<readonly SqlRows[]>;

type SendToWorker = (message: (id: number) => StorageWorkerRequest) => ReturnType<AskSqlite>;

type PendingRequests = Map<number, Pick<PromiseWithResolvers<readonly SqlRows[]>, 'resolve' | 'reject'>>;

/**
 * Connects to a storage thread that is replaced after it ends. The outcome of the pending requests is then unknown, so they are
 * rejected; the next request starts a new thread.
 */
export async function connectWorker(
  dir: string,
  emptyLogAfterMs: number,
): Promise<{ readonly ask: AskSqlite; close(): Promise<void> }> {
  let current: SendToWorker | null = null;
  const send: SendToWorker = (message) => {
    current ??= startWorker({ dir, emptyLogAfterMs }, (ended) => {
      if (current === ended) current = null;
    });
    return current(message);
  };
  const ask: AskSqlite = (request) => send((id) => [id, request]);
  await ask([false, []]); // Any answer shows that the database could be opened.
  return { ask, close: async () => void (await send((id) => [id, 'close'])) };
}

/**
 * Starts the storage thread. Requests that arrive before the database is open wait. Once the thread has ended, every request is
 * rejected.
 */
function startWorker(settings: Omit<StorageWorkerData, 'port'>, onEnd: (send: SendToWorker) => void): SendToWorker {
  const { port1: near, port2: port } = new MessageChannel();
  const data: StorageWorkerData = { ...settings, port };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data, transferList: [port] });
  const pending: PendingRequests = new Map();
  let lastId = 0;
  let ended: Error | null = null;
  const queue = batch<StorageWorkerRequest>(process.nextTick, (group: ToWorker) => near.postMessage(group));
  const send: SendToWorker = (message) => {
    if (ended !== null) return Promise.reject(ended);
    const { promise, ...request } = Promise.withResolvers<readonly SqlRows[]>();
    lastId++;
    pending.set(lastId, request);
    queue(message(lastId));
    return promise;
  };
  const end = (reason: Error): void => {
    ended ??= reason;
    onEnd(send);
    for (const { reject } of pending.values()) reject(reason);
    pending.clear();
  };
  near.on('message', (message: FromWorker) => {
    if ('unopened' in message) end(new Error(message.unopened));
    else for (const [id, answer] of message) settle(pending, id, answer);
  });
  worker.on('error', end);
  // The port closes after the last message, however the thread ended. The `exit` event of the thread may come earlier.
  near.on('close', () => end(new Error('the storage thread has stopped')));
  return send;
}

function settle(pending: PendingRequests, id: number, answer: StorageAnswer): void {
  const request = pending.get(id);
  pending.delete(id);
  if ('failed' in answer) request?.reject(new Error(answer.failed));
  else request?.resolve(answer.rows);
}

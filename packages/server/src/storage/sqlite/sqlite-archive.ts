import { MessageChannel, Worker } from 'node:worker_threads';
import type { Archive, Blocked, Report, StoredResult, StoredSight } from '../archive.ts';
import { localLeases } from '../leases.ts';
import {
  readPlayed,
  readRecord,
  readReport,
  readStep,
  readTable,
  type StepRow,
  toReportRow,
  toResultRow,
  toStepRow,
  toTableRow,
} from '../rows.ts';
import type { StoreWorkerData } from './worker.ts';
import {
  batch,
  type FromStoreWorker,
  type StoreAnswer,
  type StoreRequest,
  type StoreWorkerRequest,
  type StoreWorkerResponse,
  type ToStoreWorker,
} from './worker-request.ts';

/** The value that means "no limit" to SQLite. */
const NO_LIMIT = -1;

/** Opens the storage in a data directory. It runs in a thread of its own, so that no fsync blocks the event loop. */
export async function openSqlite(dir: string): Promise<Archive> {
  const { ask, close } = await openReconnectingLine(dir);
  const leases = localLeases();
  return {
    claim: async (code) => leases.claim(code),
    ended: async (given) => leases.ended(given),
    release: async (lease) => leases.release(lease),
    holderOf: async () => null,
    async saveTable(table, lease) {
      leases.check(lease);
      await ask({ ask: 'save-table', table: toTableRow(table) });
    },
    async addSeenCards(sights, lease) {
      leases.check(lease);
      await ask({ ask: 'add-sights', code: lease.code, sights });
    },
    async loadTable(code) {
      const [sights, body] = await Promise.all([ask({ ask: 'sights-at', code }), ask({ ask: 'load-table', code })]);
      return readTable(
        body as string | null,
        (sights as readonly string[]).map((sight) => JSON.parse(sight) as StoredSight),
      );
    },
    tablesOf: async (person) => (await ask({ ask: 'tables-of', person })) as readonly string[],
    latestTablesOf: async (person, since) => (await ask({ ask: 'latest-tables-of', person, since })) as readonly string[],
    async append({ lease, match, version, steps, results = [] }) {
      leases.check(lease);
      await ask({ ask: 'append', match, version, steps: steps.map(toStepRow), results: results.map(toResultRow) });
    },
    steps: async (match) => ((await ask({ ask: 'steps', match })) as readonly StepRow[]).map(readStep),
    finish: async (match, record) => void (await ask({ ask: 'finish', match, body: JSON.stringify(record) })),
    record: async (match) => readRecord((await ask({ ask: 'record', match })) as string | null),
    resultsOf: async (person) => ((await ask({ ask: 'results-of', person })) as readonly string[]).map(readPlayed),
    resultsAt: async (match) =>
      ((await ask({ ask: 'results-at', match })) as readonly string[]).map((body) => JSON.parse(body) as StoredResult),
    forgetResults: async (person) => void (await ask({ ask: 'forget-results', person })),
    report: async (report) => void (await ask({ ask: 'report', report: toReportRow(report) })),
    forgetReports: async (person) => void (await ask({ ask: 'forget-reports', person })),
    reports: async (latest = NO_LIMIT, newer = 0) =>
      ((await ask({ ask: 'reports', latest, newer })) as readonly string[]).map((row) => {
        const [body, lines] = JSON.parse(row) as readonly [string, Report['lines']];
        return readReport(body, lines);
      }),
    block: async ({ person, name, at }) => void (await ask({ ask: 'block', person, name, at })),
    unblock: async (person) => void (await ask({ ask: 'unblock', person })),
    blocked: async () => ((await ask({ ask: 'blocked' })) as readonly string[]).map((body) => JSON.parse(body) as Blocked),
    touch: async (codes) => void (await ask({ ask: 'touch', codes })),
    deleteExpired: async (terms, now) => (await ask({ ask: 'sweep', terms, now })) as readonly string[],
    async dropTable(lease) {
      leases.check(lease);
      await ask({ ask: 'drop-table', code: lease.code });
    },
    size: async () => (await ask({ ask: 'size' })) as number,
    close,
  };
}

type Value = Extract<StoreAnswer, { value: unknown }>['value'];
type Line = (message: (id: number) => StoreWorkerRequest) => Promise<Value>;

interface Waiting {
  resolve(value: Value): void;
  reject(reason: Error): void;
}

/**
 * Opens a connection to the storage thread that is reopened after the thread ends. The outcome of the pending requests is then
 * unknown, so they are rejected; the next request starts a new thread.
 */
async function openReconnectingLine(
  dir: string,
): Promise<{ ask(request: StoreRequest): Promise<Value>; close(): Promise<void> }> {
  let isClosed = false;
  let opened: Line | null = null;
  const line = (): Line => {
    if (isClosed) throw new Error('the storage is closed');
    opened ??= openLine(dir, (ended) => {
      if (opened === ended) opened = null;
    });
    return opened;
  };
  const ask = (request: StoreRequest) => line()((id) => ({ id, request }));
  await ask({ ask: 'size' }); // Any answer shows that the database could be opened.
  return {
    ask,
    async close() {
      const last = line();
      isClosed = true;
      await last((id) => ({ id, close: true }));
    },
  };
}

/**
 * Starts the storage thread. Requests that arrive before the database is open wait. Once the thread has ended, every request is
 * rejected.
 */
function openLine(dir: string, gone: (line: Line) => void): Line {
  const { port1: near, port2: far } = new MessageChannel();
  const data: StoreWorkerData = { dir, line: far };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: data, transferList: [far] });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let ended: Error | null = null;

  const send = batch<StoreWorkerRequest>((group) => near.postMessage(group satisfies ToStoreWorker));
  const line: Line = (message) =>
    new Promise((resolve, reject) => {
      if (ended !== null) return reject(ended);
      lastId++;
      waiting.set(lastId, { resolve, reject });
      send(message(lastId));
    });
  const end = (reason: Error): void => {
    ended ??= reason;
    gone(line);
    for (const { reject: refuse } of waiting.values()) refuse(reason);
    waiting.clear();
  };

  near.on('message', (answers: FromStoreWorker) => {
    for (const answered of answers) {
      if ('unopened' in answered) end(new Error(answered.unopened));
      else settle(waiting, answered);
    }
  });
  worker.on('error', end);
  // The port closes after the last message, however the thread ended. The `exit` event of the thread may come earlier.
  near.on('close', () => end(new Error('the storage thread has stopped')));
  return line;
}

function settle(waiting: Map<number, Waiting>, { id, answer }: StoreWorkerResponse): void {
  const asker = waiting.get(id);
  waiting.delete(id);
  if ('failed' in answer) asker?.reject(new Error(answer.failed));
  else asker?.resolve(answer.value);
}

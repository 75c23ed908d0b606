import type { StoredStep } from '@hundredfold/shared/core/history.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import { joinTakebacks } from '@hundredfold/shared/core/record-turns.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { LocalContinuation, LocalGameRequest } from './messages.ts';

export interface BegunGame extends LocalGameRequest {
  readonly id: string;
  /** The time at which it began, in milliseconds since 1970. */
  readonly begun: number;
  readonly rules: number;
}

export interface KeptGame extends BegunGame {
  readonly steps: readonly StoredStep[];
}

/** A game that was finished on this device and that no server knows. */
export interface LocalRecord {
  readonly id: string;
  readonly where: 'device';
  /** The time at which it ended, in milliseconds since 1970. */
  readonly when: number;
  readonly seat: Seat;
  readonly record: GameRecord;
  readonly playedOn?: LocalContinuation;
}

/** Steps to store, the first of them under the number `at`. If they end the game, its record comes with them. */
export interface Appended {
  readonly id: string;
  readonly at: number;
  readonly steps: readonly StoredStep[];
  readonly finished: LocalRecord | null;
}

/** The store of games on this device, for the game that is played. Once a call has resolved, its result is durable. */
export interface OfflineStore {
  read(id: string): Promise<KeptGame | null>;
  begin(game: KeptGame): Promise<void>;
  /** Returns whether the steps were stored; `false` if another page has continued the game, or it is gone. */
  append(appended: Appended): Promise<boolean>;
}

const NAME = 'hundredfold';
const [GOING, STEPS, FINISHED] = ['going', 'steps', 'finished'] as const;

/** The number of unfinished games that are kept. The oldest are removed. */
const MAX_UNFINISHED = 12;

/** Milliseconds after which a browser counts as one that stores nothing: some never answer when their database is opened. */
const OPEN_TIMEOUT_MS = 3000;

/** Opens the store. Rejects if this browser stores nothing, or does not open its database in time. */
export async function openOfflineStore(): Promise<OfflineStore> {
  const open = await openDatabase();
  return {
    async read(id) {
      const { going, steps, finished } = open('readonly');
      const game: BegunGame | undefined = await answered(going.get(id));
      if (game !== undefined) return { ...game, steps: await answered(steps.getAll(stepsOf(id))) };
      const over: LocalRecord | undefined = await answered(finished.get(id));
      return over === undefined ? null : asPlayed(over);
    },
    async begin({ steps: first, ...game }) {
      const { going, steps, kept } = open('readwrite');
      going.add(game);
      for (const [at, step] of first.entries()) steps.add(step, [game.id, at]);
      for (const { id } of (await newestGoing(going)).slice(MAX_UNFINISHED)) {
        going.delete(id);
        steps.delete(stepsOf(id));
      }
      await kept;
    },
    async append({ id, at, steps: next, finished: record }) {
      const { going, steps, finished, kept } = open('readwrite');
      if ((await answered(going.getKey(id))) === undefined) return false;
      for (const [index, step] of next.entries()) steps.add(step, [id, at + index]);
      if (record !== null) {
        finished.add(record);
        going.delete(id);
        steps.delete(stepsOf(id));
      }
      return kept;
    },
  };
}

/** Opens the database; the returned function begins a transaction. */
async function openDatabase() {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(GOING, { keyPath: 'id' });
    asked.result.createObjectStore(STEPS);
    asked.result.createObjectStore(FINISHED, { keyPath: 'id' });
  };
  const database = await inTime(answered(asked));
  database.onversionchange = () => database.close(); // A tab deletes the database because its player wants all data deleted.
  return (mode: IDBTransactionMode) => {
    const transaction = database.transaction([GOING, STEPS, FINISHED], mode, { durability: 'strict' });
    const store = (name: string): IDBObjectStore => transaction.objectStore(name);
    return { going: store(GOING), steps: store(STEPS), finished: store(FINISHED), kept: isKept(transaction) };
  };
}

export function clearOfflineStore(): void {
  indexedDB.deleteDatabase(NAME);
}

/** The games that were finished on this device, the latest first; empty if none can be read. Only this browser knows them. */
export async function listFinishedGames(): Promise<readonly LocalRecord[]> {
  const records: readonly LocalRecord[] = await inDatabase('readonly', ({ finished }) => answered(finished.getAll()), []);
  return records.toSorted((one, other) => other.when - one.when);
}

/** Returns whether the game is deleted. */
export function deleteFinishedGame(id: string): Promise<boolean> {
  const remove = ({ finished, kept }: Stores): Promise<boolean> => {
    finished.delete(id);
    return kept;
  };
  return inDatabase('readwrite', remove, false);
}

/** Returns a game that was finished on this device; `null` if there is none with this id, or if it cannot be read. */
export function findFinishedGame(id: string): Promise<LocalRecord | null> {
  return inDatabase(
    'readonly',
    async ({ finished }) => (await answered<LocalRecord | undefined>(finished.get(id))) ?? null,
    null,
  );
}

/** The unfinished games, the latest first; empty if none can be read. */
export function listUnfinishedGames(): Promise<readonly BegunGame[]> {
  return inDatabase('readonly', ({ going }) => newestGoing(going), []);
}

type Stores = ReturnType<Awaited<ReturnType<typeof openDatabase>>>;

async function inDatabase<Value>(
  mode: IDBTransactionMode,
  work: (stores: Stores) => Promise<Value>,
  otherwise: Value,
): Promise<Value> {
  try {
    const open = await openDatabase();
    return await work(open(mode));
  } catch {
    return otherwise;
  }
}

async function newestGoing(going: IDBObjectStore): Promise<readonly BegunGame[]> {
  const games: readonly BegunGame[] = await answered(going.getAll());
  return games.toSorted((one, other) => other.begun - one.begun);
}

export function asPlayed({ id, when, record, playedOn }: LocalRecord): KeptGame {
  const { game, rules, options, seats, names } = record;
  const botLevel = names.find((each) => each?.bot)?.level;
  return {
    id,
    game,
    rules,
    options,
    seats,
    begun: when,
    steps: joinTakebacks(record).map((step) => ({ step, intent: null })),
    ...(botLevel !== undefined && { botLevel }),
    ...(playedOn !== undefined && { playedOn }),
  };
}

function stepsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]);
}

function inTime(opening: Promise<IDBDatabase>): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('the database does not open'));
      opening.then((database) => database.close()).catch(() => undefined);
    }, OPEN_TIMEOUT_MS);
    opening.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

function answered<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Resolves to whether a transaction is durable; `false` if there was already something under the same key. Rejects for any other reason.
 */
function isKept(transaction: IDBTransaction): Promise<boolean> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(true);
    transaction.onabort = () => {
      if (transaction.error?.name === 'ConstraintError') resolve(false);
      else reject(transaction.error);
    };
  });
}

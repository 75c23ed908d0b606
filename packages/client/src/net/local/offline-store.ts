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

/** The store of games on this device. Once a call has resolved, its result is durable. */
export interface OfflineStore {
  /** False if this browser stores nothing, or does not open its database: whether there is a game is then unknown. */
  readonly isOpen: boolean;
  read(id: string): Promise<KeptGame | null>;
  begin(game: KeptGame): Promise<void>;
  /** Returns whether a game is stored, and not only in the memory of this page. */
  isSaved(id: string): boolean;
  /** Returns whether the steps were stored; `false` if another page has continued the game, or it is gone. */
  append(appended: Appended): Promise<boolean>;
  /** The unfinished games, the latest first. */
  going(): Promise<readonly BegunGame[]>;
  finishedGame(id: string): Promise<LocalRecord | null>;
  /** The finished games, the latest first. */
  finished(): Promise<readonly LocalRecord[]>;
  remove(id: string): Promise<void>;
}

const NAME = 'hundredfold';
const [GOING, STEPS, FINISHED] = ['going', 'steps', 'finished'] as const;

/** The number of unfinished games that are kept. The oldest are removed. */
const MAX_UNFINISHED = 12;

/** Milliseconds after which a browser counts as one that stores nothing: some never answer when their database is opened. */
const OPEN_TIMEOUT_MS = 3000;

/** Opens the store. Rejects if this browser stores nothing, or does not open its database in time. */
export async function openOfflineStore(): Promise<OfflineStore> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(GOING, { keyPath: 'id' });
    asked.result.createObjectStore(STEPS);
    asked.result.createObjectStore(FINISHED, { keyPath: 'id' });
  };
  const database = await inTime(answered(asked));
  database.onversionchange = () => database.close(); // A tab deletes the database because its player wants all data deleted.

  function open(mode: IDBTransactionMode) {
    const transaction = database.transaction([GOING, STEPS, FINISHED], mode, { durability: 'strict' });
    const store = (name: string): IDBObjectStore => transaction.objectStore(name);
    return { going: store(GOING), steps: store(STEPS), finished: store(FINISHED), kept: isKept(transaction) };
  }

  const newestGoing = async (going: IDBObjectStore): Promise<readonly BegunGame[]> => {
    const games: readonly BegunGame[] = await answered(going.getAll());
    return games.toSorted((one, other) => other.begun - one.begun);
  };

  return {
    isOpen: true,
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
    isSaved: () => true,
    going: () => newestGoing(open('readonly').going),
    async finishedGame(id) {
      const kept: LocalRecord | undefined = await answered(open('readonly').finished.get(id));
      return kept ?? null;
    },
    async finished() {
      const records: readonly LocalRecord[] = await answered(open('readonly').finished.getAll());
      return records.toSorted((one, other) => other.when - one.when);
    },
    async remove(id) {
      const { finished, kept } = open('readwrite');
      finished.delete(id);
      await kept;
    },
  };
}

export function clearOfflineStore(): void {
  indexedDB.deleteDatabase(NAME);
}

/** The games that were finished on this device, the latest first; empty if none can be read. Only this browser knows them. */
export function listFinishedGames(): Promise<readonly LocalRecord[]> {
  return listed((store) => store.finished());
}

export function deleteFinishedGame(id: string): Promise<boolean> {
  return openOfflineStore()
    .then((store) => store.remove(id))
    .then(
      () => true,
      () => false,
    );
}

/** Returns a game that was finished on this device; `null` if there is none with this id, or if it cannot be read. */
export function findFinishedGame(id: string): Promise<LocalRecord | null> {
  return openOfflineStore()
    .then((store) => store.finishedGame(id))
    .catch(() => null);
}

/** The unfinished games, the latest first; empty if none can be read. */
export function listUnfinishedGames(): Promise<readonly BegunGame[]> {
  return listed((store) => store.going());
}

async function listed<Item>(list: (store: OfflineStore) => Promise<readonly Item[]>): Promise<readonly Item[]> {
  return openOfflineStore()
    .then(list)
    .catch(() => []);
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

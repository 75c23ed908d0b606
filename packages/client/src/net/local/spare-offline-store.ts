import type { Appended, KeptGame, OfflineStore } from './offline-store.ts';

/** The errors of a browser that has no room or whose disk fails. */
const STORAGE_ERRORS: readonly string[] = ['QuotaExceededError', 'UnknownError'];

const noRoom = (): Promise<never> => Promise.reject(new DOMException('nothing is stored', 'QuotaExceededError'));

/** The store of a browser that stores nothing, as in some private windows. */
const NO_STORE: OfflineStore = {
  isOpen: false,
  read: async () => null,
  begin: noRoom,
  append: noRoom,
  isSaved: () => false,
  going: async () => [],
  finishedGame: async () => null,
  finished: async () => [],
  remove: noRoom,
};

/** Returns the store of this browser. If it stores nothing, games stay in memory while the page is open. */
export async function storeOrMemory(opening: Promise<OfflineStore>): Promise<OfflineStore> {
  return withMemory(await opening.catch(() => NO_STORE));
}

/** Wraps a store. Steps that the browser has no room for stay in memory while the page is open, so that a game can go on. */
export function withMemory(store: OfflineStore): OfflineStore {
  const memory = new Map<string, KeptGame>();

  /** The game before the steps that the browser could not store; `null` if another page has continued it. */
  async function before(appended: Appended): Promise<KeptGame | null> {
    const game = memory.get(appended.id) ?? (await store.read(appended.id));
    return game?.steps.length === appended.at ? game : null;
  }

  async function remember(appended: Appended): Promise<boolean> {
    const game = await before(appended);
    if (game === null) return false; // Another page has continued the game.
    memory.set(game.id, { ...game, steps: [...game.steps, ...appended.steps] });
    return true;
  }

  return {
    ...store,
    isSaved: (id) => !memory.has(id),
    read: async (id) => memory.get(id) ?? store.read(id),
    async begin(game) {
      try {
        await store.begin(game);
      } catch (error) {
        if (!isUnkept(error)) throw error;
        memory.set(game.id, game);
      }
    },
    async append(appended) {
      if (memory.has(appended.id)) return remember(appended);
      try {
        return await store.append(appended);
      } catch (error) {
        if (!isUnkept(error)) throw error;
        return remember(appended);
      }
    },
  };
}

function isUnkept(error: unknown): boolean {
  return error instanceof DOMException && STORAGE_ERRORS.includes(error.name);
}

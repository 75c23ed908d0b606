import { type Appended, type KeptGame, type OfflineStore, openOfflineStore } from './offline-store.ts';

/** The errors of a browser that has no room or whose disk fails. */
const STORAGE_ERRORS: readonly string[] = ['QuotaExceededError', 'UnknownError'];

/** A store in which games go on without room: what the browser does not store stays in memory while the page is open. */
export interface SpareStore extends OfflineStore {
  /** False if this browser stores nothing, or does not open its database: whether there is a game is then unknown. */
  readonly isOpen: boolean;
  /** Returns whether a game is stored, and not only in the memory of this page. */
  isSaved(id: string): boolean;
}

export function openSpareStore(): Promise<SpareStore> {
  return openOfflineStore().then(withMemory, () => withMemory(null));
}

/** Returns the store for games; without a store, as in some private windows, games stay in memory alone. */
export function withMemory(store: OfflineStore | null): SpareStore {
  const memory = new Map<string, KeptGame>();
  const read = async (id: string): Promise<KeptGame | null> => memory.get(id) ?? (await store?.read(id)) ?? null;

  async function remember({ id, at, steps }: Appended): Promise<boolean> {
    const game = await read(id);
    if (game?.steps.length !== at) return false; // Another page has continued the game.
    memory.set(id, { ...game, steps: [...game.steps, ...steps] });
    return true;
  }

  return {
    isOpen: store !== null,
    isSaved: (id) => !memory.has(id),
    read,
    async begin(game) {
      if ((await inStore(store?.begin(game))) === NO_ROOM) memory.set(game.id, game);
    },
    async append(appended) {
      const kept = memory.has(appended.id) ? NO_ROOM : await inStore(store?.append(appended));
      return kept === NO_ROOM ? remember(appended) : kept;
    },
  };
}

const NO_ROOM = 'no-room';

/** Returns the result of storing something, or that there is no room for it. Rejects for any other reason. */
async function inStore<Value>(storing: Promise<Value> | undefined): Promise<Value | typeof NO_ROOM> {
  try {
    return storing === undefined ? NO_ROOM : await storing;
  } catch (error) {
    if (error instanceof DOMException && STORAGE_ERRORS.includes(error.name)) return NO_ROOM;
    throw error;
  }
}

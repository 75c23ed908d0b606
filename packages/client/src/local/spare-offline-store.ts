import type { Appended, KeptGame, OfflineStore } from './offline-store.ts';

/** What a browser says that has no room, or whose disk fails. */
const UNKEPT: readonly string[] = ['QuotaExceededError', 'UnknownError'];

/** A shelf that remembers what the browser has no room to keep, for as long as the page is open: so a game that was begun goes on. */
export function withMemory(shelf: OfflineStore): OfflineStore {
  const memory = new Map<string, KeptGame>();

  /** The game as it was before, once the browser could not keep what was appended. */
  async function before(appended: Appended): Promise<KeptGame | null> {
    const game = memory.get(appended.id) ?? (await shelf.read(appended.id));
    return game?.steps.length === appended.at ? game : null;
  }

  async function remember(appended: Appended): Promise<boolean> {
    const game = await before(appended);
    if (game === null) return false; // Another page has gone on with it.
    memory.set(game.id, { ...game, steps: [...game.steps, ...appended.steps] });
    return true;
  }

  return {
    ...shelf,
    isSaved: (id) => !memory.has(id),
    read: async (id) => memory.get(id) ?? shelf.read(id),
    async begin(game) {
      try {
        await shelf.begin(game);
      } catch (error) {
        if (!isUnkept(error)) throw error;
        memory.set(game.id, game);
      }
    },
    async append(appended) {
      if (memory.has(appended.id)) return remember(appended);
      try {
        return await shelf.append(appended);
      } catch (error) {
        if (!isUnkept(error)) throw error;
        return remember(appended);
      }
    },
  };
}

function isUnkept(error: unknown): boolean {
  return error instanceof DOMException && UNKEPT.includes(error.name);
}

import { asPlayed, type BegunGame, type KeptGame, type LocalRecord, type OfflineStore } from '../offline-store.ts';

export interface MemoryStore extends OfflineStore {
  going(): Promise<readonly BegunGame[]>;
  finished(): Promise<readonly LocalRecord[]>;
}

export function memoryOfflineStore(): MemoryStore {
  const games = new Map<string, KeptGame>();
  const records = new Map<string, LocalRecord>();
  return {
    async read(id) {
      const over = records.get(id);
      return over === undefined ? (games.get(id) ?? null) : asPlayed(over);
    },
    async begin(game) {
      games.set(game.id, game);
    },
    async append({ id, at, steps, finished }) {
      const game = games.get(id);
      if (game === undefined || game.steps.length !== at) return false;
      games.set(id, { ...game, steps: [...game.steps, ...steps] });
      if (finished !== null) records.set(id, finished);
      return true;
    },
    going: async () => [...games.values()].filter(({ id }) => !records.has(id)),
    finished: async () => [...records.values()],
  };
}

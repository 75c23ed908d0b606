import { asPlayed, type KeptGame, type LocalRecord, type OfflineStore } from '../offline-store.ts';

export function memoryOfflineStore(): OfflineStore {
  const games = new Map<string, KeptGame>();
  const records = new Map<string, LocalRecord>();
  return {
    isOpen: true,
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
    isSaved: () => true,
    going: async () => [...games.values()].filter(({ id }) => !records.has(id)),
    finishedGame: async (id) => records.get(id) ?? null,
    finished: async () => [...records.values()],
    async remove(id) {
      records.delete(id);
    },
  };
}

import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';

/** Shows where the results of the player's own games came from. Its code has the rules of all games, so it loads when it is shown. */
export const OwnLedgers = lazyComponent<{ readonly games: readonly OwnResult[] }>(
  async () => (await import('../features/replay/evening/own-ledgers.tsx')).OwnLedgers,
);

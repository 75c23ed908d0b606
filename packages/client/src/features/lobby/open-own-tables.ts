import type { OwnTable } from '@hundredfold/shared/protocol/http.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import { readStored } from '../../lib/stored.ts';
import { onWakeUp } from '../../lib/wake-up.ts';
import { api } from '../../net/api.ts';

const POLL_INTERVAL_MS = 15_000;

/** Returns the tables at which this browser's user has sat today. The list stays fresh while the page is visible. */
export function openOwnTables(): ReadonlySignal<readonly OwnTable[]> {
  let stop = (): void => undefined;
  const tables = signal<readonly OwnTable[]>([], {
    watched() {
      void ask();
      const timer = setInterval(() => void ask(), POLL_INTERVAL_MS);
      const sleep = onWakeUp(() => void ask());
      stop = () => {
        clearInterval(timer);
        sleep();
      };
    },
    unwatched: () => stop(),
  });

  async function ask(): Promise<void> {
    const key = readStored('key');
    if (key === '' || document.visibilityState !== 'visible') return; // A user without a key has sat nowhere.
    const answer = await api.ownTables(key);
    if (answer.ok) tables.value = answer.value.tables; // Otherwise the previous list stays.
  }

  return tables;
}

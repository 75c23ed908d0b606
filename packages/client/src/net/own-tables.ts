import { type OwnTable, ownTablesSchema } from '@hundredfold/shared/protocol/http.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored } from '../lib/stored.ts';
import { onWakeUp } from '../lib/wake-up.ts';
import { fetchFromServer } from './connectivity.ts';

/** Milliseconds between two polls. */
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
    try {
      const answer = await fetchFromServer('/api/tables/mine', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      });
      if (answer.ok) tables.value = v.parse(ownTablesSchema, await answer.json()).tables;
    } catch {
      // The previous list stays.
    }
  }

  return tables;
}

import { type OwnTable, ownTablesSchema } from '@hundredfold/shared/protocol/http.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import * as v from 'valibot';
import { readStored } from '../browser/stored.ts';
import { onWakeUp } from '../browser/wake-up.ts';
import { fetchFromServer } from './connectivity.ts';

/** Milliseconds between two looks. */
const PACE = 15_000;

/** The tables at which the person in front of this browser has sat today; fresh for as long as somebody looks at the page. */
export function openOwnTables(): ReadonlySignal<readonly OwnTable[]> {
  let stop = (): void => undefined;
  const tables = signal<readonly OwnTable[]>([], {
    watched() {
      void ask();
      const timer = setInterval(() => void ask(), PACE);
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
    if (key === '' || document.visibilityState !== 'visible') return; // Whoever has no key yet has sat nowhere.
    try {
      const answer = await fetchFromServer('/api/tables/mine', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
      });
      if (answer.ok) tables.value = v.parse(ownTablesSchema, await answer.json()).tables;
    } catch {
      // What was known before will do.
    }
  }

  return tables;
}

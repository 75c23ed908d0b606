import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { createdTableSchema, type NewTable } from '@hundredfold/shared/protocol/http.ts';
import * as v from 'valibot';
import { words } from '../i18n/index.ts';
import { go, tablePath } from '../ui/route.ts';
import { fetchFromServer, isOfflineOnly } from './connectivity.ts';
import { joinIntent } from './join-intent.ts';
import type { LocalGameRequest } from './local/messages.ts';
import { startOfflineGame } from './local/solo-game.ts';
import { suggestNameFor } from './profile.ts';
import { browserSecret } from './secret.ts';

export type NewTableError = 'too-many' | 'failed' | 'making' | null;

/** Creates a table and navigates to it, to sit down and, with `play`, to start against bots. Returns the error if it failed. */
export async function openNewTable(play: boolean, setUp: Omit<NewTable, 'key'>): Promise<NewTableError> {
  const made = await makeTable({ ...setUp, key: browserSecret() });
  if (!made.ok) return made.refusal;
  joinIntent.value = { code: made.value, sit: true, play };
  if (play || setUp.seats === 1) suggestNameFor(made.value, words.value.name.suggestions);
  go(tablePath(made.value));
  return null;
}

/**
 * Starts a game against bots, or for one person: at a table of the server, or on this device while the server does not answer.
 */
export async function playAlone(setUp: LocalGameRequest, more: Pick<NewTable, 'open' | 'pace'> = {}): Promise<NewTableError> {
  const trouble = isOfflineOnly() ? 'failed' : await openNewTable(true, { ...setUp, ...more });
  if (trouble !== 'failed' || !isOfflineOnly()) return trouble;
  startOfflineGame(setUp);
  return null;
}

/** Asks the server for a table and returns its code. */
async function makeTable(setUp: NewTable): Promise<Result<string, 'too-many' | 'failed'>> {
  try {
    const reply = await fetchFromServer('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(setUp),
    });
    if (reply.status === 429) return refused('too-many');
    return reply.ok ? accepted(v.parse(createdTableSchema, await reply.json()).code) : refused('failed');
  } catch {
    return refused('failed');
  }
}

import type { NewTable } from '@hundredfold/shared/protocol/http.ts';
import { t } from '../i18n/index.ts';
import { go, tablePath } from '../ui/route.ts';
import { api } from './api.ts';
import { isOfflineOnly } from './connectivity.ts';
import { joinIntent } from './join-intent.ts';
import type { LocalGameRequest } from './local/messages.ts';
import { startOfflineGame } from './local/solo-game.ts';
import { suggestNameFor } from './profile.ts';
import { browserSecret } from './secret.ts';

export type NewTableError = 'too-many' | 'failed' | 'making' | null;

/** Creates a table and navigates to it, to sit down and, with `play`, to start against bots. Returns the error if it failed. */
export async function openNewTable(play: boolean, setUp: Omit<NewTable, 'key'>): Promise<NewTableError> {
  const created = await api.createTable({ ...setUp, key: browserSecret() });
  if (!created.ok) return created.refusal;
  const { code } = created.value;
  joinIntent.value = { code, sit: true, play };
  if (play || setUp.seats === 1) suggestNameFor(code, t.value.name.suggestions);
  go(tablePath(code));
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

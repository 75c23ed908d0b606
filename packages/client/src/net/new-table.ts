import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { NewTable } from '@hundredfold/shared/protocol/new-table.ts';
import { useSignal } from '@preact/signals';
import { firstTexts as t } from '../i18n/first.ts';
import { site } from '../lib/site.ts';
import { go, tablePath } from '../ui/route.ts';
import { browserSecret } from './account/secret.ts';
import { connectionFault, isOfflineOnly, isServerReachable } from './connectivity.ts';
import { joinIntent } from './join-intent.ts';
import type { LocalGameRequest } from './local/messages.ts';
import { startLocalGame } from './local/start-local-game.ts';

/**
 * `no-record`: the game from which the table was to go on is not there any more. `blocked`: an admin has blocked the user. `no-maker`:
 * on a closed site, they are a guest.
 */
export type NewTableError = 'too-many' | 'no-record' | 'blocked' | 'no-maker' | 'failed' | null;

export function newTableErrorText(error: NewTableError): string {
  const { start, offline } = t.value;
  const texts = {
    'too-many': start.tooMany,
    'no-record': start.noRecord,
    blocked: start.blocked,
    'no-maker': start.noMaker,
    failed: connectionFault() === 'wrong-address' ? offline.wrongAddress : start.failed,
  };
  return error === null ? '' : texts[error];
}

/** Lets a component make one table or game at a time. `make` resolves to the error, or to nothing while another one is made. */
export function useNewTable() {
  const state = useSignal<NewTableError | 'making'>(null);
  const isMaking = state.value === 'making';
  const make = async (begin: () => Promise<NewTableError>): Promise<NewTableError | undefined> => {
    if (state.peek() === 'making') return undefined;
    state.value = 'making';
    // The page shows that before it loads what sends the request.
    await new Promise(requestAnimationFrame);
    const error = await begin();
    state.value = error;
    return error;
  };
  return { make, isMaking, trouble: state.value === 'making' ? '' : newTableErrorText(state.value) };
}

export async function openNewTable(play: boolean, setUp: Omit<NewTable, 'key'>): Promise<NewTableError> {
  const members = site.makers === 'anyone' ? null : import('./become-member.ts');
  const requests = await Promise.all([import('./api.ts'), members]).catch(() => null);
  if (requests === null) {
    isServerReachable.value = false;
    return 'failed';
  }
  const [{ api }, closed] = requests;
  // Those who play alone can do so on their device, so they are not asked for the word of the site.
  const isMember = play ? (await closed?.checkMembership()) !== 'guest' : ((await closed?.becomeMember()) ?? true);
  if (!isMember) return 'no-maker';
  const created = await api.createTable({ ...setUp, key: browserSecret() });
  if (!created.ok) return created.refusal;
  const { code } = created.value;
  joinIntent.value = { code, sit: true, play: play || setUp.seats === 1 };
  go(tablePath(code));
  return null;
}

/**
 * Creates a table whose game goes on from a turn of a finished game, and navigates to it, to sit down on a seat. A game for one player
 * starts at once. Returns the error if it failed.
 */
export async function openTableFrom(
  { id, turn }: { readonly id: string; readonly turn: number },
  { game, seats }: Pick<LocalGameRequest, 'game' | 'seats'>,
  seat: Seat,
): Promise<NewTableError> {
  const error = await openNewTable(false, { game, seats, from: { record: id, turn } });
  if (error === null && joinIntent.value !== null) joinIntent.value = { ...joinIntent.value, seat };
  return error;
}

/** Starts a game against bots, or alone: at a table of the server, or on this device for guests and while the server does not answer. */
export async function playAlone(setUp: LocalGameRequest): Promise<NewTableError> {
  const trouble = isOfflineOnly() ? 'failed' : await openNewTable(true, setUp);
  if (trouble !== 'no-maker' && !(trouble === 'failed' && isOfflineOnly())) return trouble;
  startLocalGame(setUp);
  return null;
}

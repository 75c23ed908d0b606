import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { factsFromStored } from '@hundredfold/shared/protocol/table-facts.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import { invitation } from '../table/queries/invitation.ts';
import { removalsFrom, seatingFrom } from '../table/state/table.ts';
import type { DirectoryContext } from './directory-context.ts';
import { askTable, INVITATION_QUERY } from './table-queries.ts';

/**
 * Returns what a person with a code may learn about the table; `null` if there is no such table. The table is not loaded for
 * this.
 */
export async function invitationFor(
  context: DirectoryContext,
  code: string,
  personId: string | null,
): Promise<Invitation | null> {
  const { storage } = context;
  const loaded = await askTable(context, INVITATION_QUERY, { code, personId });
  if (loaded !== null) return loaded.answer;
  const stored = await storage.loadTable(code);
  const game = stored === null ? undefined : gameById(stored.game);
  if (stored === null || game === undefined) return null;
  const phase = await storedPhase(storage, stored);
  const { pace, watching } = factsFromStored(stored);
  const isShut = phase === 'playing' && watching.watch === 'none';
  const seating = seatingFrom(stored);
  const removed = removalsFrom(stored, seating);
  return invitation({ ...stored, playedOn: stored.playedOn ?? null, removed, pace, game, seating, phase, isShut }, personId);
}

import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { factsFromStored } from '@hundredfold/shared/protocol/table-facts.ts';
import type { AppContext } from '../app/context.ts';
import { INVITATION_REQUEST, type InvitationQuery } from '../cluster/requests.ts';
import { loadedTable, requestFromHolder } from '../colyseus/local-rooms.ts';
import { storedPhase } from '../storage/stored-phase.ts';
import type { StoredTable } from '../storage/stored-table.ts';
import { invitation, invitationTo } from '../table/queries/invitation.ts';
import { removalsFrom, seatingFrom } from '../table/state/table.ts';

/** The sources of invitations: the tables loaded here or elsewhere, and the storage. */
type Sources = Pick<AppContext, 'storage' | 'bus'>;

/**
 * Returns what a person with a code may learn about the table; `null` if there is no such table. The table is not loaded for
 * this.
 */
export async function invitationFor(sources: Sources, query: InvitationQuery): Promise<Invitation | null> {
  const here = loadedInvitation(query);
  if (here !== null) return here;
  const remote = await requestFromHolder(sources, INVITATION_REQUEST, query);
  if (remote !== null) return remote;
  const stored = await sources.storage.loadTable(query.code);
  return stored === null ? null : storedInvitation(sources.storage, stored, query.personId);
}

export function loadedInvitation({ code, personId }: InvitationQuery): Invitation | null {
  const room = loadedTable(code);
  return room === undefined ? null : invitationTo(room.table, personId);
}

async function storedInvitation(
  storage: Sources['storage'],
  stored: StoredTable,
  personId: string | null,
): Promise<Invitation | null> {
  const game = gameById(stored.game);
  if (game === undefined) return null;
  const phase = await storedPhase(storage, stored);
  const { pace, watching } = factsFromStored(stored);
  const isShut = phase === 'playing' && watching.watch === 'none';
  const seating = seatingFrom(stored);
  const removed = removalsFrom(stored, seating);
  return invitation({ ...stored, playedOn: stored.playedOn ?? null, removed, pace, game, seating, phase, isShut }, personId);
}

/** Returns the game of a table by its code; `null` if there is no such table. The table is not loaded for this. */
export async function gameAtTable({ storage }: Sources, code: string): Promise<string | null> {
  return loadedTable(code)?.roomName ?? (await storage.loadTable(code))?.game ?? null;
}

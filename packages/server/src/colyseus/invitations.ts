import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import type { AppContext } from '../app/context.ts';
import { INVITATION_REQUEST, type InvitationQuery } from '../cluster/requests.ts';
import { type StoredTable, storedPhase } from '../storage/archive.ts';
import { invitation, invitationTo } from '../table/queries/invitation.ts';
import { seatingFrom } from '../table/state/table.ts';
import { loadedTable, requestFromHolder } from './loaded-tables.ts';

/** Where invitations come from: the tables that are up, here or elsewhere, and the archive. */
type Sources = Pick<AppContext, 'archive' | 'bus'>;

/** What whoever has a code is told of the table; `null` where there is none. It is not brought up for that. */
export async function invitationFor(sources: Sources, whose: InvitationQuery): Promise<Invitation | null> {
  const here = loadedInvitation(whose);
  if (here !== null) return here;
  const far = await requestFromHolder(sources, INVITATION_REQUEST, whose);
  if (far !== null) return far;
  const stored = await sources.archive.loadTable(whose.code);
  return stored === null ? null : invitationAsleep(sources.archive, stored, whose.personId);
}

export function loadedInvitation({ code, personId }: InvitationQuery): Invitation | null {
  const room = loadedTable(code);
  return room === undefined ? null : invitationTo(room.table, personId);
}

async function invitationAsleep(
  archive: Sources['archive'],
  stored: StoredTable,
  personId: string | null,
): Promise<Invitation | null> {
  const game = gameById(stored.game);
  if (game === undefined) return null;
  const phase = await storedPhase(archive, stored);
  const isShut = phase === 'playing' && stored.watching?.watch === 'none';
  return invitation({ ...stored, game, seating: seatingFrom(stored), phase, isShut }, personId);
}

/** Which game is played at a table, by its code; `null` where there is none. It is not brought up for that. */
export async function gameAtTable({ archive }: Sources, code: string): Promise<string | null> {
  return loadedTable(code)?.roomName ?? (await archive.loadTable(code))?.game ?? null;
}

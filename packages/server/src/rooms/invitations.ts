import { matchMaker } from '@colyseus/core';
import { gameById } from '@hundredfold/shared/games/index.ts';
import type { Invitation } from '@hundredfold/shared/protocol/http.ts';
import { phaseAsleep, type StoredTable } from '../archive/archive.ts';
import type { House } from '../house.ts';
import { invitation } from '../table/invitation.ts';
import { seatingFrom } from '../table/table.ts';
import { INVITATION, type InvitedTo } from './far.ts';
import { TableRoom } from './table-room.ts';

/** Where invitations come from: the tables that are up, here or elsewhere, and the archive. */
type Sources = Pick<House, 'archive' | 'wire'>;

/** What whoever has a code is told of the table; `null` where there is none. It is not brought up for that. */
export async function invitationFor({ archive, wire }: Sources, whose: InvitedTo): Promise<Invitation | null> {
  const here = invitationHere(whose);
  if (here !== null) return here;
  const process = await archive.holderOf(whose.code);
  const far = process === null ? null : await wire.ask(process, INVITATION, whose).catch(() => null);
  if (far !== null) return far;
  const stored = await archive.loadTable(whose.code);
  return stored === null ? null : invitationAsleep(archive, stored, whose.personId);
}

export function invitationHere({ code, personId }: InvitedTo): Invitation | null {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom ? room.invitation(personId) : null;
}

async function invitationAsleep(
  archive: Sources['archive'],
  stored: StoredTable,
  personId: string | null,
): Promise<Invitation | null> {
  const game = gameById(stored.game);
  if (game === undefined) return null;
  const phase = await phaseAsleep(archive, stored);
  const isShut = phase === 'playing' && stored.watching?.watch === 'none';
  return invitation({ ...stored, game, seating: seatingFrom(stored), phase, isShut }, personId);
}

/** Which game is played at a table, by its code; `null` where there is none. It is not brought up for that. */
export async function gameAt({ archive }: Sources, code: string): Promise<string | null> {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom ? room.roomName : ((await archive.loadTable(code))?.game ?? null);
}

import { matchMaker } from '@colyseus/core';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import { CLOSED } from '@hundredfold/shared/protocol/table.ts';
import type { Archive } from '../archive/archive.ts';
import { keepAsleep } from '../archive/leases.ts';
import type { House } from '../house.ts';
import { forgottenAsleep } from '../table/forget.ts';
import { FindRoom } from './find-room.ts';
import type { InTurn } from './in-turn.ts';
import { TableRoom } from './table-room.ts';

/** What concerns somebody at every table where they are known, by their person id. */
export interface People {
  /** Their lines are closed, with the code that says why: they have moved to another device, or are let in no more. */
  showOut(personId: string, why: number): Promise<void>;
  /** Whatever the tables know of them goes, up or asleep, and what they have said or reported; rejects where the archive could not keep it. */
  forget(personId: string): Promise<void>;
}

/** `inTurn`: in whose turn tables are brought up, so that none is while it is written to. */
export function peopleOfHouse({ archive, talks }: Pick<House, 'archive' | 'talks'>, inTurn: InTurn): People {
  return {
    async showOut(personId, why) {
      for (const room of await roomsUp()) room.showOut(personId, why);
      seekersRoom()?.showOut(personId, why);
    },
    async forget(personId) {
      seekersRoom()?.showOut(personId, CLOSED.forgotten);
      for (const room of await roomsUp()) await room.forget(personId);
      for (const code of await archive.tablesOf(personId)) await inTurn(code, () => forgetAt(archive, code, personId));
      talks.forget(personId);
      await archive.forgetReports(personId);
    },
  };
}

/** At a table that may have been brought up meanwhile. */
async function forgetAt(archive: Archive, code: string, personId: string): Promise<void> {
  const room = matchMaker.getLocalRoomById(code);
  if (room instanceof TableRoom) return room.forget(personId);
  const stored = await archive.loadTable(code);
  if (stored === null) return;
  const isPlaying = stored.match !== null && (await archive.record(stored.match)) === null;
  await keepAsleep(archive, forgottenAsleep(stored, personId, isPlaying));
}

async function roomsUp(): Promise<readonly TableRoom[]> {
  const listed = await matchMaker.query();
  return listed.map(({ roomId }) => matchMaker.getLocalRoomById(roomId)).filter((room) => room instanceof TableRoom);
}

function seekersRoom(): FindRoom | undefined {
  const room = matchMaker.getLocalRoomById(FIND);
  return room instanceof FindRoom ? room : undefined;
}

import { matchMaker } from '@colyseus/core';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import { CLOSED } from '@hundredfold/shared/protocol/table.ts';
import type { House } from '../app/context.ts';
import { FORGET, SHOW_OUT, type ShownOut } from '../cluster/requests.ts';
import type { InTurn } from '../platform/serial-by-key.ts';
import { type Archive, type Lease, phaseAsleep } from '../storage/archive.ts';
import { underLease } from '../storage/leases.ts';
import { forgottenAsleep } from '../table/runtime/forget.ts';
import { roomsUp, tableUp } from './loaded-tables.ts';
import { FindRoom } from './matchmaking-room.ts';

/** What concerns somebody at every table where they are known, by their person id. */
export interface People {
  /** Their lines are closed, with the code that says why: they have moved to another device, or are let in no more. */
  showOut(personId: string, why: number): Promise<void>;
  /** Whatever the tables know of them goes, up or asleep, and what they have said or reported; rejects where the archive could not keep it. */
  forget(personId: string): Promise<void>;
}

/** `inTurn`: in whose turn tables are brought up, so that none is while it is written to. */
export function peopleOfHouse({ archive, talks, bus }: Pick<House, 'archive' | 'talks' | 'bus'>, inTurn: InTurn): People {
  const showOutHere = async ({ personId, why }: ShownOut): Promise<void> => {
    for (const room of await roomsUp()) room.showOut(personId, why);
    seekersRoom()?.showOut(personId, why);
  };
  const forgetHere = async (personId: string): Promise<null> => {
    seekersRoom()?.showOut(personId, CLOSED.forgotten);
    for (const room of await roomsUp()) await room.forget(personId);
    talks.forget(personId);
    return null;
  };
  bus.subscribe(SHOW_OUT, (whom) => void showOutHere(whom));
  bus.handle(FORGET, forgetHere);
  return {
    async showOut(personId, why) {
      bus.publish(SHOW_OUT, { personId, why });
      await showOutHere({ personId, why });
    },
    async forget(personId) {
      await forgetHere(personId);
      for (const process of bus.others()) await bus.request(process, FORGET, personId);
      for (const code of await archive.tablesOf(personId)) await inTurn(code, () => forgetAt(archive, code, personId));
      await archive.forgetReports(personId);
      await archive.forgetResults(personId);
    },
  };
}

/** At a table that may have been brought up meanwhile; where it is up elsewhere, it has been asked there. */
async function forgetAt(archive: Archive, code: string, personId: string): Promise<void> {
  const room = tableUp(code);
  if (room !== undefined) return room.forget(personId);
  await underLease(archive, code, (lease) => forgetAsleep(archive, lease, personId));
}

async function forgetAsleep(archive: Archive, lease: Lease, personId: string): Promise<void> {
  const stored = await archive.loadTable(lease.code);
  if (stored === null) return;
  const isPlaying = (await phaseAsleep(archive, stored)) === 'playing';
  await archive.saveTable(forgottenAsleep(stored, personId, isPlaying), lease);
}

function seekersRoom(): FindRoom | undefined {
  const room = matchMaker.getLocalRoomById(FIND);
  return room instanceof FindRoom ? room : undefined;
}

import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import { MAX_MEMBER_ID } from '@hundredfold/shared/protocol/table-facts.ts';
import { canRename } from './intents/rename.ts';
import { recover } from './recovery/load-match.ts';
import { noteAbsence } from './state/absences.ts';
import { frozenName } from './state/frozen-names.ts';
import { arrive, depart, leave } from './state/presence.ts';
import { knownBy, seatFor } from './state/seating.ts';
import { sitAnywhere } from './state/seats.ts';
import { turnedAway, type WhyTurnedAway } from './state/spectators.ts';
import { isBarred, removalOf, type Table, whyBusy } from './state/table.ts';
import { commitValue } from './turn/commit.ts';
import { enqueue } from './turn/queue.ts';

interface JoinOptions {
  readonly seal?: number | undefined;
  readonly sits?: boolean | undefined;
  /** Called with the member id before the table serves anything else, such as the end of an earlier connection of this person. */
  readonly onArrival?: (memberId: number) => void;
}

export class TurnedAway extends Error {
  declare readonly message: WhyTurnedAway;
}

/** Adds a person to the table. Their person id is the hash of their secret. Returns their member id. Throws `TurnedAway`. */
export async function joinTable(
  table: Table,
  personId: string,
  name: string,
  { seal, sits, onArrival }: JoinOptions = {},
): Promise<number> {
  let memberId = 0;
  let why: WhyTurnedAway | null = null;
  await enqueue(table, { join: 'a person' }, async () => {
    const { seating } = table.value;
    why = turnedAway(table.value, personId);
    if (why !== null) return refused(why);
    const known = knownBy(seating, personId);
    memberId = known?.memberId ?? removalOf(table.value, personId)?.memberId ?? nextMemberId(table);
    const introduction = {
      memberId,
      personId,
      name,
      seal: seal ?? known?.seal ?? defaultAvatar(memberId),
      ...frozenName(table, personId),
    };
    const newcomer = known === undefined || canRename(table, known, introduction) ? introduction : known;
    table.absences.delete(memberId);
    table.chatFilters.delete(memberId); // A person who joins has not sent a chat filter yet.
    const come = arrive(seating, newcomer);
    const maySit = whyBusy(table.value) === null && !isBarred(table.value, personId);
    try {
      const seated = sits && maySit ? sitAnywhere(come, memberId, table.value.phase === 'gathering') : come;
      await commitValue(table, { ...table.value, seating: seated }, 'shown');
    } finally {
      onArrival?.(memberId);
    }
    return accepted(null);
  });
  if (why !== null) throw new TurnedAway(why);
  if (table.value.phase === 'halted') await enqueue(table, { recover: memberId }, async () => accepted(await recover(table)));
  return memberId;
}

/** Returns the next free member id. The ids start again after the highest one, so that they always fit. */
function nextMemberId(table: Table): number {
  const { seating, removed } = table.value;
  const isTaken = (memberId: number) => [...seating.people, ...removed].some((each) => each.memberId === memberId);
  do table.lastMemberId = (table.lastMemberId % MAX_MEMBER_ID) + 1;
  while (isTaken(table.lastMemberId));
  return table.lastMemberId;
}

/**
 * Handles the end of a person's connection; `forGood` if they left deliberately. Changes nothing if the person `isBack` by then, over
 * another connection.
 */
export async function leaveTable(
  table: Table,
  memberId: number,
  forGood: boolean,
  isBack: () => boolean = () => false,
): Promise<void> {
  await enqueue(table, { leave: memberId }, async () => {
    if (isBack()) return accepted(null);
    table.chatFilters.delete(memberId);
    const { seating } = table.value;
    if (seatFor(seating, memberId) === null) table.absences.delete(memberId);
    else noteAbsence(table, memberId);
    const left = forGood ? leave(seating, memberId, whyBusy(table.value) !== null) : depart(seating, memberId);
    return commitValue(table, { ...table.value, seating: left }, 'shown');
  });
}

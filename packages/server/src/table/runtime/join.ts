import { accepted } from '@hundredfold/shared/core/result.ts';
import { defaultAvatar } from '@hundredfold/shared/protocol/avatar.ts';
import { MAX_MEMBER_ID } from '@hundredfold/shared/schema/table.ts';
import { canRename } from '../intents/rename.ts';
import { frozenName } from '../state/frozen-names.ts';
import { arrive, depart, knownBy, leave, personAt, sitAnywhere } from '../state/seating.ts';
import { removalOf, type Table, whyBusy } from '../state/table.ts';
import { change, enqueue } from './commit.ts';
import { recover } from './recover.ts';

/** What somebody may say who comes to a table. */
interface Said {
  readonly seal?: number | undefined;
  /** They come to sit down. */
  readonly sits?: boolean | undefined;
}

/** Somebody comes to the table, known by the hash of their secret. The number they have there. */
export async function joinTable(table: Table, personId: string, name: string, { seal, sits }: Said = {}): Promise<number> {
  let number = 0;
  await enqueue(table, { welcome: 'somebody' }, async () => {
    const { seating } = table.value;
    const known = knownBy(seating, personId);
    number = known?.number ?? nextNumber(table);
    const said = { number, personId, name, seal: seal ?? known?.seal ?? defaultAvatar(number), ...frozenName(table, personId) };
    const newcomer = known === undefined || canRename(table, known, said) ? said : known;
    table.chatFilters.delete(number); // Whoever comes has not said yet from whom they would hear nothing.
    const come = arrive(seating, newcomer);
    const maySit = whyBusy(table.value) === null && removalOf(table.value, personId) === undefined;
    await change(table, { ...table.value, seating: sits && maySit ? sitAnywhere(come, number) : come }, 'shown');
    return accepted(null);
  });
  if (table.value.phase === 'halted') await enqueue(table, { mended: number }, async () => accepted(await recover(table)));
  return number;
}

/** Numbers go round, so that they always fit; one that somebody has is passed over. */
function nextNumber(table: Table): number {
  do table.lastNumber = (table.lastNumber % MAX_MEMBER_ID) + 1;
  while (personAt(table.value.seating, table.lastNumber) !== undefined);
  return table.lastNumber;
}

/** A person's line is gone; `forGood` when they said so. */
export async function leaveTable(table: Table, number: number, forGood: boolean): Promise<void> {
  await enqueue(table, { farewell: number }, async () => {
    table.chatFilters.delete(number);
    const { seating } = table.value;
    const left = forGood ? leave(seating, number, whyBusy(table.value) !== null) : depart(seating, number);
    return change(table, { ...table.value, seating: left }, 'shown');
  });
}

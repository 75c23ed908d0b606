import type { StoredTable } from '../storage/stored-table.ts';
import type { TableContext } from '../table/state/context.ts';
import { personOn } from '../table/state/seating.ts';
import type { StatePublisher } from '../table/state/table.ts';
import { newMember } from './new-member.ts';

/**
 * Makes everyone who sits down at a table of a group its member, except people who were removed from it. Those who sat there before the
 * table was loaded may have left the group since. Returns nothing for other tables.
 */
export function memberBySeat(
  { storage, log }: Pick<TableContext, 'storage' | 'log'>,
  { group, seats }: Pick<StoredTable, 'group' | 'seats'>,
): readonly StatePublisher[] {
  if (group === undefined) return [];
  let seated = new Set(seats.flatMap((seat) => (seat.holder === 'person' ? [seat.personId] : [])));
  let shown: unknown = null;
  return [
    {
      publish({ seating }) {
        if (seating === shown) return;
        shown = seating;
        const people = seating.seats.flatMap((_, seat) => personOn(seating, seat) ?? []);
        for (const { personId, name, seal } of people) {
          if (seated.has(personId)) continue;
          storage.joinGroup(group, newMember({ personId, name, seal }), null).catch((error: unknown) => {
            log.warn({ err: error }, 'a player could not be added to the group of the table');
          });
        }
        seated = new Set(people.map(({ personId }) => personId));
      },
    },
  ];
}

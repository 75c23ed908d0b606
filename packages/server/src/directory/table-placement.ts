import { randomInt } from 'node:crypto';
import type { Limits } from '../app/config.ts';
import { HAS_ROOM_REQUEST } from '../cluster/requests.ts';
import type { DirectoryContext, TablePlacement } from './directory-context.ts';

/** Opens the placement, which also answers other processes. A process that is drained has no room. */
export function openTablePlacement(
  { bus, admission, rooms }: Pick<DirectoryContext, 'bus' | 'admission' | 'rooms'>,
  { tables }: Pick<Limits, 'tables'>,
): TablePlacement {
  const hasRoom = (): boolean => !admission.isDraining() && rooms.tables().length < tables;
  bus.handle(HAS_ROOM_REQUEST, async () => hasRoom());
  return async () => {
    if (hasRoom()) return bus.name;
    const others = bus.others();
    // A process that does not answer takes no table.
    const answers = await Promise.all(others.map((each) => bus.request(each, HAS_ROOM_REQUEST, null).catch(() => false)));
    const free = others.filter((_, index) => answers[index] === true);
    return free[randomInt(free.length || 1)] ?? null;
  };
}

import type { RecordedName } from '@hundredfold/shared/core/record.ts';
import { AVATAR_COUNT } from '@hundredfold/shared/protocol/avatar.ts';
import { t } from '../../i18n/index.ts';
import { UNSERVED_SEAT } from '../local/local-seats.ts';
import { type SeatSnapshot, withShownName } from '../table-link.ts';

/**
 * Returns the seats of a recorded game. Nobody is there: the people of the record have no member ids here. `avatarFor` returns the
 * avatars that are known by the names.
 */
export function recordedSeats(
  names: readonly (RecordedName | null)[],
  avatarFor: (name: string) => number | undefined = () => undefined,
): readonly SeatSnapshot[] {
  return names.map((recorded, seat) => {
    const name = recorded?.name || t.value.table.seat(seat);
    const status = recorded?.bot === true ? 'bot' : 'here';
    const seal = avatarFor(name) ?? avatarOf(name);
    return withShownName({ ...UNSERVED_SEAT, status, name, seal, level: recorded?.level ?? null });
  });
}

/** Records keep no avatars, so a person has the same one in every record by their name. */
function avatarOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % AVATAR_COUNT;
  return sum;
}

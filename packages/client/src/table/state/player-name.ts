import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { t } from '../../i18n/index.ts';
import type { PlayerName } from '../../i18n/sentence.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { NameOf } from '../presentation.ts';

/**
 * Makes the player of a sentence from a seat: the viewer is `You` in the reader's language, and gets the verbs that
 * go with it.
 */
export function playerName({ viewer }: { readonly viewer: Viewer }, seat: Seat, name: NameOf): PlayerName {
  const own = seat === viewer;
  return { name: own ? t.value.name.you : name(seat), own };
}

export function nameIn({ seat: own, seats }: Pick<Snapshot, 'seat' | 'seats'>): NameOf {
  return (seat) => (seat === own ? t.value.name.you : seats[seat]?.name || t.value.table.seat(seat));
}

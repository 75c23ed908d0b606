import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { t } from '../../i18n/index.ts';
import type { Snapshot } from '../../net/table-link.ts';
import type { NameOf } from '../presentation.ts';

/** A player in a sentence. If `own`, the player is the reader: they are addressed, and verbs take another form. */
export interface PlayerName {
  readonly name: string;
  readonly own: boolean;
}

export function playerName({ viewer }: { readonly viewer: Viewer }, seat: Seat, name: NameOf): PlayerName {
  const own = seat === viewer;
  return { name: own ? t.value.gameTable.you : name(seat), own };
}

/**
 * A player at the beginning of a sentence, and what they do.
 *
 * @example does({ name: 'Carl', own: false }, 'play', 'plays') // Carl plays
 * @example does({ name: 'You', own: true }, 'play', 'plays') // You play
 */
export function does({ name, own }: PlayerName, yours: string, theirs: string): string {
  return `${name} ${own ? yours : theirs}`;
}

/** Returns a player for the middle of a sentence: `you`, or the name as it is. */
export function midSentence({ name, own }: PlayerName): string {
  return own ? name.toLowerCase() : name;
}

/** Returns the name of a seat as the viewer reads it. */
export function nameIn({ seat: own, seats }: Pick<Snapshot, 'seat' | 'seats'>): NameOf {
  return (seat) => (seat === own ? t.value.gameTable.you : seats[seat]?.name || t.value.table.seat(seat));
}

import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { RoomProps } from '../../net/table-link.ts';
import { useFocusOnLoss } from '../../ui/use-focus-on-loss.ts';
import { SeatPlace } from './seat-place.tsx';

/** The largest number of seats that fit round the table on a phone. */
const MAX_RING_SEATS = 4;

/** Screens on which no ring fits: the seats at its sides would cover the text in its middle. */
const TOO_NARROW = '(max-width: 23rem)';

/** The seats round the table as in the game: the player's own is nearest, then clockwise. The children stand in the middle. */
export function SeatRing({ link, snapshot, children }: RoomProps & { readonly children: ComponentChildren }) {
  const places = ringPlaces(snapshot.seats.length, snapshot.seat ?? 0);
  const [ring, centre] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  useFocusOnLoss(centre);
  useFocusOnLoss(ring); // A seat or the middle may have no button left; then the first one in the ring is the player's own.
  const isList = useMedia(TOO_NARROW) || places.length > MAX_RING_SEATS;
  return (
    <div ref={ring} class={isList ? 'ring is-many' : 'ring'}>
      <div class="ring-felt" />
      <ol class="ring-seats" aria-label={t.value.table.seats}>
        {places.map(({ seat, x, y }) => (
          <li key={seat} class={`ring-seat ${sideOf(y)}`} style={{ '--x': x, '--y': y, '--seat': `seat-${seat}` }}>
            <SeatPlace link={link} snapshot={snapshot} seat={seat} />
          </li>
        ))}
      </ol>
      <div ref={centre} class="ring-centre">
        {children}
      </div>
    </div>
  );
}

function useMedia(query: string): boolean {
  const [holds, setHolds] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = (): void => setHolds(list.matches);
    follow();
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return holds;
}

/** Returns on which side a seat has room: seats at the far and the near edge beside them, the others above and below. */
function sideOf(y: number): string {
  return y < -0.9 ? 'far' : y > 0.9 ? 'near' : 'beside';
}

/**
 * Returns the places of all seats clockwise, beginning with the nearest one at the bottom: from −1 to 1 across and
 * down, with the middle of the table at 0, 0.
 */
export function ringPlaces(seats: number, nearest: Seat) {
  return Array.from({ length: seats }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / seats;
    return { seat: (nearest + step) % seats, x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
  });
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000 + 0;
}

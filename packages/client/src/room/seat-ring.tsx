import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { words } from '../i18n/index.ts';
import type { RoomProps } from '../link/room-props.ts';
import { SeatPlace } from './seat-place.tsx';

/** More would not fit round the table on a phone. */
const FEW = 4;

/** No ring fits here: the seats at its sides would lie over what is said in its middle. */
const TOO_NARROW = '(max-width: 23rem)';

/** The seats round the table as in the game: your own nearest, clockwise. In the middle whatever is to be done. */
export function SeatRing({ link, snapshot, children }: RoomProps & { readonly children: ComponentChildren }) {
  const places = ringPlaces(snapshot.seats.length, snapshot.seat ?? 0);
  const isList = useMedia(TOO_NARROW) || places.length > FEW;
  return (
    <div class={isList ? 'ring is-many' : 'ring'}>
      <div class="ring-felt" />
      <ol class="ring-seats" aria-label={words.value.table.seats}>
        {places.map(({ seat, x, y }) => (
          <li key={seat} class={`ring-seat ${sideOf(y)}`} style={{ '--x': x, '--y': y, '--seat': `seat-${seat}` }}>
            <SeatPlace link={link} snapshot={snapshot} seat={seat} />
          </li>
        ))}
      </ol>
      <div class="ring-centre">{children}</div>
    </div>
  );
}

/** Whether a media query holds, at all times. */
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

/** Seats at the far and the near side have room beside them, the others above and below. */
function sideOf(y: number): string {
  return y < -0.9 ? 'far' : y > 0.9 ? 'near' : 'beside';
}

/** A seat's place around the table: from −1 to 1 across and down, the middle of the table at 0, 0. */
export interface RingPlace {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** All seats clockwise, the nearest one first: it is at the bottom. */
export function ringPlaces(seats: number, nearest: Seat): readonly RingPlace[] {
  return Array.from({ length: seats }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / seats;
    return { seat: (nearest + step) % seats, x: rounded(Math.cos(angle)), y: rounded(Math.sin(angle)) };
  });
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000 + 0;
}

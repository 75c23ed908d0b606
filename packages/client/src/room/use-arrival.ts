import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Snapshot, TableLink } from '../net/link.ts';
import { arrival } from '../ui/arrival.ts';

/**
 * Whoever came to sit down gets the first free seat, and the next one if somebody was quicker. Whoever came to play alone, or
 * against bots, begins at once; until then, true.
 */
export function useArrival(link: TableLink, snapshot: Snapshot): ReadonlySignal<boolean> {
  const beginning = useSignal(isToSit(snapshot) && (snapshot.seats.length === 1 || arrival.peek()?.play === true));
  useEffect(() => {
    const comes = isToSit(snapshot);
    arrival.value = null;
    if (!comes) return;
    const begins = beginning.peek();
    void sitAnywhere(link)
      .then((seated) => (seated && begins ? beginWithBots(link) : null))
      .then(() => {
        beginning.value = false;
      });
  }, []);
  return beginning;
}

function isToSit({ code, phase, seat }: Snapshot): boolean {
  const came = arrival.peek();
  return came?.code === code && came.sit && phase === 'gathering' && seat === null;
}

/** Bots take the seats that are still empty, and the game begins. */
async function beginWithBots(link: TableLink): Promise<void> {
  for (const seat of emptySeats(link.snapshot.peek())) await link.ask('fill', { seat });
  await link.ask('start', {});
}

/** Sits down on a free seat; whether there was one. */
export async function sitAnywhere(link: TableLink): Promise<boolean> {
  for (const seat of emptySeats(link.snapshot.peek())) {
    if (link.snapshot.peek()?.seats[seat]?.status === 'locked') continue;
    const answer = await link.ask('sit', { seat });
    if (answer.ok) return true;
  }
  return false;
}

/** Seats that nobody has; those that the host keeps free as well. */
export function emptySeats(snapshot: Snapshot | null): readonly Seat[] {
  return snapshot?.seats.flatMap((held, seat) => (isEmpty(held) ? [seat] : [])) ?? [];
}

export function isEmpty({ status }: Pick<Snapshot['seats'][number], 'status'>): boolean {
  return status === 'empty' || status === 'locked';
}

/** Whether there is a seat for whoever comes. */
export function hasFreeSeat({ seats }: Snapshot): boolean {
  return seats.some(({ status }) => status === 'empty');
}

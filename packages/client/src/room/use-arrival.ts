import { useEffect } from 'preact/hooks';
import { arrival } from '../lobby/arrival.ts';
import type { Snapshot, TableLink } from '../net/link.ts';

/** Whoever came to sit down gets the first free seat, and the next one if somebody was quicker. */
export function useArrival(link: TableLink, snapshot: Snapshot): void {
  useEffect(() => {
    const came = arrival.peek();
    arrival.value = null;
    if (came?.code !== snapshot.code || !came.sit) return;
    if (snapshot.phase === 'gathering' && snapshot.seat === null) void sitAnywhere(link);
  }, []);
}

/** Sits down on a free seat; whether there was one. */
export async function sitAnywhere(link: TableLink): Promise<boolean> {
  const free = link.snapshot.peek()?.seats.flatMap(({ status }, seat) => (status === 'empty' ? [seat] : [])) ?? [];
  for (const seat of free) {
    const answer = await link.ask('sit', { seat });
    if (answer.ok) return true;
  }
  return false;
}

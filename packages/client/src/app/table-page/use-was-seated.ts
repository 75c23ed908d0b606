import { useRef } from 'preact/hooks';
import type { Snapshot } from '../../net/table-link.ts';

/**
 * Returns whether the user had a seat when the table last knew them. It forgets someone whom the host removes before it closes the
 * connection, and it lets only former players come back. `false` before the first snapshot of a link.
 */
export function useWasSeated(snapshot: Snapshot | null): boolean {
  const wasSeated = useRef(false);
  if (snapshot === null) wasSeated.current = false;
  else if (snapshot.seat !== null) wasSeated.current = true;
  else if (snapshot.watchers.some(({ person }) => person === snapshot.me)) wasSeated.current = false;
  return wasSeated.current;
}

import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { askTable } from '../../net/ask-table.ts';
import type { TableLink } from '../../net/table-link.ts';
import { watching } from './watching.ts';

/** Leads back from the replay to the table. For its leader it ends the shared replay. */
export function closeReplay(link: TableLink): void {
  const { sharedReplay = null, me = 0 } = link.snapshot.peek() ?? {};
  watching.value = 'closed';
  if (sharedReplay?.leader === me) void askTable(link, 'endLead', undefined);
}

/**
 * Gives the replay at a table a history entry of its own, so that the browser's back button, or the back gesture of a phone, leads to
 * the table and not out of it. Going forward again opens the replay again, if the game can still be watched.
 */
export function useReplayEntry(link: TableLink, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (isOpen && !isAtReplay()) history.pushState({ ...(history.state as object | null), replaying: true }, '', location.href);
    if (!isOpen && wasOpen.current && isAtReplay()) history.back();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useEffect(() => {
    const follow = (): void => {
      const isShown = watching.peek() !== 'closed';
      if (isShown && !isAtReplay()) closeReplay(link);
      if (!isShown && isAtReplay()) reopen(link);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [link]);
}

/** Returns whether the current history entry is that of a replay at a table. */
function isAtReplay(): boolean {
  return (history.state as { readonly replaying?: true } | null)?.replaying === true;
}

function reopen(link: TableLink): void {
  const { phase, record = '', sharedReplay = null } = link.snapshot.peek() ?? {};
  if (phase === 'over' && record !== '') watching.value = sharedReplay === null ? 'alone' : 'along';
}

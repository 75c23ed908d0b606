import { useLayoutEffect, useRef } from 'preact/hooks';
import { askTable } from '../../net/ask-table.ts';
import type { ReplayPosition } from '../../net/replay/replay-address.ts';
import type { TableLink } from '../../net/table-link.ts';
import { useWindowEvent } from '../../ui/use-window-event.ts';
import { replayMode } from './replay-mode.ts';

interface ReplayEntry {
  readonly record: string;
  readonly at?: ReplayPosition;
}

/**
 * Gives the replay at a table a history entry of its own, so that the browser's back button, or the back gesture of a phone, leads to
 * the table and not out of it. Where a page is at such an entry, after a reload or because the user went forward again, the replay is
 * open, if the table still has that game. If not, the page goes back to the entry of the table.
 */
export function useReplayEntry(link: TableLink, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (!isOpen && currentEntry() !== null) openAtEntry(link);
  }, []);
  useLayoutEffect(() => {
    if (isOpen && currentEntry() === null) history.pushState(withEntry({ record: recordAt(link) }), '', location.href);
    if (!isOpen && wasOpen.current && currentEntry() !== null) history.back();
    wasOpen.current = isOpen;
  }, [isOpen]);
  useWindowEvent('popstate', () => {
    const isShown = replayMode.peek() !== 'closed';
    if (isShown && currentEntry() === null) closeReplay(link);
    if (!isShown && currentEntry() !== null) openAtEntry(link);
  });
}

export function keptPosition(): ReplayPosition | null {
  return currentEntry()?.at ?? null;
}

export function keepInEntry(at: ReplayPosition): void {
  const entry = currentEntry();
  if (entry !== null) history.replaceState(withEntry({ ...entry, at }), '');
}

function withEntry(replaying: ReplayEntry): object {
  return { ...(history.state as object | null), replaying };
}

function currentEntry(): ReplayEntry | null {
  return (history.state as { readonly replaying?: ReplayEntry } | null)?.replaying ?? null;
}

function openAtEntry(link: TableLink): void {
  const { phase, sharedReplay = null } = link.snapshot.peek() ?? {};
  const record = recordAt(link);
  if (phase === 'over' && record !== '' && record === currentEntry()?.record) {
    replayMode.value = sharedReplay === null ? 'alone' : 'along';
  } else history.back();
}

function recordAt(link: TableLink): string {
  return link.snapshot.peek()?.record ?? '';
}

/** Leads back from the replay to the table. For its leader it ends the shared replay. */
export function closeReplay(link: TableLink): void {
  const { sharedReplay = null, me = 0 } = link.snapshot.peek() ?? {};
  replayMode.value = 'closed';
  if (sharedReplay?.leader === me) void askTable(link, 'endReplay', undefined);
}

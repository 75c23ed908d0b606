import { isInQuery, type LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { changesBetween, type LobbyChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList, LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../platform/clock.ts';

/** Changes are collected for this long, in milliseconds, if few changes were sent recently. */
const COLLECT_DELAY_MS = 250;

/**
 * The average limit for the changes sent to a watcher, in bytes per second. After a long message a view sends nothing for a
 * while.
 */
const BYTES_PER_SECOND = 1200;

/** The views of the lobby list. Watchers with the same filter share one view and get the same messages at the same time. */
export interface LobbyViews<Watcher> {
  /** Sets the filter of a watcher. Returns the list to which their next changes apply. */
  look(watcher: Watcher, look: LobbyQuery): LobbyList;
  leave(watcher: Watcher): void;
  /** Announces that the tables have changed. */
  changed(): void;
  close(): void;
}

/** The dependencies of the lobby views. */
export interface LobbyViewParts<Watcher> {
  readonly clock: Clock;
  /** Returns all tables in list order. */
  readonly rows: () => readonly LobbyRow[];
  /** Sends the same changes to all watchers. Returns how many bytes each of them was sent. */
  readonly tell: (watchers: ReadonlySet<Watcher>, changes: LobbyChanges) => number;
}

interface Window<Watcher> {
  readonly look: LobbyQuery;
  readonly watchers: Set<Watcher>;
  /** The list as all watchers of the view were last sent it. */
  held: LobbyList;
  /** The earliest time of the next message. */
  free: number;
  /** Cancels the next message; `null` if none is scheduled. */
  cancel: (() => void) | null;
}

export function openLobbyViews<Watcher>({ clock, rows, tell }: LobbyViewParts<Watcher>): LobbyViews<Watcher> {
  const windows = new Map<string, Window<Watcher>>();
  const viewNames = new Map<Watcher, string>();

  function leave(watcher: Watcher): void {
    const name = viewNames.get(watcher) ?? '';
    const window = windows.get(name);
    viewNames.delete(watcher);
    window?.watchers.delete(watcher);
    if (window?.watchers.size !== 0) return;
    window.cancel?.();
    windows.delete(name);
  }

  function sendSoon(window: Window<Watcher>): void {
    window.cancel ??= clock.after(Math.max(COLLECT_DELAY_MS, window.free - clock.now()), () => {
      window.cancel = null;
      sendNow(window);
    });
  }

  /** Updates `held` last. If sending fails, the next change sends the same again, which does no harm where it has arrived. */
  function sendNow(window: Window<Watcher>): void {
    const now = filteredList(window.look, rows());
    const changes = changesBetween(window.held, now);
    if (changes === null) return;
    window.free = clock.now() + (tell(window.watchers, changes) / BYTES_PER_SECOND) * 1000;
    window.held = now;
  }

  return {
    look(watcher, look) {
      leave(watcher);
      const name = nameOf(look);
      const held = () => filteredList(look, rows());
      const window = windows.get(name) ?? { look, watchers: new Set(), held: held(), free: 0, cancel: null };
      windows.set(name, window);
      window.watchers.add(watcher);
      viewNames.set(watcher, name);
      return window.held;
    },
    leave,
    changed() {
      for (const window of windows.values()) sendSoon(window);
    },
    close() {
      for (const { cancel } of windows.values()) cancel?.();
    },
  };
}

/** Returns the same name for all filters that show the same. */
function nameOf({ games, seat, rows }: LobbyQuery): string {
  return `${[...new Set(games)].sort().join()} ${seat} ${rows}`;
}

/** Returns the part of the list that a filter shows. */
export function filteredList(look: LobbyQuery, rows: readonly LobbyRow[]): LobbyList {
  const all = rows.filter((row) => isInQuery(row, look));
  return { rows: all.slice(0, look.rows), total: all.length };
}

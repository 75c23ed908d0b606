import { isInQuery, type LobbyQuery } from '@hundredfold/shared/protocol/lobby.ts';
import { changesBetween, type LobbyChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList, LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../platform/clock.ts';

/** Milliseconds in which changes are gathered, where little has changed of late. */
const GATHERING = 250;

/** Bytes of changes that a watcher is sent in a second, in the long run: a window that had much to tell keeps silent for as long. */
const BYTES_PER_SECOND = 1200;

/** The windows through which the list is watched: all who look alike share one, and are told the same at the same moment. */
export interface LobbyViews<Watcher> {
  /** From now on somebody looks so; the list that their changes begin with. */
  look(watcher: Watcher, look: LobbyQuery): LobbyList;
  leave(watcher: Watcher): void;
  /** The tables are others than before. */
  changed(): void;
  close(): void;
}

/** What windows need of whoever has the sockets. */
export interface LobbyViewParts<Watcher> {
  readonly clock: Clock;
  /** All tables, in order. */
  readonly rows: () => readonly LobbyRow[];
  /** Tells all of them the same; how many bytes each was sent. */
  readonly tell: (watchers: ReadonlySet<Watcher>, changes: LobbyChanges) => number;
}

interface Window<Watcher> {
  readonly look: LobbyQuery;
  readonly watchers: Set<Watcher>;
  /** What all who look through it have been told. */
  held: LobbyList;
  /** When it may tell something again. */
  free: number;
  /** Calls off what it is about to tell. */
  hush: (() => void) | null;
}

export function openLobbyViews<Watcher>({ clock, rows, tell }: LobbyViewParts<Watcher>): LobbyViews<Watcher> {
  const windows = new Map<string, Window<Watcher>>();
  const places = new Map<Watcher, string>();

  function leave(watcher: Watcher): void {
    const name = places.get(watcher) ?? '';
    const window = windows.get(name);
    places.delete(watcher);
    window?.watchers.delete(watcher);
    if (window?.watchers.size !== 0) return;
    window.hush?.();
    windows.delete(name);
  }

  function tellSoon(window: Window<Watcher>): void {
    window.hush ??= clock.after(Math.max(GATHERING, window.free - clock.now()), () => {
      window.hush = null;
      tellNow(window);
    });
  }

  /** What is held changes last: should telling fail, the same is told again with the next change, and does no harm where it arrived. */
  function tellNow(window: Window<Watcher>): void {
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
      const window = windows.get(name) ?? { look, watchers: new Set(), held: held(), free: 0, hush: null };
      windows.set(name, window);
      window.watchers.add(watcher);
      places.set(watcher, name);
      return window.held;
    },
    leave,
    changed() {
      for (const window of windows.values()) tellSoon(window);
    },
    close() {
      for (const { hush } of windows.values()) hush?.();
    },
  };
}

/** The same for all who look alike. */
function nameOf({ games, seat, rows }: LobbyQuery): string {
  return `${[...new Set(games)].sort().join()} ${seat} ${rows}`;
}

/** The list as somebody sees it who looks so. */
export function filteredList(look: LobbyQuery, rows: readonly LobbyRow[]): LobbyList {
  const all = rows.filter((row) => isInQuery(row, look));
  return { rows: all.slice(0, look.rows), total: all.length };
}

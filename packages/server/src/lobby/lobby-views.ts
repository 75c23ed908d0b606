import { isInQuery, type LobbyQuery, MAX_LOBBY_ROWS } from '@hundredfold/shared/protocol/lobby.ts';
import { changesBetween, type LobbyChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { LobbyList, LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { Clock } from '../platform/clock.ts';

/** Changes are collected for this long, in milliseconds, if few changes were sent recently. */
const COLLECT_DELAY_MS = 250;

/**
 * The average limit for the changes sent to a client, in bytes per second. After a long message a view sends nothing for a
 * while.
 */
const BYTES_PER_SECOND = 1200;

export interface LobbyViewParts<LobbyClient> {
  readonly clock: Clock;
  /** Returns all tables in list order. */
  readonly rows: () => readonly LobbyRow[];
  /** Sends the same changes to all clients. Returns how many bytes each of them was sent. */
  readonly tell: (clients: ReadonlySet<LobbyClient>, changes: LobbyChanges) => number;
}

interface SharedView<LobbyClient> {
  readonly look: LobbyQuery;
  readonly clients: Set<LobbyClient>;
  /** The list as all clients of the view were last sent it. */
  held: LobbyList;
  /** The earliest time of the next message. */
  free: number;
  cancel: (() => void) | null;
}

export type LobbyViews<LobbyClient> = ReturnType<typeof openLobbyViews<LobbyClient>>;

/** Opens the views of the lobby list. Clients with the same filter share one view and get the same messages at the same time. */
export function openLobbyViews<LobbyClient>({ clock, rows, tell }: LobbyViewParts<LobbyClient>) {
  const views = new Map<string, SharedView<LobbyClient>>();
  const viewNames = new Map<LobbyClient, string>();

  function leave(client: LobbyClient): void {
    const name = viewNames.get(client) ?? '';
    const view = views.get(name);
    viewNames.delete(client);
    view?.clients.delete(client);
    if (view?.clients.size !== 0) return;
    view.cancel?.();
    views.delete(name);
  }

  function sendSoon(view: SharedView<LobbyClient>): void {
    view.cancel ??= clock.after(Math.max(COLLECT_DELAY_MS, view.free - clock.now()), () => {
      view.cancel = null;
      sendNow(view);
    });
  }

  /** Updates `held` last. If sending fails, the next change sends the same again, which does no harm where it has arrived. */
  function sendNow(view: SharedView<LobbyClient>): void {
    const now = filteredList(view.look, rows());
    const changes = changesBetween(view.held, now);
    if (changes === null) return;
    view.free = clock.now() + (tell(view.clients, changes) / BYTES_PER_SECOND) * 1000;
    view.held = now;
  }

  return {
    /** Sets the filter of a client. Returns the list to which their next changes apply. */
    look(client: LobbyClient, look: LobbyQuery): LobbyList {
      leave(client);
      const name = nameOf(look);
      const held = () => filteredList(look, rows());
      const view = views.get(name) ?? { look, clients: new Set(), held: held(), free: 0, cancel: null };
      views.set(name, view);
      view.clients.add(client);
      viewNames.set(client, name);
      return view.held;
    },
    leave,
    changed(): void {
      for (const view of views.values()) sendSoon(view);
    },
    close(): void {
      for (const { cancel } of views.values()) cancel?.();
    },
  };
}

/** Returns the same name for all filters that show the same. */
function nameOf({ games, seat }: LobbyQuery): string {
  return `${[...new Set(games)].sort().join()} ${seat}`;
}

export function filteredList(look: LobbyQuery, rows: readonly LobbyRow[]): LobbyList {
  const all = rows.filter((row) => isInQuery(row, look));
  return { rows: all.slice(0, MAX_LOBBY_ROWS), total: all.length };
}

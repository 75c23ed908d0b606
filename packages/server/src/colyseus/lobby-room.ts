import { type Client, getMessageBytes, matchMaker, Protocol, subscribeLobby } from '@colyseus/core';
import { accepted } from '@hundredfold/shared/core/result.ts';
import { LOBBY_ROOM, type LobbyMessages, lobbyQuerySchema } from '@hundredfold/shared/protocol/lobby.ts';
import type { LobbyChanges } from '@hundredfold/shared/protocol/lobby-changes.ts';
import type { AppContext } from '../app/context.ts';
import { LOBBY_ROW_EVENT, LOBBY_ROWS_EVENT, type LobbyRowEvent, type VerifiedJoin } from '../cluster/requests.ts';
import { type ListedTables, openListedTables } from '../lobby/listed-tables.ts';
import { type LobbyViews, openLobbyViews } from '../lobby/lobby-views.ts';
import type { RoomClass } from './base-room.ts';
import { SystemRoom } from './system-room.ts';

const LOOKS_PER_SECOND = 3;

export function lobbyRoom(context: AppContext): RoomClass {
  return class extends LobbyRoom {
    override readonly context = context;
  };
}

type LobbyClient = Client<{ auth: VerifiedJoin }>;

/**
 * The live list of open tables. A client receives nothing before it looks; then it receives the rows in its view and their
 * changes.
 */
abstract class LobbyRoom extends SystemRoom<{ client: LobbyClient }> {
  #views: LobbyViews<LobbyClient> | undefined;
  #unsubscribe: (() => void) | undefined;

  override async onCreate(): Promise<void> {
    await this.openAs(LOBBY_ROOM);
    const { clock } = this.context;
    const tables = openListedTables(clock, () => views.changed());
    const after: typeof clock.after = (milliseconds, run) => clock.after(milliseconds, this.guarded(run));
    const views = openLobbyViews<LobbyClient>({ clock: { ...clock, after }, rows: tables.rows, tell });
    this.#views = views;
    this.hearRequests({ look: lobbyQuerySchema }, LOOKS_PER_SECOND, async (client, _, query) =>
      accepted(views.look(client, query)),
    );
    const announce = this.#shareRows(tables);
    this.#unsubscribe = await subscribeLobby((code, listing) => announce({ code, row: rowIn(listing?.metadata) }));
    for (const { roomId: code, metadata } of await matchMaker.query({ private: false })) announce({ code, row: rowIn(metadata) });
  }

  /** Exchanges rows with the lobbies of other processes. Returns a function that announces a row of this process. */
  #shareRows(tables: ListedTables): (row: LobbyRowEvent) => void {
    const { bus } = this.context;
    const heard = this.guarded(tables.heard);
    const heardAll = this.guarded(tables.heardAll);
    bus.subscribe(LOBBY_ROW_EVENT, (row, from) => heard(from, row));
    bus.subscribe(LOBBY_ROWS_EVENT, (all, from) => heardAll(from, all));
    bus.onProcessJoined((process) => bus.publish(LOBBY_ROWS_EVENT, tables.of(bus.name), process));
    bus.onProcessLeft((process) => heardAll(process, []));
    return (row) => {
      heard(bus.name, row);
      bus.publish(LOBBY_ROW_EVENT, row);
    };
  }

  override onLeave(client: LobbyClient): void {
    super.onLeave(client);
    this.#views?.leave(client);
  }

  override onDispose(): void {
    this.#unsubscribe?.();
    this.#views?.close();
  }
}

function rowIn(metadata: unknown): string | null {
  const row = typeof metadata === 'object' && metadata !== null && 'row' in metadata ? metadata.row : null;
  return typeof row === 'string' ? row : null;
}

function tell(clients: ReadonlySet<LobbyClient>, changes: LobbyChanges): number {
  const name: keyof LobbyMessages = 'changes';
  const frame = getMessageBytes.raw(Protocol.ROOM_DATA, name, changes);
  for (const client of clients) client.enqueueRaw(frame);
  return frame.byteLength;
}

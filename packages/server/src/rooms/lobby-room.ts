import { matchMaker, ServerError, subscribeLobby } from '@colyseus/core';
import { LOBBY, type LobbyMessages } from '@hundredfold/shared/protocol/lobby.ts';
import type { House } from '../house.ts';
import { BaseRoom, type RoomClass } from './base-room.ts';
import { openTables, type TableList } from './listing.ts';

/** People who may look at the start page's list at once, for each process. */
const MOST_VISITORS = 10_000;

/** Milliseconds in which changes are gathered before everybody hears of them. */
const PACE = 500;

/** The lobby as Colyseus makes it. */
export function lobbyRoom(house: House): RoomClass {
  return class extends LobbyRoom {
    override readonly house = house;
  };
}

/** The live list of open tables: everybody is sent the whole of it, and again whenever it changes. */
abstract class LobbyRoom extends BaseRoom {
  override autoDispose = false;
  readonly #tables: TableList = openTables();
  #unsubscribe: (() => void) | undefined;
  #telling: NodeJS.Timeout | undefined;

  override async onCreate(): Promise<void> {
    this.roomId = LOBBY;
    await this.setMatchmaking({ unlisted: true, private: true });
    this.maxMessagesPerSecond = 5;
    this.onMessage('*', () => this.house.count('garbage'));
    this.#unsubscribe = await subscribeLobby((code, listing) => {
      if (this.#tables.heard(code, listing?.metadata)) this.#tellSoon();
    });
    for (const { roomId, metadata } of await matchMaker.query({ private: false })) this.#tables.heard(roomId, metadata);
  }

  override onJoin(client: { send(type: 'rows', rows: LobbyMessages['rows']): void }): void {
    if (this.clients.length > MOST_VISITORS) throw new ServerError(503, 'the lobby is full');
    client.send('rows', this.#tables.rows());
  }

  override onDispose(): void {
    clearTimeout(this.#telling);
    this.#unsubscribe?.();
  }

  #tellSoon(): void {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.broadcast('rows', this.#tables.rows());
    }, PACE);
  }
}

import { type Client, matchMaker, Room, Server } from '@colyseus/core';
import { StateView } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { AnyAction } from '@hundredfold/shared/core/action.ts';
import type { Request, Response } from 'express';
import type { Lease } from '../../src/storage/lease.ts';
import { openSqlite } from '../../src/storage/sqlite/sqlite-storage.ts';
import { DECK, PlainSeat, PlainTable, worth } from './table.ts';

const TARGET = 50;

const storage = await openSqlite(process.env.DATA_DIR ?? '');

type Player = Client<{ userData: number }>;

/**
 * The limit of the framework: Mod Four written by hand in one room, with its true state as the room state, hands filtered by
 * view, and a patch for each move once it is durable. It has no other games, no answers to intents, no names, no reconnection and no pings.
 */
class PlainRoom extends Room<{ state: PlainTable; client: Player }> {
  override maxClients = 4;
  override patchRate = null;
  override state = new PlainTable();
  private deck: readonly string[] = [];
  private version = 0;
  private lease: Lease | null = null;

  override messages = {
    cut: (client: Player, at: unknown) => {
      const seat = client.userData ?? -1;
      if (typeof at === 'number' && this.cut(seat, at)) this.show(seat, { type: 'cut', at });
    },
    play: (client: Player, card: unknown) => {
      const seat = client.userData ?? -1;
      if (typeof card === 'string' && card.length === 1 && this.play(seat, card)) this.show(seat, { type: 'play', card });
    },
  };

  private show(seat: number, move: AnyAction): void {
    if (this.lease === null) return;
    const steps = [{ step: { kind: 'move', seat, action: move }, intent: null }] as const;
    void storage
      .append({ lease: this.lease, match: this.roomId, version: this.version++, steps })
      .then(() => this.broadcastPatch());
  }

  override async onCreate(): Promise<void> {
    this.lease = await storage.claim(this.roomId);
    for (let seat = 0; seat < 4; seat++) this.state.seats.push(new PlainSeat());
    this.shuffle();
  }

  override onJoin(client: Player): void {
    const taken = this.clients.map((other) => other.userData);
    const seat = [0, 1, 2, 3].find((free) => !taken.includes(free)) ?? 0;
    client.userData = seat;
    client.view = new StateView();
    client.view.add(this.seat(seat), -1, false);
  }

  private cut(seat: number, at: number): boolean {
    if (seat !== this.state.turn || !(at >= 1 && at < this.deck.length)) return false;
    const deck = this.deck.slice(at).concat(this.deck.slice(0, at));
    for (let place = 0; place < 4; place++) {
      const shown = this.seat((seat + place) % 4);
      shown.hand = deck.filter((_, index) => index % 4 === place).join('');
      shown.size = shown.hand.length;
    }
    this.deck = [];
    this.state.deck = 0;
    this.state.leader = seat;
    return true;
  }

  private play(seat: number, card: string): boolean {
    const { state } = this;
    const shown = this.seat(seat);
    if (seat !== state.turn || this.deck.length > 0 || !shown.hand.includes(card)) return false;
    shown.hand = shown.hand.replace(card, '');
    shown.size = shown.hand.length;
    const trick = state.trick + card;
    if (trick.length === 4) {
      this.gather(trick);
    } else {
      state.trick = trick;
      state.turn = (seat + 1) % 4;
    }
    return true;
  }

  private gather(trick: string): void {
    const { state } = this;
    let winner = state.leader;
    for (const card of trick) winner += worth(card);
    winner %= 4;
    const points = ++this.seat(winner).points;
    state.trick = '';
    state.leader = state.turn = winner;
    if (points >= TARGET) this.clear();
    if (points >= TARGET || state.seats.every((seat) => seat.size === 0)) this.shuffle();
  }

  private clear(): void {
    for (const seat of this.state.seats) {
      seat.hand = '';
      seat.size = seat.points = 0;
    }
  }

  private shuffle(): void {
    const deck = DECK.slice();
    for (let last = deck.length - 1; last > 0; last--) {
      const other = Math.floor(Math.random() * (last + 1));
      const card = deck[last] as string;
      deck[last] = deck[other] as string;
      deck[other] = card;
    }
    this.deck = deck;
    this.state.deck = deck.length;
  }

  private seat(seat: number): PlainSeat {
    const shown = this.state.seats[seat];
    if (shown === undefined) throw new Error(`there is no seat ${seat}`);
    return shown;
  }
}

const server = new Server({
  greet: false,
  transport: new WebSocketTransport({ pingInterval: 0 }),
  express: (app) => {
    app.post('/api/tables', async (_: Request, response: Response) => {
      response.json({ code: (await matchMaker.createRoom('table', {})).roomId });
    });
  },
});
server.define('table', PlainRoom);

process.on('disconnect', () => process.exit());
await server.listen(Number(process.env.PORT), '127.0.0.1');

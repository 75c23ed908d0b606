import { randomBytes } from 'node:crypto';
import { matchMaker, type Room } from '@colyseus/core';
import { chanceSourceFrom, type RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Hex } from '@hundredfold/shared/core/encoding.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { CODE_LENGTH, codeFrom } from '@hundredfold/shared/protocol/code.ts';
import { tableFacts } from '@hundredfold/shared/protocol/table-facts.ts';
import type { TableState } from '@hundredfold/shared/schema/table.ts';
import { partsOf, revealFor } from '@hundredfold/shared/shuffle-proof/commitment.ts';
import type { Setting } from '@hundredfold/shared/testing/setting.ts';
import { pino } from 'pino';
import { vi } from 'vitest';
import type { AppContext } from '../../src/app/context.ts';
import { inProcessEngine } from '../../src/bots/testing/in-process-engine.ts';
import type { RoomClass } from '../../src/colyseus/base-room.ts';
import { tableRoom } from '../../src/colyseus/table-room.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { freshTable } from '../../src/storage/store-new-table.ts';
import { riggedChance } from '../kit/rigged-chance.ts';
import { receiptFor } from '../kit/shuffle-receipt.ts';
import { testContext } from '../kit/test-context.ts';
import { type Listener, listenAt, testPerson } from './listener.ts';
import type { Move } from './plan.ts';
import { type World, worldOf } from './world.ts';

/** Creates the room of a table. A planted leak returns a changed room. */
export type Build = (game: Game, context: AppContext, world: World) => RoomClass;

/** A table of the running server with all its people. The test controls its truth. */
export interface LaidTable {
  readonly world: World;
  readonly room: Room<{ state: TableState }>;
  readonly log: string[];
  /** The players by seat. */
  readonly players: Listener[];
  readonly spectator: Listener;
  /** Plays a move, with its chance outcomes drawn from its seed, and returns the answer to the player. */
  play(move: Move): Promise<unknown>;
  attempt(by: Listener, action: unknown): Promise<unknown>;
  enter(memberId: number): Promise<Listener>;
  /** Drops a player's connection, waits until the table notices, and connects the same person again. */
  comeBack(seat: Seat): Promise<Listener>;
  close(): Promise<void>;
}

/** The numbers of the people at every table. Seats come first. */
export const SPECTATOR = 90;
export const LATE = 91;

/** All rooms have the same name, because some answers of Colyseus contain it. */
const ROOM = 'privacy';

export interface TableMaking {
  readonly build?: Build | undefined;
  readonly secret?: Hex;
}

/**
 * Opens a table on a server, seats all players and starts the game. All players take part in its shuffle, as browsers do. Nothing
 * depends on chance except through `seed`.
 */
export async function layTable(
  address: string,
  setting: Setting,
  seed: number,
  { build = (game, context) => tableRoom(game, context), secret }: TableMaking = {},
): Promise<LaidTable> {
  const world = worldOf(setting.game);
  const log: string[] = [];
  let chance = seeded(seed);
  const source: RandomSource = { below: (n) => chance.below(n) };
  const context = testContext(log, {
    clock: { ...systemClock, now: () => 0 }, // The time is the same in both worlds.
    chance: riggedChance(chanceSourceFrom(source), secret),
    botEngine: inProcessEngine(source),
    graceSeconds: 600,
    messagesPerSecond: 1_000_000,
    log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
  });
  const room = await openRoom(setting, context, () => build(world.game, context, world));
  const enter = (memberId: number) => listenAt(address, room.roomId, testPerson(memberId));
  const players: Listener[] = [];
  for (const seat of allSeats(setting.seats)) players.push(await enter(seat));
  const spectator = await enter(SPECTATOR);
  await takeSeats(players);
  await shuffleAndStart(players, room);
  let intents = 0;
  const attempt = (by: Listener, action: unknown) =>
    by.ask('act', { id: `intent-${String(++intents).padStart(8, '0')}`, version: room.state.version, action });
  return {
    world,
    room,
    log,
    players,
    spectator,
    attempt,
    enter,
    play({ seat, action, seed }) {
      chance = seeded(seed);
      return attempt(players[seat]!, action);
    },
    async comeBack(seat) {
      await players[seat]!.drop();
      await until(() => room.state.seats[seat]?.status === 'away');
      const back = await enter(seat);
      players[seat] = back;
      return back;
    },
    close: () => room.disconnect(),
  };
}

async function openRoom(
  { game, options, seats }: Setting,
  { storage }: AppContext,
  build: () => RoomClass,
): Promise<LaidTable['room']> {
  const code = codeFrom(randomBytes(CODE_LENGTH));
  await storage.addTable(freshTable({ code, game: game.id, options, seats }));
  matchMaker.defineRoomType(ROOM, build());
  await matchMaker.handleCreateRoom(ROOM, { code });
  return matchMaker.getLocalRoomById(code) as LaidTable['room'];
}

/** Seats everyone, but first each on another seat, so that a view which outlives a change of seats is found. */
async function takeSeats(players: readonly Listener[]): Promise<void> {
  for (const [seat, player] of players.entries()) await asks(player, 'sit', { seat: (seat + 1) % players.length });
  for (const player of players) await asks(player, 'stand');
  for (const [seat, player] of players.entries()) await asks(player, 'sit', { seat });
}

/** Starts the game. Each player commits to a value that follows from the match, and reveals it. */
async function shuffleAndStart(players: readonly Listener[], { state }: LaidTable['room']): Promise<void> {
  const shuffle = tableFacts.shuffle.codec.decode(state.shuffle);
  const receipts = Array.from(state.seats, ({ person }) => receiptFor(shuffle, person));
  for (const [seat, receipt] of receipts.entries()) await asks(players[seat]!, 'commit', partsOf(receipt));
  await asks(players[0]!, 'start');
  for (const [seat, receipt] of receipts.entries()) await asks(players[seat]!, 'reveal', { reveal: revealFor(receipt, 0) });
}

async function asks(player: Listener, name: string, payload?: unknown): Promise<void> {
  const answer = await player.ask(name, payload);
  if (answer !== null) throw new Error(`${name}: ${JSON.stringify(answer)}`);
}

export function until(what: () => boolean): Promise<boolean> {
  return vi.waitUntil(what, { interval: 1 });
}

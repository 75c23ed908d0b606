import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import { lotsFrom } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { seeded } from '@hundredfold/shared/core/random.ts';
import { FIND } from '@hundredfold/shared/protocol/find.ts';
import { LOBBY } from '@hundredfold/shared/protocol/lobby.ts';
import { pino } from 'pino';
import type { House } from '../src/app/context.ts';
import { inPlace } from '../src/bots/bot-engine.ts';
import { openTalks } from '../src/chat/chats.ts';
import { singleProcessBus } from '../src/cluster/message-bus.ts';
import { openMoves } from '../src/colyseus/handover.ts';
import { lobbyRoom } from '../src/colyseus/lobby-room.ts';
import { seatTogether } from '../src/colyseus/matched-table.ts';
import { findRoom } from '../src/colyseus/matchmaking-room.ts';
import { frameworkLog } from '../src/colyseus/open-rooms.ts';
import { type Floor, openFloor } from '../src/colyseus/table-directory.ts';
import { openWhereabouts } from '../src/colyseus/table-locator.ts';
import { tableRoom } from '../src/colyseus/table-room.ts';
import { memoryLimiters } from '../src/limits/limiters.ts';
import { OPEN_DOOR } from '../src/ops/admission.ts';
import { startTally } from '../src/ops/log.ts';
import { systemClock } from '../src/platform/clock.ts';
import { inTurn } from '../src/platform/serial-by-key.ts';
import { memoryArchive } from '../src/storage/memory.ts';

export interface LiveHouse {
  readonly house: House;
  readonly floor: Floor;
  readonly address: string;
  readonly counts: () => Readonly<Record<string, number>>;
  /** What was logged, a line of JSON each. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** A real server on a free port of this machine, with nothing around the rooms. */
export async function liveHouse(
  games: readonly Game[],
  given: Partial<House> = {},
  counted: (what: string) => void = () => undefined,
): Promise<LiveHouse> {
  const tally = startTally();
  const log: string[] = [];
  const source = seeded(1);
  const house: House = {
    archive: memoryArchive(),
    clock: systemClock,
    lots: lotsFrom(source),
    talks: openTalks(systemClock),
    bus: singleProcessBus('p1'),
    limiters: memoryLimiters,
    mayReport: async () => true,
    thinker: inPlace(source),
    porter: OPEN_DOOR,
    answered: () => undefined,
    grace: 60,
    botPace: 0,
    messagesPerSecond: 1000,
    count(what) {
      tally.count(what);
      counted(what);
    },
    log: pino({ level: 'info' }, { write: (line: string) => void log.push(line) }),
    ...given,
  };
  const http = createServer();
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(house.log),
  });
  const moves = openMoves();
  for (const game of games) server.define(game.id, tableRoom(game, house, moves)).enableRealtimeListing();
  const whereabouts = openWhereabouts(house.archive, moves);
  const limits = { tables: 10_000, tablesPerMinute: 1000 };
  server.define(LOBBY, lobbyRoom(house));
  server.define(
    FIND,
    findRoom(house, { makeTable: seatTogether(house, { whereabouts, limits, holdsQueue: async () => true }), limits }),
  );
  await server.listen(0, '127.0.0.1');
  await matchMaker.createRoom(LOBBY, {});
  await matchMaker.createRoom(FIND, {});
  const { port } = http.address() as AddressInfo;
  return {
    house,
    floor: openFloor(house, { whereabouts, moves, turns: inTurn() }),
    address: `http://127.0.0.1:${port}`,
    counts: tally.counts,
    log,
    close: () => server.gracefullyShutdown(false),
  };
}

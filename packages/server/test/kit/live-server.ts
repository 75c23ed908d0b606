import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchMaker, Server, ServerError } from '@colyseus/core';
import { WebSocketTransport } from '@colyseus/ws-transport';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import type { AppContext } from '../../src/app/context.ts';
import { lobbyRoom } from '../../src/colyseus/lobby-room.ts';
import { localRooms } from '../../src/colyseus/local-rooms.ts';
import { matchmakingRoom } from '../../src/colyseus/matchmaking-room.ts';
import { frameworkLog } from '../../src/colyseus/open-rooms.ts';
import { tableRoom } from '../../src/colyseus/table-room.ts';
import { openHandovers } from '../../src/directory/handovers.ts';
import { parseJoinOptions } from '../../src/directory/join-room.ts';
import { openTableDirectory, type TableDirectory } from '../../src/directory/table-directory.ts';
import { networkOf } from '../../src/limits/network.ts';
import { startTally } from '../../src/ops/log.ts';
import { testContext } from './test-context.ts';

export interface LiveServer {
  readonly context: AppContext;
  readonly directory: TableDirectory;
  readonly address: string;
  readonly counts: () => Readonly<Record<string, number>>;
  /** The log, a line of JSON each. */
  readonly log: readonly string[];
  close(): Promise<void>;
}

/** Starts a real server on a free port of this machine, with the rooms alone. */
export async function liveServer(
  games: readonly Game[],
  given: Partial<AppContext> = {},
  counted: (what: string) => void = () => undefined,
): Promise<LiveServer> {
  const tally = startTally();
  const log: string[] = [];
  const count = (what: string): void => {
    tally.count(what);
    counted(what);
  };
  const context = testContext(log, { count, ...given });
  const http = createServer();
  const server = new Server({
    transport: new WebSocketTransport({ server: http }),
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(context.log),
  });
  const handovers = openHandovers();
  for (const game of games) server.define(game.id, tableRoom(game, context, handovers)).enableRealtimeListing();
  const limits = { tables: 10_000, tablesEach: 1000, tablesPerMinute: 1000 };
  const rooms = localRooms(context);
  const directory = openTableDirectory(context, rooms, handovers, limits);
  server.define(LOBBY_ROOM, lobbyRoom(context));
  server.define(
    MATCHMAKING_ROOM,
    matchmakingRoom(context, directory, limits, async () => true),
  );
  // Players join over Colyseus' own route here. As in the table directory, a room gets what the options say, without the secret.
  matchMaker.controller.invokeMethod = async (_method, room, options, caller) => {
    const join = parseJoinOptions(room, options, networkOf(caller?.ip));
    if (join === null) throw new ServerError(400, 'malformed');
    return rooms.reserve(room, join);
  };
  await server.listen(0, '127.0.0.1');
  await matchMaker.createRoom(LOBBY_ROOM, {});
  await matchMaker.createRoom(MATCHMAKING_ROOM, {});
  const { port } = http.address() as AddressInfo;
  return {
    context,
    directory,
    address: `http://127.0.0.1:${port}`,
    counts: tally.counts,
    log,
    close: () => server.gracefullyShutdown(false),
  };
}

/** Starts such a server for one test. */
export async function liveServerForTest(...given: Parameters<typeof liveServer>): Promise<LiveServer> {
  const live = await liveServer(...given);
  onTestFinished(() => live.close());
  return live;
}

/** Starts such a server for the tests of a file. It can be used once they run. */
export function liveServerForFile(...given: Parameters<typeof liveServer>): LiveServer {
  const live = {} as LiveServer;
  beforeAll(async () => void Object.assign(live, await liveServer(...given)));
  afterAll(() => live.close());
  return live;
}

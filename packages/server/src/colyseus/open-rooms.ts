import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker, Server } from '@colyseus/core';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { Logger } from 'pino';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { withPseudonyms } from '../ops/log-pseudonym.ts';
import type { Traffic } from '../ops/traffic.ts';
import { clockWithoutStalls } from '../platform/clock.ts';
import { serialByKey } from '../platform/serial-by-key.ts';
import type { RetentionTimes } from '../storage/archive.ts';
import { startCleanup } from './delete-expired.ts';
import { openHandovers } from './handover.ts';
import { startKeepAlive } from './keep-alive.ts';
import { lobbyRoom } from './lobby-room.ts';
import { createMatchedTable } from './matched-table.ts';
import { answerPartyRequests, matchmakingRoom } from './matchmaking-room.ts';
import { openQueueLease } from './queue-lease.ts';
import { RoomList } from './room-list.ts';
import { GALLERY, spectatorRoom } from './spectator-room.ts';
import { isRoomId, openTableDirectory, type TableDirectory } from './table-directory.ts';
import { openTableLocator } from './table-locator.ts';
import { tableRoom } from './table-room.ts';
import { LimitedTransport } from './transport.ts';
import { watchLeases } from './watch-leases.ts';
import { pauseWhileStorageFails } from './watch-storage.ts';

/** How often every connection is asked whether it is still there, in milliseconds: one that is not is closed within 20 seconds. */
const KEEP_ALIVE = 9000;

/** How long the other processes may take to take over the tables, in milliseconds. */
const DRAINING_TIME = 30_000;

/** How long whatever stands before the processes has to notice that nobody is to be sent here, in milliseconds. */
const LEAVING_TIME = 3000;

/** How long rooms may take to close, in milliseconds: everything that matters is in the archive already. */
const CLOSING_TIME = 5000;

/** A room type for each game, the one lobby and the one where games are found, over the sockets of an HTTP server. */
export interface Rooms {
  readonly directory: TableDirectory;
  close(): Promise<void>;
}

/** What the rooms are opened over, and how much they bear. */
export interface RoomServices {
  readonly http: HttpServer;
  /** Whether the page that a socket is opened from may talk to this server. */
  readonly mayCall: (request: IncomingMessage) => boolean;
  readonly limits: Limits;
  readonly terms: RetentionTimes;
  readonly traffic: Pick<Traffic, 'watch'>;
}

export async function openRooms(context: AppContext, { http, mayCall, limits, terms, traffic }: RoomServices): Promise<Rooms> {
  const keepAlive = startKeepAlive(KEEP_ALIVE, clockWithoutStalls());
  const transport = new LimitedTransport({
    http,
    keepAlive,
    traffic,
    count: context.count,
    admit: (request) => admit(request, mayCall),
  });
  const server = new Server({
    transport,
    driver: new RoomList(),
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(context.log),
  });
  const moves = openHandovers();
  for (const game of GAMES) server.define(game.id, tableRoom(game, context, moves)).enableRealtimeListing();
  const locator = openTableLocator(context.archive, moves);
  server.define(LOBBY_ROOM, lobbyRoom(context));
  server.define(GALLERY, spectatorRoom(context));
  const holdsQueue = (): Promise<boolean> => queue.holds();
  server.define(
    MATCHMAKING_ROOM,
    matchmakingRoom(context, { makeTable: createMatchedTable(context, { locator, limits, holdsQueue }), limits }),
  );
  answerPartyRequests(context);
  await server.listen(0);
  await matchMaker.createRoom(LOBBY_ROOM, {});
  const serially = serialByKey();
  const directory = openTableDirectory(context, { locator, moves, serially });
  const queue = await openQueueLease(context);
  const stopSweeping = startCleanup(context, terms, serially);
  const stopWatchingForLoss = pauseWhileStorageFails(context);
  const stopWatching = context.bus.isAlone ? () => undefined : watchLeases(context);
  return {
    directory,
    async close() {
      stopSweeping();
      stopWatching();
      stopWatchingForLoss();
      await queue.close();
      await Promise.race([directory.drain(), sleep(DRAINING_TIME, undefined, { ref: false })]);
      if (context.bus.others().length > 0) await sleep(LEAVING_TIME); // What comes here is led to the others.
      await Promise.race([server.gracefullyShutdown(false), sleep(CLOSING_TIME, undefined, { ref: false })]);
    },
  };
}

/** Sockets lead to a room, with a place that was given out for it; anything else is no client of ours. */
function admit(request: IncomingMessage, mayCall: (request: IncomingMessage) => boolean): 'welcome' | 400 | 403 {
  const room = /^\/[\w-]{1,32}\/([\w-]{1,32})\?(?:.*&)?sessionId=[\w-]{1,64}(?:&|$)/.exec(request.url ?? '')?.[1];
  if (room === undefined || !isRoomId(room)) return 400;
  return mayCall(request) ? 'welcome' : 403;
}

type Say = (...parts: readonly unknown[]) => void;

/** Colyseus' own messages, as lines of ours: the first line says what happened, the stack is for debugging. */
export function frameworkLog(log: Logger): Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error', Say>> {
  const say = (...parts: readonly unknown[]): string => withPseudonyms(String(parts[0]).split('\n', 1)[0] ?? '');
  return {
    trace: (...parts) => log.trace(say(...parts)),
    debug: (...parts) => log.debug(say(...parts)),
    info: (...parts) => log.debug(say(...parts)),
    warn: (...parts) => log.warn(say(...parts)),
    error: (...parts) => {
      log.warn(say(...parts));
      log.debug(withPseudonyms(String(parts[0])));
    },
  };
}

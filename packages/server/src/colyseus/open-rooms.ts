import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { matchMaker, Server } from '@colyseus/core';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { LOBBY_ROOM } from '@hundredfold/shared/protocol/lobby.ts';
import { MATCHMAKING_ROOM } from '@hundredfold/shared/protocol/matchmaking.ts';
import type { Logger } from 'pino';
import type { Limits } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { openHandovers } from '../directory/handovers.ts';
import { openQueueLease } from '../directory/queue-lease.ts';
import { isRoomId } from '../directory/room-ids.ts';
import { openTableDirectory } from '../directory/table-directory.ts';
import { withPseudonyms } from '../ops/log-pseudonym.ts';
import type { Traffic } from '../ops/traffic.ts';
import { clockWithoutStalls } from '../platform/clock.ts';
import type { RetentionTimes } from '../storage/retention.ts';
import { startKeepAlive } from './keep-alive.ts';
import { lobbyRoom } from './lobby-room.ts';
import { localRooms } from './local-rooms.ts';
import { matchmakingRoom } from './matchmaking-room.ts';
import { SPECTATOR_ROOM, spectatorRoom } from './spectator-room.ts';
import { tableRoom } from './table-room.ts';
import { LimitedTransport } from './transport.ts';

/** The time in milliseconds between two pings of a connection: a dead connection is closed within 20 seconds. */
const PING_INTERVAL_MS = 9000;

const DRAIN_TIMEOUT_MS = 30_000;

/** The time in milliseconds that a load balancer has to notice that it must not send anyone here. */
const LEAVE_DELAY_MS = 3000;

/** The time in milliseconds that rooms may take to close: everything that matters is already saved. */
const CLOSE_TIMEOUT_MS = 5000;

export type Rooms = Awaited<ReturnType<typeof openRooms>>;

export interface RoomServices {
  readonly http: HttpServer;
  readonly mayCall: (request: IncomingMessage) => boolean;
  readonly limits: Limits;
  readonly terms: RetentionTimes;
  readonly traffic: Pick<Traffic, 'watch'>;
}

export async function openRooms(context: AppContext, { http, mayCall, limits, terms, traffic }: RoomServices) {
  const keepAlive = startKeepAlive(PING_INTERVAL_MS, clockWithoutStalls());
  const transport = new LimitedTransport({
    http,
    clock: context.clock,
    keepAlive,
    traffic,
    count: context.count,
    admit: (request) => admit(request, mayCall),
  });
  const server = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: frameworkLog(context.log),
  });
  const handovers = openHandovers();
  const directory = openTableDirectory(context, localRooms(context), handovers, limits);
  for (const game of GAMES) server.define(game.id, tableRoom(game, context, handovers)).enableRealtimeListing();
  server.define(LOBBY_ROOM, lobbyRoom(context));
  server.define(SPECTATOR_ROOM, spectatorRoom(context));
  const holdsQueue = (): Promise<boolean> => queue.holds();
  server.define(MATCHMAKING_ROOM, matchmakingRoom(context, directory, limits, holdsQueue));
  await server.listen(0);
  await matchMaker.createRoom(LOBBY_ROOM, {});
  const queue = await openQueueLease(context, {
    open: () => matchMaker.createRoom(MATCHMAKING_ROOM, {}),
    close: async (code) => matchMaker.getLocalRoomById(MATCHMAKING_ROOM)?.disconnect(code),
  });
  const stopUpkeep = directory.startUpkeep(terms);
  return {
    directory,
    async close(): Promise<void> {
      stopUpkeep();
      // Nothing that fails here keeps the rest from closing.
      await queue
        .close()
        .catch((error: unknown) => context.log.warn({ err: error }, 'the matchmaking queue could not be released'));
      const drained = directory
        .drain()
        .catch((error: unknown) => context.log.error({ err: error }, 'a bug: the tables were not handed over'));
      await Promise.race([drained, sleep(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
      // Requests that still come here are forwarded to the other processes.
      if (context.bus.others().length > 0) await sleep(LEAVE_DELAY_MS);
      await Promise.race([server.gracefullyShutdown(false), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

/** Admits sockets that lead to a room with a reserved seat; other sockets are not from our client. */
function admit(request: IncomingMessage, mayCall: (request: IncomingMessage) => boolean): 'welcome' | 400 | 403 {
  const room = /^\/[\w-]{1,32}\/([\w-]{1,32})\?(?:.*&)?sessionId=[\w-]{1,64}(?:&|$)/.exec(request.url ?? '')?.[1];
  if (room === undefined || !isRoomId(room)) return 400;
  return mayCall(request) ? 'welcome' : 403;
}

type LogFunction = (...parts: readonly unknown[]) => void;

/** Logs Colyseus' messages in our format: the first line says what happened, the stack is for debugging. */
export function frameworkLog(log: Logger): Readonly<Record<'trace' | 'debug' | 'info' | 'warn' | 'error', LogFunction>> {
  const firstLine = (...parts: readonly unknown[]): string => withPseudonyms(String(parts[0]).split('\n', 1)[0] ?? '');
  return {
    trace: (...parts) => log.trace(firstLine(...parts)),
    debug: (...parts) => log.debug(firstLine(...parts)),
    info: (...parts) => log.debug(firstLine(...parts)),
    warn: (...parts) => log.warn(firstLine(...parts)),
    error: (...parts) => {
      log.warn(firstLine(...parts));
      log.debug(withPseudonyms(String(parts[0])));
    },
  };
}

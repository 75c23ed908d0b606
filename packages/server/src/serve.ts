import { createServer, type Server as HttpServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { matchMaker, Server } from '@colyseus/core';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import { GAMES } from '@hundredfold/shared/games/index.ts';
import { LOBBY } from '@hundredfold/shared/protocol/intents.ts';
import type { Archive } from './archive/archive.ts';
import { openEmbedded } from './archive/embedded.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { houseApp } from './http/app.ts';
import type { Floor } from './http/floor.ts';
import { isRoomId } from './http/matchmake.ts';
import { mayCall } from './identity/origin.ts';
import { lobbyRoom } from './lobby/room.ts';
import { networkAddress } from './ops/address.ts';
import { liveChance } from './ops/chance.ts';
import { startKeepAlive } from './ops/keep-alive.ts';
import { frameworkLog, openLog } from './ops/log.ts';
import { reportTally, startTally } from './ops/tally.ts';
import { createTable, restoreTable } from './table/create.ts';
import { tableRoom } from './table/room.ts';
import { HouseTransport } from './transport.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  /** Where others find it. */
  readonly address: string;
  close(): Promise<void>;
}

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** How often every connection is asked whether it is still there, in milliseconds. */
const KEEP_ALIVE = 10_000;

/** How often the log is told what was counted, in milliseconds. */
const REPORT = 600_000;

/** How long rooms may take to close, in milliseconds: everything that matters is in the archive already. */
const CLOSING_TIME = 5000;

/** Opens the card room. Rejects with one sentence when it cannot. */
export async function serve(config: Config): Promise<Serving> {
  const log = openLog(config.logLevel);
  const tally = startTally();
  const archive = await openEmbedded(config.dataDir);
  const house = openHouse(config, { archive, log, count: tally.count });
  const stopReport = reportTally(tally, log, REPORT);
  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 });
  const where = { address: '' };
  const server = await openRooms(house, http, (request) => admit(request, where.address));
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDown(server, http, archive).finally(stopReport);
    return closing;
  };
  try {
    const port = await listen(http, config);
    const address = config.publicAddress ?? networkAddress(config.host, port);
    where.address = address;
    http.on('request', houseApp({ config, house, floor: floorOf(house), address, dist: DIST }));
    return { port, address, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openHouse(config: Config, given: Pick<House, 'archive' | 'log' | 'count'>): House {
  const { graceSeconds: grace, botPace, limits } = config;
  return { ...given, source: liveChance, grace, botPace, messagesPerSecond: limits.messagesPerSecond };
}

/** Colyseus with a room type for each game and the one lobby. */
async function openRooms(house: House, http: HttpServer, check: HouseCheck): Promise<Server> {
  const transport = new HouseTransport({ http, keepAlive: startKeepAlive(KEEP_ALIVE), admit: check });
  const server = new Server({ transport, greet: false, gracefullyShutdown: false, logger: frameworkLog(house.log) });
  for (const game of GAMES) server.define(game.id, tableRoom(game, house)).enableRealtimeListing();
  server.define(LOBBY, lobbyRoom(house));
  await server.listen(0);
  await matchMaker.createRoom(LOBBY, {});
  return server;
}

type HouseCheck = (request: IncomingMessage) => 'welcome' | 400 | 403;

/** Sockets lead to a room, with a place that was given out for it; anything else is no client of ours. */
function admit({ url, headers }: IncomingMessage, address: string): 'welcome' | 400 | 403 {
  const room = /^\/[\w-]{1,32}\/(\w{1,32})\?(?:.*&)?sessionId=[\w-]{1,64}(?:&|$)/.exec(url ?? '')?.[1];
  if (room === undefined || !isRoomId(room)) return 400;
  return mayCall(headers.origin, headers.host, address) ? 'welcome' : 403;
}

function floorOf(house: House): Floor {
  return {
    create: (wish) => createTable(house, wish),
    find: async (code) => ((await restoreTable(house, code)) ? (matchMaker.getLocalRoomById(code)?.roomName ?? null) : null),
    join: async (room, options, request) => {
      try {
        return accepted(await matchMaker.joinById(room, options, { ip: request.ip, headers: new Headers() }));
      } catch (error) {
        house.log.debug({ room, why: String(error) }, 'nobody let in');
        return refused('no-table');
      }
    },
    tables: () => matchMaker.stats.local.roomCount - 1,
  };
}

function listen(http: HttpServer, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use by another program; choose one with PORT`) : error);
    });
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
  });
}

async function closeDown(server: Server, http: HttpServer, archive: Archive): Promise<void> {
  http.close();
  await Promise.race([server.gracefullyShutdown(false), sleep(CLOSING_TIME, undefined, { ref: false })]);
  http.closeAllConnections();
  await archive.close();
}

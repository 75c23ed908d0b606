import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { lotsFrom } from '@hundredfold/shared/core/chance.ts';
import { mayCall, networkAddress } from './address.ts';
import { placeOf } from './archive/place.ts';
import { thinker } from './bots/thinker.ts';
import { threads } from './bots/threads.ts';
import type { Config } from './config.ts';
import { openHosts } from './hosts.ts';
import { type House, liveChance } from './house.ts';
import { houseApp } from './http/app.ts';
import { openLog, reportTally, startTally } from './log.ts';
import { openRooms } from './rooms/open-rooms.ts';
import { systemClock } from './table/clock.ts';
import { openTalks } from './talk/talks.ts';

/** A server that is open. */
export interface Serving {
  readonly port: number;
  /** Where others find it. */
  readonly address: string;
  /** Resolves with one sentence where the server has to end by itself. */
  readonly over: Promise<string>;
  close(): Promise<void>;
}

/** Where the client is built to. */
const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** How often the log is told what was counted, in milliseconds. */
const REPORT = 600_000;

/** Opens the card room, with the client that was built there. Rejects with one sentence when it cannot. */
export async function serve(config: Config, client = DIST): Promise<Serving> {
  const log = openLog(config.logLevel);
  const tally = startTally();
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const archive = await placeOf(config).open(end);
  const house = furnish(config, { archive, log, count: tally.count });
  const stopReport = reportTally(tally, log, REPORT);
  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 });
  let isOurs = (_: IncomingHttpHeaders): boolean => false;
  const rooms = await openRooms(house, { http, mayCall: ({ headers }) => isOurs(headers), limits: config.limits });
  const closeDown = async () => {
    http.close();
    await rooms.close();
    await house.thinker.close();
    http.closeAllConnections();
    await archive.close();
  };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDown().finally(stopReport);
    return closing;
  };
  try {
    const port = await listen(http, config);
    const address = config.publicAddress ?? networkAddress(config.host, port);
    const hosts = openHosts({ address, allowed: config.allowedHosts, log });
    isOurs = ({ host, origin }) => hosts.know(host) && mayCall(origin, host, address);
    http.on('request', houseApp({ config, house, floor: rooms.floor, hosts, address, dist: client }));
    return { port, address, over, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function furnish(config: Config, given: Pick<House, 'archive' | 'log' | 'count'>): House {
  return {
    ...given,
    clock: systemClock,
    lots: lotsFrom(liveChance),
    talks: openTalks(systemClock),
    thinker: thinker(liveChance, threads({ source: liveChance, count: given.count })),
    grace: config.graceSeconds,
    botPace: config.botPace,
    messagesPerSecond: config.limits.messagesPerSecond,
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

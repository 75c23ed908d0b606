import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { lotsFrom } from '@hundredfold/shared/core/chance.ts';
import { CLOSED } from '@hundredfold/shared/protocol/table.ts';
import type { Logger } from 'pino';
import { mayCall, networkAddress } from './address.ts';
import { placeOf } from './archive/place.ts';
import { thinker } from './bots/thinker.ts';
import { threads } from './bots/threads.ts';
import { busOver } from './cluster/bus-over-transport.ts';
import { memoryLimiters, redisLimiters } from './cluster/limiters.ts';
import { singleProcessBus } from './cluster/message-bus.ts';
import { connectRedis } from './cluster/redis-transport.ts';
import type { Config } from './config.ts';
import { openHosts } from './hosts.ts';
import { type House, liveChance } from './house.ts';
import { houseApp } from './http/app.ts';
import { perAddress } from './http/limit.ts';
import { openLog, reportTally, startTally } from './log.ts';
import { keeperBy } from './ops/keeper.ts';
import { NO_TIMINGS, openMeter } from './ops/metrics.ts';
import { openPorter } from './ops/porter.ts';
import { openTraffic } from './ops/traffic.ts';
import { watchArchive } from './ops/watched-archive.ts';
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

/** From one address: reports fill no disk. */
const REPORTS_PER_MINUTE = 10;

/** How often the log is told what was counted, in milliseconds. */
const REPORT = 600_000;

/** Opens the card room, with the client that was built there. Rejects with one sentence when it cannot. */
export async function serve(config: Config, client = DIST): Promise<Serving> {
  const log = openLog(config);
  const tally = startTally();
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const meter = config.adminPassword === null ? null : openMeter(config.processName);
  const { appended, answered } = meter ?? NO_TIMINGS;
  const watched = watchArchive(await placeOf(config).open({ log, onUsurped: end }), { clock: systemClock, appended });
  const { archive } = watched;
  const porter = openPorter(archive);
  const traffic = openTraffic();
  const house = furnish(config, { archive, log, porter, answered, count: tally.count, ...(await strung(config, log)) });
  const stopReport = reportTally(tally, log, REPORT);
  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 });
  let isOurs = (_: IncomingHttpHeaders): boolean => false;
  const rooms = await openRooms(house, {
    http,
    mayCall: ({ headers }) => isOurs(headers),
    limits: config.limits,
    terms: config.terms,
    traffic,
  });
  const closeDown = async () => {
    porter.drain(true);
    porter.close();
    await rooms.close();
    http.close();
    await house.thinker.close();
    http.closeAllConnections();
    await house.bus.close();
    await archive.close();
  };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDown().finally(stopReport);
    return closing;
  };
  try {
    await porter.watch((personId) => void rooms.floor.showOut(personId, CLOSED.blocked));
    const port = await listen(http, config);
    const address = config.publicAddress ?? networkAddress(config.host, port);
    const hosts = openHosts({ address, allowed: config.allowedHosts, log });
    isOurs = ({ host, origin }) => hosts.know(host) && mayCall(origin, host, address);
    const { floor } = rooms;
    const standing = async () => (porter.isDraining() ? 'draining' : await watched.health());
    const metrics = meter?.show({ tally, traffic, look: floor.look, archiveSize: archive.size, standing });
    const office = metrics && config.adminPassword !== null ? { keeper: keeperBy(config.adminPassword), metrics } : null;
    http.on('request', houseApp({ config, house, floor, hosts, address, dist: client, porter, standing, office }));
    return { port, address, over, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What this process has in common with the others, if there are any. */
async function strung({ redisUrl, processName }: Config, log: Logger): Promise<Pick<House, 'bus' | 'limiters'>> {
  if (redisUrl === null) return { bus: singleProcessBus(processName), limiters: memoryLimiters };
  const line = await connectRedis(redisUrl, log);
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug in handling a message from another process');
  return { bus: await busOver(line, processName, systemClock, onBug), limiters: redisLimiters(line.redis) };
}

type Given = 'archive' | 'log' | 'count' | 'porter' | 'answered' | 'bus' | 'limiters';

function furnish(config: Config, given: Pick<House, Given>): House {
  const reports = perAddress(given.limiters, 'report', REPORTS_PER_MINUTE);
  return {
    ...given,
    clock: systemClock,
    lots: lotsFrom(liveChance),
    talks: openTalks(systemClock),
    thinker: thinker(liveChance, threads({ source: liveChance, count: given.count })),
    grace: config.graceSeconds,
    botPace: config.botPace,
    messagesPerSecond: config.limits.messagesPerSecond,
    mayReport: (network) => reports.spend({ person: null, network }),
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

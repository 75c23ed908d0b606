import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { Logger } from 'pino';
import { adminAuth } from './admin/admin-auth.ts';
import { networkAddress } from './app/address.ts';
import type { Config } from './app/config.ts';
import type { AppContext } from './app/context.ts';
import { botEngine } from './bots/bot-engine.ts';
import { botWorkers } from './bots/bot-workers.ts';
import { openChats } from './chat/chats.ts';
import { busOver } from './cluster/bus-over-transport.ts';
import { singleProcessBus } from './cluster/message-bus.ts';
import { redisLimiters } from './cluster/redis-limiters.ts';
import { openRooms } from './colyseus/open-rooms.ts';
import { beginForOneOf, mayHaveAnother, tableCreators } from './colyseus/table-creators.ts';
import { isLoaded } from './colyseus/table-directory.ts';
import { expressApp } from './express-app.ts';
import { openAllowedHosts } from './http/allowed-hosts.ts';
import { memoryLimiters, perAddress } from './limits/request-limit.ts';
import { openAdmission } from './ops/admission.ts';
import { openLog, reportTally, startTally } from './ops/log.ts';
import { NO_TIMINGS, openMetrics } from './ops/metrics.ts';
import { openTraffic } from './ops/traffic.ts';
import { watchStorage } from './ops/watched-storage.ts';
import { systemClock } from './platform/clock.ts';
import { liveChance } from './platform/live-chance.ts';
import { provenChance } from './platform/table-chance.ts';
import { storagePlace } from './storage/open-storage.ts';

/** A running server. */
export interface Serving {
  readonly port: number;
  /** The public address of the server. */
  readonly address: string;
  /** Resolves with one sentence if the server has to stop by itself. */
  readonly over: Promise<string>;
  close(): Promise<void>;
}

/** The folder of the built client. */
const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** The number of reports that one address may send in a minute, so that reports cannot fill the disk. */
const REPORTS_PER_MINUTE = 10;

/** The time in milliseconds between two log lines with the counts. */
const REPORT_INTERVAL_MS = 600_000;

/** Opens the card room with the built client. Rejects with one sentence if it cannot. */
export async function serve(config: Config, client = DIST): Promise<Serving> {
  const log = openLog(config);
  const tally = startTally();
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const meter = config.adminPassword === null ? null : openMetrics(config.processName);
  const { appended, answered: recordAnswerTime } = meter ?? NO_TIMINGS;
  const watched = watchStorage(await storagePlace(config).open({ log, onUsurped: end }), { clock: systemClock, appended });
  const { storage } = watched;
  const admission = openAdmission(storage);
  const traffic = openTraffic();
  const context = createContext(config, {
    storage,
    log,
    admission,
    recordAnswerTime,
    botEngine: botEngine(liveChance, botWorkers({ clock: systemClock, source: liveChance, count: tally.count })),
    count: tally.count,
    ...(await connectProcesses(config, log)),
  });
  const stopReport = reportTally(tally, log, REPORT_INTERVAL_MS);
  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 });
  let isOurs = (_: IncomingHttpHeaders): boolean => false;
  const creators = tableCreators(isLoaded, context.bus);
  const { tablesEach } = config.limits;
  const rooms = await openRooms(context, {
    http,
    mayCall: ({ headers }) => isOurs(headers),
    limits: config.limits,
    quota: {
      begin: (callers) => beginForOneOf(creators, callers, tablesEach),
      mayHaveAnother: (caller) => mayHaveAnother(creators, caller, tablesEach),
    },
    terms: config.retention,
    traffic,
  });
  const closeDown = async () => {
    admission.drain(true);
    admission.close();
    await rooms.close();
    http.close();
    await context.botEngine.close();
    http.closeAllConnections();
    await context.bus.close();
    await storage.close();
  };
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDown().finally(stopReport);
    return closing;
  };
  try {
    await admission.watch((personId) => void rooms.directory.disconnect(personId, CLOSE_CODES.blocked));
    const port = await listen(http, config);
    const address = config.publicAddress ?? networkAddress(config.host, port);
    const allowedHosts = openAllowedHosts({ address, allowed: config.allowedHosts, log });
    isOurs = (headers) => allowedHosts.know(headers.host) && allowedHosts.mayCall(headers);
    const { directory } = rooms;
    const readiness = async () => (admission.isDraining() ? 'draining' : await watched.health());
    const metrics = meter?.show({ tally, traffic, look: directory.snapshot, storageSize: storage.size, readiness });
    const admin = metrics && config.adminPassword !== null ? { auth: adminAuth(config.adminPassword), metrics } : null;
    http.on(
      'request',
      expressApp({
        config,
        context,
        directory,
        creators,
        allowedHosts,
        address,
        dist: client,
        admission,
        readiness,
        admin,
      }),
    );
    return { port, address, over, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Connects this process to the others, if there are any. */
async function connectProcesses({ redisUrl, processName }: Config, log: Logger): Promise<Pick<AppContext, 'bus' | 'limiters'>> {
  if (redisUrl === null) return { bus: singleProcessBus(processName), limiters: memoryLimiters };
  // A server on its own does without the client for Redis, which takes a sixth of its start.
  const { connectRedis } = await import('./cluster/redis-transport.ts');
  const line = await connectRedis(redisUrl, log);
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug in handling a message from another process');
  return { bus: await busOver(line, processName, systemClock, onBug), limiters: redisLimiters(line.redis) };
}

type GivenServices = 'storage' | 'log' | 'count' | 'admission' | 'recordAnswerTime' | 'botEngine' | 'bus' | 'limiters';

function createContext(config: Config, given: Pick<AppContext, GivenServices>): AppContext {
  const reports = perAddress(given.limiters, 'report', REPORTS_PER_MINUTE);
  return {
    ...given,
    clock: systemClock,
    chance: provenChance(liveChance),
    chats: openChats(systemClock),
    graceSeconds: config.graceSeconds,
    maxBotDelayMs: config.maxBotDelayMs,
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

import { createServer, type Server as HttpServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { CLOSE_CODES } from '@hundredfold/shared/protocol/table.ts';
import type { Express } from 'express';
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
import { openRooms, type Rooms } from './colyseus/open-rooms.ts';
import { type ExpressAppDependencies, expressApp } from './express-app.ts';
import { startEveningReminders } from './groups/evening-reminders.ts';
import { openAllowedHosts } from './http/allowed-hosts.ts';
import { takeOutBasePath } from './http/take-out-base-path.ts';
import { memoryLimiters, perMinute } from './limits/request-limit.ts';
import { NO_GROUP_NEWS, openGroupNews } from './news/group-news.ts';
import { openWebhooks } from './news/webhooks.ts';
import { openAdmission } from './ops/admission.ts';
import { openLog, reportTally, startTally } from './ops/log.ts';
import { NO_TIMINGS, openMetrics } from './ops/metrics.ts';
import { openTraffic } from './ops/traffic.ts';
import { watchStorage } from './ops/watched-storage.ts';
import { systemClock } from './platform/clock.ts';
import { liveChance } from './platform/live-chance.ts';
import { provenChance } from './platform/table-chance.ts';
import { readNoticeTexts } from './push/notice-texts.ts';
import { NO_NOTICES, openNotices } from './push/notices.ts';
import { startBackups } from './storage/backup/start-backups.ts';
import { storagePlace } from './storage/open-storage.ts';

export type Serving = Awaited<ReturnType<typeof serve>>;

const DIST = fileURLToPath(new URL('../../client/dist', import.meta.url));

/** The number of reports that one address may send in a minute, so that reports cannot fill the disk. */
const REPORTS_PER_MINUTE = 10;

/** The time in milliseconds between two log lines with the counts. */
const REPORT_INTERVAL_MS = 600_000;

/**
 * Opens the card room with the built client. Rejects with one sentence if it cannot. `over` resolves with one sentence if the server has
 * to stop by itself.
 */
export async function serve(config: Config, client = DIST) {
  const { promise: over, resolve: end } = Promise.withResolvers<string>();
  const services = await openServices(config, end, client);
  const { context, admission, traffic } = services;
  const http = createServer({ headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5000 });
  takeOutBasePath(http, config.basePath);
  let isOurs = (_: IncomingHttpHeaders): boolean => false;
  const { limits, retention: terms } = config;
  const rooms = await openRooms(context, { http, mayCall: ({ headers }) => isOurs(headers), limits, terms, traffic });
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeDown(services, http, rooms).finally(services.stopReport);
    return closing;
  };
  try {
    await admission.watch((personId) => rooms.directory.disconnect(personId, CLOSE_CODES.blocked));
    const port = await listen(http, config);
    const origin = config.publicAddress ?? networkAddress(config.host, port);
    const address = origin + config.basePath;
    const allowedHosts = openAllowedHosts({ address: origin, allowed: config.allowedHosts, log: context.log });
    isOurs = (headers) => allowedHosts.know(headers.host) && allowedHosts.mayCall(headers);
    http.on('request', answerRequests(config, services, { directory: rooms.directory, allowedHosts, address, dist: client }));
    return { port, address, over, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * Opens everything that the rooms and the routes use. `end` is called if another server takes over the storage; `dist` is the built
 * client.
 */
async function openServices(config: Config, end: (why: string) => void, dist: string) {
  const log = openLog(config);
  const tally = startTally();
  const meter = config.adminPassword === null ? null : openMetrics(config.processName);
  const { appended, answered: recordAnswerTime } = meter ?? NO_TIMINGS;
  const watched = watchStorage(await storagePlace(config).open({ log, onUsurped: end }), systemClock, appended);
  const { storage } = watched;
  const admission = openAdmission(storage);
  const { count } = tally;
  const processes = await connectProcesses(config, log);
  const reports = perMinute(processes.limiters, 'report', REPORTS_PER_MINUTE, 1);
  const clock = systemClock;
  const sending = sendingOf(config, dist, { storage, log, count, clock });
  const notices = sending && openNotices(sending);
  const context: AppContext = {
    ...processes,
    notices: notices ?? NO_NOTICES,
    groupNews: notices ? openGroupNews({ notices, post: openWebhooks(sending), clock }) : NO_GROUP_NEWS,
    storage,
    log,
    clock,
    chance: provenChance(liveChance),
    chats: openChats(clock),
    botEngine: botEngine(liveChance, botWorkers({ clock, source: liveChance, count })),
    admission,
    count,
    recordAnswerTime,
    graceSeconds: config.graceSeconds,
    maxBotDelayMs: config.maxBotDelayMs,
    messagesPerSecond: config.limits.messagesPerSecond,
    mayReport: (network) => reports.spend({ person: null, network }),
  };
  const stopReport = reportTally(tally, log, REPORT_INTERVAL_MS);
  const backups = startBackups(config, { clock, log });
  const stopReminders = startEveningReminders({ ...context, now: Date.now }, context.groupNews.eveningSoon);
  return { context, notices, admission, meter, tally, watched, backups, traffic: openTraffic(), stopReport, stopReminders };
}

async function closeDown(
  { context, admission, backups, stopReminders }: Services,
  http: HttpServer,
  rooms: Rooms,
): Promise<void> {
  backups.stop();
  stopReminders();
  admission.drain(true);
  admission.close();
  await rooms.close();
  http.close();
  await context.botEngine.close();
  http.closeAllConnections();
  await context.bus.close();
  await context.storage.close();
}

function answerRequests(
  config: Config,
  { context, notices, admission, meter, tally, watched, backups, traffic }: Services,
  given: Pick<ExpressAppDependencies, 'directory' | 'allowedHosts' | 'address' | 'dist'>,
): Express {
  const readiness = async () => (admission.isDraining() ? 'draining' : await watched.health());
  const { snapshot: look } = given.directory;
  const metrics = meter?.show({ tally, traffic, look, storageSize: context.storage.size, backups, readiness });
  const auth = config.adminPassword === null ? null : adminAuth(config.adminPassword);
  const admin = metrics && auth ? { auth, metrics, backups } : null;
  return expressApp({ ...given, config, context, notices, admission, readiness, admin });
}

/** Push services have to reach the operator, so notices and webhooks need an address of the site with HTTPS. */
function sendingOf(
  { publicAddress, basePath }: Pick<Config, 'publicAddress' | 'basePath'>,
  dist: string,
  services: Pick<AppContext, 'storage' | 'log' | 'count' | 'clock'>,
) {
  const texts = publicAddress?.startsWith('https:') ? readNoticeTexts(dist) : null;
  return texts && { ...services, address: publicAddress + basePath, texts };
}

async function connectProcesses({ redisUrl, processName }: Config, log: Logger): Promise<Pick<AppContext, 'bus' | 'limiters'>> {
  if (redisUrl === null) return { bus: singleProcessBus(processName), limiters: memoryLimiters };
  // A server on its own does without the client for Redis, which takes a sixth of its start.
  const { connectRedis } = await import('./cluster/redis-transport.ts');
  const line = await connectRedis(redisUrl, log);
  const onBug = (error: unknown): void => log.error({ err: error }, 'a bug in handling a message from another process');
  return { bus: await busOver(line, processName, systemClock, onBug), limiters: redisLimiters(line.redis) };
}

function listen(http: HttpServer, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is in use by another program; choose one with PORT`) : error);
    });
    http.listen(port, host, () => resolve((http.address() as AddressInfo).port));
  });
}

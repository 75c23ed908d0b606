import type { Statistics } from '@hundredfold/shared/protocol/played-game.ts';
import type { StoredTimes } from '@hundredfold/shared/protocol/stored-data.ts';
import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import express, { type Express, type RequestHandler } from 'express';
import helmet from 'helmet';
import { type AdminDependencies, adminRouter, metricsHandler } from './admin/admin-router.ts';
import type { Config } from './app/config.ts';
import type { AppContext } from './app/context.ts';
import type { TableDirectory } from './directory/table-directory.ts';
import { openGroupPresence } from './groups/group-presence.ts';
import { openGroupTables } from './groups/group-tables.ts';
import type { AllowedHosts } from './http/allowed-hosts.ts';
import { callerOf, requireWithinLimit } from './http/caller.ts';
import { errorHandler, sendError } from './http/errors.ts';
import { groupsRouter } from './http/groups.ts';
import { type HtmlPages, readHtmlPages } from './http/html-pages.ts';
import { forgetRouter, transfersRouter } from './http/identity-routers.ts';
import { openMakers } from './http/makers.ts';
import { EXPORT_PAGES_PER_MINUTE, ownGamesRouter } from './http/own-games.ts';
import { type FindGame, pages } from './http/pages.ts';
import { pushRouter } from './http/push.ts';
import { RECORD_BYTES_PER_MINUTE, recordsRouter } from './http/records.ts';
import { tableAccess } from './http/table-access.ts';
import { matchmakeRouter, tablesRouter } from './http/tables.ts';
import { sharedTransfers } from './identity/shared-transfers.ts';
import { openTransfers } from './identity/transfers.ts';
import { addressIn } from './limits/network.ts';
import {
  countFailedAttempts,
  type LimitedLookUp,
  limitFailedAttempts,
  perMinute,
  type RequestLimit,
} from './limits/request-limit.ts';
import type { AdmissionControl } from './ops/admission.ts';
import type { Metrics } from './ops/metrics.ts';
import { requestIds } from './ops/request-id.ts';
import type { Readiness } from './ops/watched-storage.ts';
import type { NoticeService } from './push/notices.ts';
import type { GameStorage } from './storage/game-storage.ts';

/** How long the contact in security.txt can be relied on, in milliseconds: less than a year, as RFC 9116 recommends. */
const CONTACT_VALID_MS = 90 * 24 * 3_600_000;

export interface ExpressAppDependencies {
  readonly config: Pick<
    Config,
    'limits' | 'basePath' | 'site' | 'makerProof' | 'trustProxy' | 'processName' | 'securityContact' | 'retention' | 'backup'
  >;
  readonly context: Pick<AppContext, 'storage' | 'log' | 'clock' | 'limiters' | 'bus' | 'groupNews'>;
  readonly directory: TableDirectory;
  readonly allowedHosts: AllowedHosts;
  readonly address: string;
  readonly dist: string;
  readonly admission: AdmissionControl;
  readonly readiness: () => Promise<Readiness>;
  /** `null` if browsers cannot subscribe to notices here. */
  readonly notices: NoticeService | null;
  /** The services of the admin page and the metrics; `null` if there is no admin password. */
  readonly admin: (Pick<AdminDependencies, 'auth' | 'backups'> & { readonly metrics: Metrics }) | null;
}

export function expressApp(given: ExpressAppDependencies): Express {
  const { config, context, directory, allowedHosts, address, dist, admission, readiness, notices, admin } = given;
  const { missesPerMinute, joinsPerMinute, tablesPerMinute } = config.limits;
  const limit = (name: string, times: number): RequestLimit => perMinute(context.limiters, name, times);
  const attempts = limit('miss', missesPerMinute);
  const transfers = sharedTransfers(openTransfers(context.clock), context.bus);
  const wrongTransfers = limitFailedAttempts(limit('wrong transfer', missesPerMinute));
  const htmlPages = readHtmlPages(dist, address, config.basePath, config.site);
  const accessTable = tableAccess(context.limiters, directory, countFailedAttempts(attempts), config.limits);
  const lookUpRecord = countFailedAttempts(limit('record miss', missesPerMinute));
  const presence = openGroupPresence(context.clock, context.bus);
  const groups = openGroupTables(context, directory, presence);
  const createLimit = limit('make', tablesPerMinute);
  const lookUpGroup = countFailedAttempts(attempts);
  const app = express();
  const isProxy = trustProxies(app, config.trustProxy);
  const wrongWords = limitFailedAttempts(perMinute(context.limiters, 'word', missesPerMinute, 1));
  const makers = openMakers({ proof: config.makerProof, guests: config.site.guests, lookUp: wrongWords, isProxy });
  const tableServices = {
    ...{ context, directory, admission, accessTable, lookUpRecord, makers, groups, lookUpGroup, createLimit },
    limits: config.limits,
  };
  app.set('query parser', 'simple');
  app.disable('etag'); // The pages have their own, and nothing else may be cached.
  app.use(requestIds);
  app.use(securityHeaders(address, htmlPages ?? { styles: [], scripts: [] }));
  app.use(ownNamesOnly(allowedHosts));
  app.use(['/api', '/matchmake'], ownPagesOnly(allowedHosts));
  app.use(['/api/tables', '/api/groups', '/matchmake'], makers.guestsToo);
  app.use('/matchmake', matchmakeRouter(tableServices)); // First, because most requests are for it.
  app.use('/api/tables', tablesRouter(tableServices));
  app.get('/api/maker', makers.makersOnly, makers.maker);
  app.use('/api/transfers', transfersRouter(transfers, directory, wrongTransfers, limit('transfer', joinsPerMinute)));
  app.use('/api/forget', forgetRouter(transfers, directory, admission, limit('forget', tablesPerMinute)));
  if (notices !== null) app.use('/api/push', pushRouter(notices, context.storage, limit('push', tablesPerMinute)));
  const records = {
    lookUp: lookUpRecord,
    all: limit('record', joinsPerMinute),
    own: limit('own record', joinsPerMinute),
    bytes: limit('record bytes', RECORD_BYTES_PER_MINUTE),
  };
  app.use('/api/records', recordsRouter(context.storage, records));
  const ownGames = { list: limit('own games', joinsPerMinute), export: limit('export', EXPORT_PAGES_PER_MINUTE) };
  app.use('/api/my-games', ownGamesRouter(context.storage, ownGames));
  const groupServices = {
    ...{ storage: context.storage, directory, admission, makers, lookUp: lookUpGroup, keptMs: config.retention.groups },
    presence,
    now: Date.now,
    hasWebhooks: notices !== null,
    groupNews: context.groupNews,
    limits: { make: createLimit, look: limit('look at group', joinsPerMinute), change: limit('change group', tablesPerMinute) },
  };
  app.use('/api/groups', groupsRouter(groupServices));
  app.get('/api/statistics', requireWithinLimit(limit('statistics', joinsPerMinute)), statistics(context.storage));
  app.get('/api/address', (_, response) => void response.json({ address }));
  app.get('/api/stored', (_, response) => void response.json(storedTimes(config)));
  app.get('/.well-known/security.txt', securityTxt(config.securityContact, address, Date.now));
  app.get('/health', health);
  app.get('/ready', ready(readiness));
  if (admin !== null) {
    const tries = limitFailedAttempts(perMinute(context.limiters, 'password', missesPerMinute, 1));
    app.get('/metrics', metricsHandler(admin.metrics, admin.auth, tries));
    app.use('/admin', adminRouter({ ...given, ...admin, lookUp: tries, names: htmlPages?.names ?? new Map() }));
  }
  app.use(['/api', '/matchmake'], (_, response) => sendError(response, 'not-found'));
  app.use(pages(dist, htmlPages, gameFor(directory, limitFailedAttempts(attempts))));
  app.use((_, response) => sendError(response, 'not-found'));
  app.use(errorHandler(context.log));
  return app;
}

/** A backup is deleted when `keep` newer ones exist. */
function storedTimes({ retention, backup: { everyMs, keep } }: Pick<Config, 'retention' | 'backup'>): StoredTimes {
  return { ...retention, backups: everyMs === null ? null : everyMs * keep };
}

/**
 * Trusts the addresses that proxies pass on, and returns whether an address is that of a proxy. Express reads only addresses without
 * ports, but some proxies write the port of the proxy before them, too.
 */
function trustProxies(app: Express, proxies: string): (address: string) => boolean {
  app.set('trust proxy', proxies === 'none' ? false : proxies);
  const isTrusted: (address: string, hop: number) => boolean = app.get('trust proxy fn');
  app.set('trust proxy', (address: string, hop: number) => isTrusted(addressIn(address) ?? address, hop));
  return (address) => isTrusted(addressIn(address) ?? address, 0);
}

/**
 * Returns the game of a table for a link preview. No other limit bounds previews, so after too many wrong codes a client learns of no
 * code any more whether it is a table’s.
 */
function gameFor(directory: TableDirectory, lookUp: LimitedLookUp): FindGame {
  return async (code, request) => {
    const game = await lookUp(callerOf(request), () => directory.gameAt(code)).catch(() => null);
    return game === 'blocked' ? null : game;
  };
}

function ownNamesOnly(allowedHosts: AllowedHosts): RequestHandler {
  return (request, response, next) => {
    if (allowedHosts.know(request.headers.host)) next();
    else sendError(response, 'wrong-host');
  };
}

function ownPagesOnly(allowedHosts: AllowedHosts): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (allowedHosts.mayCall(request.headers)) next();
    else sendError(response, 'wrong-origin');
  };
}

/** Serves `GET /health`: the process answers, whatever else may be wrong. */
const health: RequestHandler = (_, response) => {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok', version: VERSION });
};

/** Serves `GET /ready`: 200, or the reason why this process takes no clients. */
function ready(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_, response) => {
    const status = await readiness();
    response
      .status(status === 'well' ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status });
  };
}

/** Serves the results of a person's own games. A client that does not authenticate gets none. */
function statistics(storage: GameStorage): RequestHandler {
  return async (request, response) => {
    const { person } = callerOf(request);
    if (person === null) return sendError(response, 'malformed');
    // A game that went on from another one counts for nobody.
    const games: Statistics = { games: (await storage.resultsOf(person)).filter(({ playedOn }) => playedOn === undefined) };
    response.json(games);
  };
}

/** `GET /.well-known/security.txt`, as in RFC 9116: where flaws are reported, if the admin has said so. `now`: of the system's clock. */
function securityTxt(contact: string | null, address: string, now: () => number): RequestHandler {
  return (_, response) => {
    if (contact === null) return sendError(response, 'not-found');
    const fields = [
      `Contact: ${contact}`,
      `Expires: ${new Date(now() + CONTACT_VALID_MS).toISOString()}`,
      'Preferred-Languages: en, de, ru',
      `Canonical: ${address}/.well-known/security.txt`,
    ];
    response.type('text/plain').send(`${fields.join('\n')}\n`);
  };
}

/** Everything a page of ours loads comes from here; over plain http, which friends on one network use, nothing may be upgraded. */
function securityHeaders(publicAddress: string, { styles, scripts }: Pick<HtmlPages, 'styles' | 'scripts'>): RequestHandler {
  const secure = publicAddress.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", ...styles],
        scriptSrc: ["'self'", ...scripts],
        imgSrc: ["'self'", 'data:', 'blob:'],
        workerSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: secure,
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
}

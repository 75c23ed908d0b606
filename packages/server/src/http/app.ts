import { readCode } from '@hundredfold/shared/protocol/code.ts';
import type { Statistics } from '@hundredfold/shared/protocol/http.ts';
import express, { type Express, type RequestHandler, Router } from 'express';
import helmet from 'helmet';
import { mayCall } from '../address.ts';
import type { Archive } from '../archive/archive.ts';
import type { Config } from '../config.ts';
import type { Hosts } from '../hosts.ts';
import type { House } from '../house.ts';
import { sharedTransfers } from '../identity/shared-transfers.ts';
import { openTransfers } from '../identity/transfers.ts';
import type { Keeper } from '../ops/keeper.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Instructed } from '../ops/porter.ts';
import { requestIds } from '../ops/request-id.ts';
import type { Floor } from '../rooms/floor.ts';
import { callerOf } from './caller.ts';
import { complain, complainAbout } from './complaint.ts';
import { figures } from './figures.ts';
import { forgetRouter, transfersRouter } from './identity.ts';
import { type Limit, limited, type Misses, missesCounted, missesLimited, perAddress, perMinute } from './limit.ts';
import { tableMakers } from './makers.ts';
import { officeRouter } from './office.ts';
import { type GameOf, pages } from './pages.ts';
import { readPapers } from './papers.ts';
import { tableAccess } from './table-access.ts';
import { matchmakeRouter, tablesRouter } from './tables.ts';
import { health, ready, type Standing } from './vitals.ts';

/** How long the contact in security.txt can be relied on, in milliseconds: less than a year, as RFC 9116 recommends. */
const CONTACT_VALID_MS = 90 * 24 * 3_600_000;

export interface Premises {
  readonly config: Pick<Config, 'limits' | 'trustProxy' | 'processName' | 'securityContact'>;
  readonly house: Pick<House, 'archive' | 'log' | 'clock' | 'limiters' | 'bus'>;
  readonly floor: Floor;
  readonly hosts: Hosts;
  /** Where others find this server. */
  readonly address: string;
  /** Folder of the built client. */
  readonly dist: string;
  readonly porter: Instructed;
  readonly standing: () => Promise<Standing>;
  /** What is there for whoever keeps the house; `null` where there is no password for it. */
  readonly office: Office | null;
}

interface Office {
  readonly keeper: Keeper;
  readonly metrics: Metrics;
}

/** Everything that is answered over plain HTTP. */
export function houseApp({ config, house, floor, hosts, address, dist, porter, standing, office }: Premises): Express {
  const { missesPerMinute, joinsPerMinute, tablesPerMinute } = config.limits;
  const limit = (name: string, times: number): Limit => perMinute(house.limiters, name, times);
  const misses = missesCounted(limit('miss', missesPerMinute));
  const transfers = sharedTransfers(openTransfers(house.clock), house.bus);
  const wrongTransfers = missesLimited(limit('wrong transfer', missesPerMinute));
  const papers = readPapers(dist, address);
  const makers = tableMakers(floor.isUp, house.bus);
  const access = tableAccess({ limiters: house.limiters, floor, misses, makers, limits: config.limits });
  const doors = { house, floor, porter, access, makers, limits: config.limits };
  const app = express();
  app.set('trust proxy', config.trustProxy === 'none' ? false : config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestIds);
  app.use(securityHeaders(address, papers?.styles ?? []));
  app.use(ownNamesOnly(hosts));
  app.use(['/api', '/matchmake'], ownPagesOnly(address));
  app.use('/api/tables', tablesRouter(doors));
  app.use('/api/transfers', transfersRouter(transfers, floor, wrongTransfers, limit('transfer', joinsPerMinute)));
  app.use('/api/forget', forgetRouter({ transfers, floor, porter }, limit('forget', tablesPerMinute)));
  app.use('/api/records', recordsRouter(house.archive, missesCounted(limit('record', missesPerMinute))));
  app.get('/api/statistics', limited(limit('statistics', joinsPerMinute)), statistics(house.archive));
  app.get('/api/address', (_, response) => void response.json({ address }));
  app.get('/.well-known/security.txt', securityTxt(config.securityContact, address, Date.now));
  app.get('/health', health);
  app.get('/ready', ready(standing));
  if (office !== null) {
    const tries = missesLimited(perAddress(house.limiters, 'password', missesPerMinute));
    app.get('/metrics', figures(office.metrics, office.keeper, tries));
    app.use(
      '/admin',
      officeRouter({
        ...office,
        config,
        house,
        floor,
        porter,
        standing,
        address,
        misses: tries,
        names: papers?.names ?? new Map(),
      }),
    );
  }
  app.use('/matchmake', matchmakeRouter(doors));
  app.use(['/api', '/matchmake'], (_, response) => complain(response, 'not-found'));
  app.use(pages(dist, papers, gameFor(floor, misses)));
  app.use((_, response) => complain(response, 'not-found'));
  app.use(complainAbout(house.log));
  return app;
}

/** For a preview: a code is not to be guessed by way of it either. Whoever may try no more is told as little as of no table. */
function gameFor(floor: Floor, misses: Misses): GameOf {
  return async (typed, request) => {
    const code = readCode(typed);
    if (code === null) return null;
    const game = await misses.attempt(callerOf(request), () => floor.gameAt(code)).catch(() => null);
    return game === 'blocked' ? null : game;
  };
}

function ownNamesOnly(hosts: Hosts): RequestHandler {
  return (request, response, next) => {
    if (hosts.know(request.headers.host)) next();
    else complain(response, 'wrong-host');
  };
}

function ownPagesOnly(address: string): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (mayCall(request.headers.origin, request.headers.host, address)) next();
    else complain(response, 'wrong-origin');
  };
}

/** What somebody has come to in their own games; whoever does not show who they are has none. */
function statistics(archive: Archive): RequestHandler {
  return async (request, response) => {
    const { person } = callerOf(request);
    if (person === null) return complain(response, 'malformed');
    const games: Statistics = { games: [...(await archive.resultsOf(person))] };
    response.json(games);
  };
}

/** `GET /:id`: the record of a finished game; a game that still goes on has none. */
function recordsRouter(archive: Archive, misses: Misses): Router {
  const router = Router();
  router.get('/:id', async (request, response) => {
    const record = await misses.attempt(callerOf(request), () => archive.record(request.params.id));
    if (record === 'blocked') return complain(response, 'too-many');
    if (record === null) return complain(response, 'no-record');
    response.json(record);
  });
  return router;
}

/** `GET /.well-known/security.txt`, as in RFC 9116: where flaws are reported, if the admin has said so. `now`: of the system's clock. */
function securityTxt(contact: string | null, address: string, now: () => number): RequestHandler {
  return (_, response) => {
    if (contact === null) return complain(response, 'not-found');
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
function securityHeaders(publicAddress: string, styles: readonly string[]): RequestHandler {
  const secure = publicAddress.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", ...styles],
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

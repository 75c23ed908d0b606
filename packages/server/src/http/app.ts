import express, { type Express, type RequestHandler } from 'express';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { mayCall } from '../identity/origin.ts';
import { complain, complainAbout } from './complaint.ts';
import type { Floor } from './floor.ts';
import { securityHeaders } from './headers.ts';
import { missesLimited } from './limit.ts';
import { matchmakeRouter } from './matchmake.ts';
import { pages } from './pages.ts';
import { recordsRouter } from './records.ts';
import { tablesRouter } from './tables.ts';

export interface Premises {
  readonly config: Pick<Config, 'limits' | 'trustProxy'>;
  readonly house: Pick<House, 'archive' | 'log'>;
  readonly floor: Floor;
  /** Where others find this server. */
  readonly address: string;
  /** Folder of the built client. */
  readonly dist: string;
}

/** Everything that is answered over plain HTTP. */
export function houseApp({ config, house, floor, address, dist }: Premises): Express {
  const misses = missesLimited(config.limits.missesPerMinute);
  const app = express();
  app.set('trust proxy', config.trustProxy === 'none' ? false : config.trustProxy);
  app.set('query parser', 'simple');
  app.use(securityHeaders(address));
  app.use(['/api', '/matchmake'], ownPagesOnly(address));
  app.use('/api/tables', tablesRouter(floor, misses, config.limits));
  app.use('/api/records', recordsRouter(house.archive, misses));
  app.get('/api/address', (_, response) => void response.json({ address }));
  app.get('/health', async (_, response) => {
    await house.archive.loadTable('');
    response.json({ status: 'ok' });
  });
  app.use('/matchmake', matchmakeRouter(floor, misses, config.limits));
  app.use(['/api', '/matchmake'], (_, response) => complain(response, 'not-found'));
  app.use(pages(dist));
  app.use((_, response) => complain(response, 'not-found'));
  app.use(complainAbout(house.log));
  return app;
}

function ownPagesOnly(address: string): RequestHandler {
  return (request, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    if (mayCall(request.headers.origin, request.headers.host, address)) next();
    else complain(response, 'wrong-origin');
  };
}

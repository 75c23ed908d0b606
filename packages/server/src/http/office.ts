import { fileURLToPath } from 'node:url';
import { type RequestHandler, type Response, Router, urlencoded } from 'express';
import * as v from 'valibot';
import { mayCall } from '../address.ts';
import { PASS_ENDED } from '../cluster/requests.ts';
import type { Config } from '../config.ts';
import type { House } from '../house.ts';
import { inTime } from '../ops/in-time.ts';
import { type Keeper, SHIFT } from '../ops/keeper.ts';
import { markOf } from '../ops/mark.ts';
import { doorPage, MOST_REPORTS, officePage } from '../ops/office-page.ts';
import type { Instructed } from '../ops/porter.ts';
import type { Floor } from '../rooms/floor.ts';
import { complain } from './complaint.ts';
import type { Misses } from './limit.ts';
import { networkOf } from './network.ts';
import type { Standing } from './vitals.ts';

/** What is needed to run the house. */
export interface OfficeParts {
  readonly config: Pick<Config, 'processName'>;
  readonly house: Pick<House, 'archive' | 'log' | 'bus'>;
  readonly floor: Floor;
  readonly porter: Instructed;
  readonly keeper: Keeper;
  readonly misses: Misses;
  readonly standing: () => Promise<Standing>;
  /** Where others find this server. */
  readonly address: string;
  /** What games are called, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

const CSS = fileURLToPath(new URL('../ops/office.css', import.meta.url));

/** The cookie with the pass, which pages elsewhere cannot have sent along. */
const PASS = 'office';

const personSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
/** Which page of reports is asked for, the latest first. */
const pageSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);
const schemas = {
  enter: v.object({ password: v.string() }),
  shut: v.object({ table: v.string() }),
  block: v.object({ person: personSchema, name: v.pipe(v.string(), v.maxLength(200)) }),
  unblock: v.object({ person: personSchema }),
  drain: v.object({ draining: v.picklist(['yes', 'no']) }),
};

/** `GET /`: a page for whoever keeps the house, and forms on it. Nothing on it shows a live hand; codes of tables stand there, since people who complain name them. */
export function officeRouter(parts: OfficeParts): Router {
  const { porter, floor, keeper, misses, address } = parts;
  const isIn = (cookie: string | undefined): boolean => keeper.isPass(passIn(cookie), Date.now());
  const router = Router();
  router.use(guarded(address));
  router.get('/', async ({ headers, query }, response) => {
    const page = v.parse(pageSchema, query.reports);
    response.type('html').send(isIn(headers.cookie) ? officePage(await look(parts, page)) : doorPage(null));
  });
  router.get('/office.css', (_, response) => response.sendFile(CSS));
  router.use(urlencoded({ extended: false, limit: LARGEST, parameterLimit: 5 }));
  router.post('/enter', async ({ body, ip }, response) => {
    const said = v.safeParse(schemas.enter, body);
    const from = networkOf(ip);
    const check = async () => (said.success && keeper.isPassword(said.output.password) ? true : null);
    const known = await misses.attempt({ person: null, network: from }, check);
    log(parts, known === true ? 'logged in' : 'login failed', { from });
    if (known !== true) {
      const wrong = known === 'blocked' ? 'too-many' : 'not-it';
      return void response
        .status(known === 'blocked' ? 429 : 401)
        .type('html')
        .send(doorPage(wrong));
    }
    givePass(response, keeper.newPass(Date.now()), address);
    back(response);
  });
  // From here on for whoever has come in.
  router.post('/*action', ({ headers }, response, next) => {
    if (isIn(headers.cookie)) next();
    else response.status(401).type('html').send(doorPage(null));
  });
  const { bus } = parts.house;
  bus.subscribe(PASS_ENDED, (pass) => keeper.endPass(pass, Date.now()));
  router.post('/leave', ({ headers }, response) => {
    const pass = passIn(headers.cookie);
    keeper.endPass(pass, Date.now());
    bus.publish(PASS_ENDED, pass);
    givePass(response, '', address);
    back(response);
  });
  router.post(
    '/shut',
    asked(schemas.shut, async ({ table }) => {
      const { tables } = await floor.look();
      const found = tables.find(({ code }) => markOf(code) === table);
      const isShut = found !== undefined && (await floor.shut(found.code));
      log(parts, isShut ? 'table closed' : 'no such table to close', { table });
    }),
  );
  router.post(
    '/block',
    asked(schemas.block, async ({ person, name }) => {
      await porter.block({ person, name, at: new Date().toISOString() });
      log(parts, 'person blocked', { person: markOf(person) });
    }),
  );
  router.post(
    '/unblock',
    asked(schemas.unblock, async ({ person }) => {
      await porter.unblock(person);
      log(parts, 'person unblocked', { person: markOf(person) });
    }),
  );
  router.post(
    '/drain',
    asked(schemas.drain, async ({ draining }) => {
      porter.drain(draining === 'yes');
      if (draining === 'yes') await floor.drain();
      log(parts, draining === 'yes' ? 'draining started' : 'draining stopped', {});
    }),
  );
  return router;
}

/** Bodies, in bytes. */
const LARGEST = 4 * 1024;

/** Forms come from our own pages alone; whoever does not say from where is no browser. */
function guarded(address: string): RequestHandler {
  return ({ method, headers }, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('Referrer-Policy', 'same-origin'); // Under any stricter one the origin of a form is `null`.
    const isReading = method === 'GET' || method === 'HEAD';
    if (isReading || (headers.origin !== undefined && mayCall(headers.origin, headers.host, address))) next();
    else complain(response, 'wrong-origin');
  };
}

function asked<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (form: v.InferOutput<Schema>) => Promise<void>,
): RequestHandler {
  return async ({ body }, response) => {
    const form = v.safeParse(schema, body);
    if (!form.success) return complain(response, 'malformed');
    await act(form.output);
    back(response);
  };
}

function back(response: Response): void {
  response.redirect(303, '/admin');
}

function givePass(response: Response, pass: string, address: string): void {
  response.cookie(PASS, pass, {
    path: '/admin',
    httpOnly: true,
    sameSite: 'strict',
    secure: address.startsWith('https:'),
    maxAge: pass === '' ? 0 : SHIFT,
  });
}

function passIn(cookie = ''): string {
  return new RegExp(`(?:^|;\\s*)${PASS}=([\\w.-]{1,200})(?:;|$)`).exec(cookie)?.[1] ?? '';
}

function log({ house }: OfficeParts, what: string, about: object): void {
  house.log.warn({ ...about }, `admin: ${what}`);
}

async function look(
  { config, house, floor, standing, names }: OfficeParts,
  page: number,
): Promise<Parameters<typeof officePage>[0]> {
  const { archive } = house;
  const [state, sight, archiveSize, reports, blocked] = await Promise.all([
    standing(),
    floor.look(),
    inTime(archive.size()),
    inTime(archive.reports(MOST_REPORTS + 1, (page - 1) * MOST_REPORTS)),
    inTime(archive.blocked()),
  ]);
  const now = new Date();
  return {
    process: config.processName,
    since: new Date(now.getTime() - process.uptime() * 1000),
    now,
    standing: state,
    memory: process.memoryUsage.rss(),
    archiveSize,
    house: sight,
    reports,
    page,
    names,
    blocked,
  };
}

import { fileURLToPath } from 'node:url';
import { type RequestHandler, type Response, Router, urlencoded } from 'express';
import * as v from 'valibot';
import type { Config } from '../app/config.ts';
import type { AppContext } from '../app/context.ts';
import { ADMIN_SESSION_ENDED } from '../cluster/requests.ts';
import type { TableDirectory } from '../directory/table-directory.ts';
import type { AllowedHosts } from '../http/allowed-hosts.ts';
import { sendError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import { rateLimiter } from '../limits/rate-limit.ts';
import { type LimitedLookUp, MINUTE_MS } from '../limits/request-limit.ts';
import type { AdmissionControl } from '../ops/admission.ts';
import { logPseudonym } from '../ops/log-pseudonym.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { Readiness } from '../ops/watched-storage.ts';
import { withDeadline } from '../platform/deadline.ts';
import type { Backups } from '../storage/backup/start-backups.ts';
import { ADMIN_SESSION_MS, type AdminAuth } from './admin-auth.ts';
import { adminPage, MAX_REPORTS_SHOWN, signInPage } from './admin-page.ts';

export interface AdminDependencies {
  readonly config: Pick<Config, 'basePath' | 'processName'>;
  readonly context: Pick<AppContext, 'storage' | 'log' | 'bus'>;
  readonly directory: TableDirectory;
  readonly admission: AdmissionControl;
  readonly auth: AdminAuth;
  readonly lookUp: LimitedLookUp;
  readonly readiness: () => Promise<Readiness>;
  readonly backups: Pick<Backups, 'status'>;
  readonly address: string;
  readonly allowedHosts: Pick<AllowedHosts, 'mayCall'>;
  readonly names: ReadonlyMap<string, string>;
}

const CSS = fileURLToPath(new URL('./admin.css', import.meta.url));

/** The name of the cookie with the session token. Pages of other sites cannot send it. */
const SESSION_COOKIE = 'office';

const personIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));
const pageSchema = v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/), v.transform(Number)), 1);
const schemas = {
  enter: v.object({ password: v.string() }),
  shut: v.object({ table: v.string() }),
  block: v.object({ personId: personIdSchema, name: v.pipe(v.string(), v.maxLength(200)) }),
  unblock: v.object({ personId: personIdSchema }),
  drain: v.object({ draining: v.picklist(['yes', 'no']) }),
};

/**
 * Serves `GET /`, the admin page, and its forms. The page never shows a live hand. It shows the codes of tables, since players
 * who complain name them.
 */
export function adminRouter(parts: AdminDependencies): Router {
  const { admission, directory, auth, lookUp, allowedHosts } = parts;
  const isLoggedIn = (cookie: string | undefined): boolean => auth.isSession(sessionIn(cookie), Date.now());
  // A blocked address is logged once a minute, however many attempts follow.
  const blockLines = rateLimiter<string>({ times: 1, within: MINUTE_MS }, () => performance.now());
  const router = Router();
  router.use(guarded(allowedHosts));
  router.get('/', async ({ headers, query }, response) => {
    const page = v.parse(pageSchema, query.reports);
    response.type('html').send(isLoggedIn(headers.cookie) ? adminPage(await readPageData(parts, page)) : signInPage(null));
  });
  router.get('/office.css', (_, response) => response.sendFile(CSS));
  router.use(urlencoded({ extended: false, limit: MAX_FORM_BYTES, parameterLimit: 5 }));
  router.post('/enter', async ({ body, ip }, response) => {
    const form = v.safeParse(schemas.enter, body);
    const from = networkOf(ip);
    const check = async () => (form.success && auth.isPassword(form.output.password) ? true : null);
    const known = await lookUp({ person: null, network: from }, check);
    if (known === 'blocked') {
      if (blockLines.take(from)) log(parts, 'login blocked', { from });
    } else {
      log(parts, known === true ? 'logged in' : 'login failed', { from });
    }
    if (known !== true) {
      const wrong = known === 'blocked' ? 'too-many' : 'not-it';
      return void response
        .status(known === 'blocked' ? 429 : 401)
        .type('html')
        .send(signInPage(wrong, '../'));
    }
    setSessionCookie(response, auth.newSession(Date.now()), parts);
    redirectToAdminPage(response);
  });
  // Every route below needs a session.
  router.post('/*action', ({ headers }, response, next) => {
    if (isLoggedIn(headers.cookie)) next();
    else response.status(401).type('html').send(signInPage(null, '../'));
  });
  const { bus } = parts.context;
  bus.subscribe(ADMIN_SESSION_ENDED, (id) => auth.endSession(id, Date.now()));
  router.post('/leave', ({ headers }, response) => {
    const id = auth.sessionIdOf(sessionIn(headers.cookie));
    auth.endSession(id, Date.now());
    bus.publish(ADMIN_SESSION_ENDED, id);
    setSessionCookie(response, '', parts);
    redirectToAdminPage(response);
  });
  router.post(
    '/shut',
    formHandler(schemas.shut, async ({ table }) => {
      const { tables } = directory.snapshot();
      const found = tables.find(({ code }) => logPseudonym(code) === table);
      const isShut = found !== undefined && (await directory.closeTable(found.code));
      log(parts, isShut ? 'table closed' : 'no such table to close', { table });
    }),
  );
  router.post(
    '/block',
    formHandler(schemas.block, async ({ personId, name }) => {
      await admission.block({ personId, name, at: new Date().toISOString() });
      log(parts, 'person blocked', { person: logPseudonym(personId) });
    }),
  );
  router.post(
    '/unblock',
    formHandler(schemas.unblock, async ({ personId }) => {
      await admission.unblock(personId);
      log(parts, 'person unblocked', { person: logPseudonym(personId) });
    }),
  );
  router.post(
    '/drain',
    formHandler(schemas.drain, async ({ draining }) => {
      admission.drain(draining === 'yes');
      if (draining === 'yes') await directory.drain();
      log(parts, draining === 'yes' ? 'draining started' : 'draining stopped', {});
    }),
  );
  return router;
}

const MAX_FORM_BYTES = 4 * 1024;

/** Accepts forms from our own pages alone. A request without an origin does not come from a browser. */
function guarded(allowedHosts: Pick<AllowedHosts, 'mayCall'>): RequestHandler {
  return ({ method, headers }, response, next) => {
    response.setHeader('Cache-Control', 'no-store');
    // Under a stricter policy the browser sends `null` as the origin of a form.
    response.setHeader('Referrer-Policy', 'same-origin');
    const isReading = method === 'GET' || method === 'HEAD';
    if (isReading || (headers.origin !== undefined && allowedHosts.mayCall(headers))) next();
    else sendError(response, 'wrong-origin');
  };
}

function formHandler<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (form: v.InferOutput<Schema>) => Promise<void>,
): RequestHandler {
  return async ({ body }, response) => {
    const form = v.safeParse(schema, body);
    if (!form.success) return sendError(response, 'malformed');
    await act(form.output);
    redirectToAdminPage(response);
  };
}

function redirectToAdminPage(response: Response): void {
  response.redirect(303, '../admin');
}

function setSessionCookie(response: Response, session: string, { address, config }: AdminDependencies): void {
  response.cookie(SESSION_COOKIE, session, {
    path: `${config.basePath}/admin`,
    httpOnly: true,
    sameSite: 'strict',
    secure: address.startsWith('https:'),
    maxAge: session === '' ? 0 : ADMIN_SESSION_MS,
  });
}

function sessionIn(cookie = ''): string {
  return new RegExp(`(?:^|;\\s*)${SESSION_COOKIE}=([\\w.-]{1,200})(?:;|$)`).exec(cookie)?.[1] ?? '';
}

function log({ context }: AdminDependencies, what: string, about: object): void {
  context.log.warn({ ...about }, `admin: ${what}`);
}

async function readPageData(
  { config, context, directory, readiness, backups, names }: AdminDependencies,
  page: number,
): Promise<Parameters<typeof adminPage>[0]> {
  const { storage } = context;
  const sight = directory.snapshot();
  const [state, storageSize, reports, blocked] = await Promise.all([
    readiness(),
    withDeadline(storage.size()),
    withDeadline(storage.reports(MAX_REPORTS_SHOWN + 1, (page - 1) * MAX_REPORTS_SHOWN)),
    withDeadline(storage.blocked()),
  ]);
  const now = new Date();
  return {
    process: config.processName,
    since: new Date(now.getTime() - process.uptime() * 1000),
    now,
    readiness: state,
    memory: process.memoryUsage.rss(),
    storageSize,
    backups: backups.status(),
    context: sight,
    reports,
    page,
    names,
    blocked,
  };
}

/** Serves `GET /metrics`: the metrics, for the user `admin` with the admin password. */
export function metricsHandler(metrics: Metrics, auth: AdminAuth, lookUp: LimitedLookUp): RequestHandler {
  return async ({ headers, ip }, response) => {
    const password = basicPassword(headers.authorization);
    const check = async () => (password !== null && auth.isPassword(password) ? true : null);
    // A request without a password is asked for one and does not count as a failed attempt.
    const known = password === null ? null : await lookUp({ person: null, network: networkOf(ip) }, check);
    response.setHeader('Cache-Control', 'no-store');
    if (known === 'blocked') return sendError(response, 'too-many');
    if (known === null) {
      response.setHeader('WWW-Authenticate', 'Basic realm="Hundredfold", charset="UTF-8"');
      return sendError(response, 'no-keeper');
    }
    response.type(metrics.contentType).send(await metrics.text());
  };
}

function basicPassword(authorization: string | undefined): string | null {
  const credentials = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization ?? '')?.[1];
  const [, password = null] = /^admin:(.*)$/s.exec(Buffer.from(credentials ?? '', 'base64').toString()) ?? [];
  return password;
}

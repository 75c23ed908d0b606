import type { RequestHandler } from 'express';
import { sendError } from '../http/errors.ts';
import type { FailedAttempts } from '../limits/failed-attempts.ts';
import { networkOf } from '../limits/network.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { AdminAuth } from './admin-auth.ts';

/** `GET /metrics`: the figures, for `admin` by the password. */
export function metricsHandler(metrics: Metrics, auth: AdminAuth, failedAttempts: FailedAttempts): RequestHandler {
  return async ({ headers, ip }, response) => {
    const password = basicPassword(headers.authorization);
    const look = async () => (password !== null && auth.isPassword(password) ? true : null);
    // Whoever says nothing yet is asked, and has tried nothing.
    const known = password === null ? null : await failedAttempts.attempt({ person: null, network: networkOf(ip) }, look);
    response.setHeader('Cache-Control', 'no-store');
    if (known === 'blocked') return sendError(response, 'too-many');
    if (known === null) {
      response.setHeader('WWW-Authenticate', 'Basic realm="Hundredfold", charset="UTF-8"');
      return sendError(response, 'no-keeper');
    }
    response.type(metrics.contentType).send(await metrics.text());
  };
}

/** What was said for `admin`; `null` if nothing was, or for somebody else. */
function basicPassword(authorization: string | undefined): string | null {
  const said = /^Basic ([A-Za-z0-9+/=]{1,1000})$/i.exec(authorization ?? '')?.[1];
  const [, password = null] = /^admin:(.*)$/s.exec(Buffer.from(said ?? '', 'base64').toString()) ?? [];
  return password;
}

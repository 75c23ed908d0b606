import type { RequestHandler } from 'express';
import { sendError } from '../http/errors.ts';
import { networkOf } from '../limits/network.ts';
import type { LimitedLookUp } from '../limits/request-limit.ts';
import type { Metrics } from '../ops/metrics.ts';
import type { AdminAuth } from './admin-auth.ts';

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

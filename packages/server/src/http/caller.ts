import { secretSchema } from '@hundredfold/shared/protocol/table.ts';
import type { Request, RequestHandler } from 'express';
import * as v from 'valibot';
import { personIdOf } from '../identity/person-id.ts';
import { networkOf } from '../limits/network.ts';
import type { Caller, RequestLimit } from '../limits/request-limit.ts';
import { sendError } from './errors.ts';

/**
 * Returns who sends a request. A secret comes in the body or as a bearer token, never in the address of a request, which other
 * programs log. The secret in the body comes first, because routes that read one act for that person.
 */
export function callerOf({ headers, body, ip }: Request): Caller {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const secret = v.safeParse(secretSchema, keyIn(body) ?? bearer);
  return { person: secret.success ? personIdOf(secret.output) : null, network: networkOf(ip) };
}

function keyIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
}

/**
 * Rejects requests of a caller that exceeds its limit. The handler comes after the body parser, so that people can be told apart.
 */
export function requireWithinLimit(limit: RequestLimit): RequestHandler {
  return async (request, response, next) => {
    if (await limit.spend(callerOf(request))) next();
    else sendError(response, 'too-many');
  };
}

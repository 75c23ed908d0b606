import { secretSchema } from '@hundredfold/shared/protocol/table.ts';
import type { Request } from 'express';
import * as v from 'valibot';
import { personIdOf } from '../colyseus/auth.ts';
import { networkOf } from '../limits/network.ts';
import type { Caller } from '../limits/request-limit.ts';

/**
 * Returns who sends a request. A secret comes in the body or as a bearer token, never in the address of a request, which other
 * programs log.
 */
export function callerOf({ headers, body, ip }: Request): Caller {
  const bearer = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
  const secret = v.safeParse(secretSchema, bearer ?? keyIn(body));
  return { person: secret.success ? personIdOf(secret.output) : null, network: networkOf(ip) };
}

function keyIn(body: unknown): unknown {
  return typeof body === 'object' && body !== null && 'key' in body ? body.key : undefined;
}

import { json, type Request, type RequestHandler, type Response } from 'express';
import * as v from 'valibot';
import type { RequestLimit } from '../limits/request-limit.ts';
import { requireWithinLimit } from './caller.ts';
import { sendError } from './errors.ts';

interface BodyRule<Body> {
  readonly schema: v.GenericSchema<unknown, Body>;
  readonly limit: RequestLimit;
  /** The maximum size of the body; 1 KiB where nothing is said. */
  readonly maxBytes?: number;
}

/** Returns the handlers of a route that reads a body in JSON. It is parsed before the limit, so that people can be told apart. */
export function withBody<Body>(
  { schema, limit, maxBytes = 1024 }: BodyRule<Body>,
  handle: (body: Body, request: Request, response: Response) => Promise<void> | void,
): RequestHandler[] {
  const parseBody: RequestHandler = async (request, response) => {
    const parsed = v.safeParse(schema, request.body);
    if (parsed.success) await handle(parsed.output, request, response);
    else sendError(response, 'malformed');
  };
  return [json({ limit: maxBytes }), requireWithinLimit(limit), parseBody];
}

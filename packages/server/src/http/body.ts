import type { Request, RequestHandler, Response } from 'express';
import * as v from 'valibot';
import { sendError } from './errors.ts';

export function withBody<Body>(
  schema: v.GenericSchema<unknown, Body>,
  handle: (body: Body, request: Request, response: Response) => Promise<void> | void,
): RequestHandler {
  return async (request, response) => {
    const parsed = v.safeParse(schema, request.body);
    if (parsed.success) await handle(parsed.output, request, response);
    else sendError(response, 'malformed');
  };
}

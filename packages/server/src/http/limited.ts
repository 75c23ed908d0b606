import type { NextFunction, Request, Response } from 'express';
import type { RequestLimit } from '../limits/request-limit.ts';
import { callerOf } from './caller.ts';
import { sendError } from './errors.ts';

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/**
 * Rejects requests of a caller that exceeds its limit. The handler comes after the body parser, so that people can be told apart.
 */
export function requireWithinLimit(limit: RequestLimit): Handler {
  return async (request, response, next) => {
    if (await limit.spend(callerOf(request))) next();
    else sendError(response, 'too-many');
  };
}

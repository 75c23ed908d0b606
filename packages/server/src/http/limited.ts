import type { NextFunction, Request, Response } from 'express';
import type { RequestLimit } from '../limits/limit.ts';
import { callerOf } from './caller.ts';
import { sendError } from './errors.ts';

type Handler = (request: Request, response: Response, next: NextFunction) => Promise<void>;

/** Lets a caller through as often as they may; behind whatever reads the body, so that people can be told apart. */
export function requireWithinLimit(limit: RequestLimit): Handler {
  return async (request, response, next) => {
    if (await limit.spend(callerOf(request))) next();
    else sendError(response, 'too-many');
  };
}

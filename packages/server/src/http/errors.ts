import type { HttpErrorBody, HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { StorageFailed } from '../storage/archive.ts';

/** Each with its status, and what it says. */
const COMPLAINTS: Readonly<Record<HttpErrorCode, readonly [status: number, message: string]>> = {
  malformed: [400, 'This request is not what was expected.'],
  'bad-table': [400, 'There is no such table to be had.'],
  'no-keeper': [401, 'This is for whoever keeps the house.'],
  'wrong-origin': [403, 'Requests from this page are not answered.'],
  blocked: [403, 'Whoever keeps this house does not let you in.'],
  'not-found': [404, 'There is nothing here.'],
  'no-table': [404, 'There is no such table.'],
  'no-record': [404, 'There is no record of a finished game under this id.'],
  'no-transfer': [404, 'This code cannot be used.'],
  'too-large': [413, 'This request is too large.'],
  'wrong-host': [421, 'This house does not go by that name. Open it by the address that it shows.'],
  'too-many': [429, 'Too many requests: try again in a minute.'],
  bug: [500, 'Something went wrong here.'],
  'house-full': [503, 'All tables are taken: try again later.'],
  'not-kept': [503, 'Nothing can be kept here at the moment: try again in a minute.'],
  draining: [503, 'This server is about to close: try again in a minute.'],
};

/** Says no over HTTP: `{ error, message }`, and never more than that. */
export function sendError(response: Response, error: HttpErrorCode, message: string = COMPLAINTS[error][1]): void {
  const answer: HttpErrorBody = { error, message };
  response.status(COMPLAINTS[error][0]).json(answer);
}

/** Express' last resort. What the sender did wrong is told in our words; what we did wrong is told to the log alone. */
export function errorHandler(log: Logger) {
  return (error: unknown, _request: Request, response: Response, _next: NextFunction): void => {
    const status = statusOf(error);
    if (response.headersSent) response.destroy();
    else if (status === 413) sendError(response, 'too-large');
    else if (status >= 400 && status < 500) sendError(response, 'malformed');
    else if (error instanceof StorageFailed) {
      log.error({ err: error }, 'the archive did not do what a request needed');
      sendError(response, 'not-kept');
    } else {
      log.error({ err: error }, 'a request failed');
      sendError(response, 'bug');
    }
  };
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'status' in error && typeof error.status === 'number' ? error.status : 500;
}

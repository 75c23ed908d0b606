import type { Complaint, ComplaintAnswer } from '@hundredfold/shared/protocol/http.ts';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { StorageFailed } from '../storage/archive.ts';

/** The status and the message of each error. */
const HTTP_ERRORS: Readonly<Record<Complaint, readonly [status: number, message: string]>> = {
  malformed: [400, 'This request is not what was expected.'],
  'bad-table': [400, 'There is no such table to be had.'],
  'no-keeper': [401, 'This is for the admin.'],
  'wrong-origin': [403, 'Requests from this page are not answered.'],
  blocked: [403, 'The admin has blocked you.'],
  'not-found': [404, 'There is nothing here.'],
  'no-table': [404, 'There is no such table.'],
  'no-record': [404, 'There is no record of a finished game under this id.'],
  'no-transfer': [404, 'This code cannot be used.'],
  'too-large': [413, 'This request is too large.'],
  'wrong-host': [421, 'This server does not answer under that name. Open it by its own address.'],
  'too-many': [429, 'Too many requests: try again in a minute.'],
  bug: [500, 'Something went wrong here.'],
  'house-full': [503, 'All tables are taken: try again later.'],
  'not-kept': [503, 'Nothing can be saved here at the moment: try again in a minute.'],
  draining: [503, 'This server is about to close: try again in a minute.'],
};

/** Sends an error over HTTP: `{ error, message }`, and never more than that. */
export function sendError(response: Response, error: Complaint, message: string = HTTP_ERRORS[error][1]): void {
  const answer: ComplaintAnswer = { error, message };
  response.status(HTTP_ERRORS[error][0]).json(answer);
}

/**
 * Handles errors that no route handled. A mistake of the client is answered in our words; a mistake of the server goes to the log
 * alone.
 */
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

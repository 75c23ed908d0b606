import { MAX_GROUP_MEMBERS, MAX_GROUP_TABLES, MAX_GROUPS } from '@hundredfold/shared/protocol/groups.ts';
import type { HttpErrorBody, HttpErrorCode } from '@hundredfold/shared/protocol/http.ts';
import { MAX_FAVOURITES } from '@hundredfold/shared/protocol/own-games.ts';
import type { NextFunction, Request, Response } from 'express';
import type { Logger } from 'pino';
import { StorageFailed } from '../storage/game-storage.ts';

const HTTP_ERRORS: Readonly<Record<HttpErrorCode, readonly [status: number, message: string]>> = {
  malformed: [400, 'The request is malformed.'],
  'bad-table': [400, 'A table like this can’t be created.'],
  'no-keeper': [401, 'Admin password required.'],
  'wrong-origin': [403, 'Requests from this origin are rejected.'],
  'not-allowed': [403, 'Only its players may open this game.'],
  blocked: [403, 'An admin has blocked you.'],
  'no-maker': [403, 'This site is closed: only its members may do that.'],
  'not-found': [404, 'Not found.'],
  'no-table': [404, 'There is no such table.'],
  'no-record': [404, 'There is no finished game with this id.'],
  'no-transfer': [404, 'This code doesn’t work.'],
  'no-group': [404, 'There is no such group.'],
  'favourites-full': [409, `You already have ${MAX_FAVOURITES} favourites: remove one first.`],
  'group-full': [409, `This group has ${MAX_GROUP_MEMBERS} members already.`],
  'groups-full': [409, `You are in ${MAX_GROUPS} groups already: leave one first.`],
  'group-tables-full': [409, `This group has ${MAX_GROUP_TABLES} tables already: join one of them.`],
  'evening-changed': [409, 'The next evening of this group has changed meanwhile: look at it again.'],
  'too-large': [413, 'The request is too large.'],
  'wrong-host': [
    421,
    'This server does not answer to this host name. Use the address that it prints, or add the name to ALLOWED_HOSTS.',
  ],
  'too-many': [429, 'Too many requests: try again in a minute.'],
  bug: [500, 'Something went wrong here.'],
  'house-full': [503, 'No more tables can be created: try again later.'],
  'not-kept': [503, 'Nothing can be saved right now: try again in a minute.'],
  draining: [503, 'This server is shutting down: try again in a minute.'],
};

/** Sends an error over HTTP: `{ error, message }`, and never more than that. */
export function sendError(response: Response, error: HttpErrorCode, message: string = HTTP_ERRORS[error][1]): void {
  const answer: HttpErrorBody = { error, message };
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
      log.error({ err: error }, 'the storage did not do what a request needed');
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

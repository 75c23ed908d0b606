import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

interface OpenRequest {
  readonly id: string;
  /** Whatever goes on after it was answered, a table's timers above all, is no part of it. */
  answered: boolean;
}

const requests = new AsyncLocalStorage<OpenRequest>();

/** Every request has an id: in the log with each line that comes of it, and in the answer, so that somebody can quote it. */
export const requestIds: RequestHandler = (_, response, next) => {
  const request: OpenRequest = { id: randomUUID(), answered: false };
  response.setHeader('X-Request-Id', request.id);
  response.once('close', () => {
    request.answered = true;
  });
  requests.run(request, next);
};

/** What a line of the log is told of the request that it belongs to, if it does. */
export function requestLogFields(): { readonly request?: string } {
  const request = requests.getStore();
  return request === undefined || request.answered ? {} : { request: request.id };
}

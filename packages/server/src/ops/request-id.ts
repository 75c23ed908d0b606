import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

interface OpenRequest {
  readonly id: string;
  /** `true` once the request was answered. Work that goes on after that, such as a table's timers, does not belong to it. */
  answered: boolean;
}

const requests = new AsyncLocalStorage<OpenRequest>();

/** Gives every request an id, which is in each log line of the request and in the answer, so that people can quote it. */
export const requestIds: RequestHandler = (_, response, next) => {
  const request: OpenRequest = { id: randomUUID(), answered: false };
  response.setHeader('X-Request-Id', request.id);
  response.once('close', () => {
    request.answered = true;
  });
  requests.run(request, next);
};

export function requestLogFields(): { readonly request?: string } {
  const request = requests.getStore();
  return request === undefined || request.answered ? {} : { request: request.id };
}

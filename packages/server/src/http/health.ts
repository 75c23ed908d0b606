import { VERSION } from '@hundredfold/shared/protocol/version.ts';
import type { RequestHandler } from 'express';
import type { StorageHealth } from '../ops/watched-storage.ts';

/** The state of the server in a word: `well`, or the reason why no client may be sent here. */
export type Readiness = StorageHealth | 'draining';

/** Serves `GET /health`: the process answers, whatever else may be wrong. */
export const health: RequestHandler = (_, response) => {
  response.setHeader('Cache-Control', 'no-store').json({ status: 'ok', version: VERSION });
};

/** Serves `GET /ready`: 200, or the reason why this process takes no clients. */
export function ready(readiness: () => Promise<Readiness>): RequestHandler {
  return async (_, response) => {
    const status = await readiness();
    response
      .status(status === 'well' ? 200 : 503)
      .setHeader('Cache-Control', 'no-store')
      .json({ status });
  };
}

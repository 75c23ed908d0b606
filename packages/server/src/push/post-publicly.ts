import { type Agent, request } from 'node:https';
import type { Clock } from '../platform/clock.ts';

const TIMEOUT_MS = 10_000;

/** The statuses by which an address says that it has ended. */
export const GONE: readonly number[] = [404, 410];

export interface PublicSender {
  /** The agent of `publicAgent`; tests have a receiver of their own. */
  readonly agent: Agent;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Posts to an address that a stranger has chosen. Resolves to the status of the answer; its body is not read, and redirects are not
 * followed.
 */
export function postPublicly(
  { agent, clock }: PublicSender,
  address: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string | number>>; readonly body: Buffer },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const all = { ...headers, 'Content-Length': body.length };
    const sent = request(address, { method: 'POST', agent, headers: all }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const cancel = clock.after(TIMEOUT_MS, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject).on('close', cancel).end(body);
  });
}

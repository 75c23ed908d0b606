import { type Agent, request } from 'node:https';
import type { PushSubscriptionKeys } from '@hundredfold/shared/protocol/push.ts';
import type { Clock } from '../platform/clock.ts';
import { encryptMessage } from './encrypt-message.ts';
import { type VapidKey, vapidHeader } from './vapid.ts';

const TIMEOUT_MS = 10_000;

export interface PushSender {
  readonly key: VapidKey;
  /** The address of this server, for operators of push services. */
  readonly subject: string;
  readonly agent: Agent;
  readonly clock: Pick<Clock, 'after'>;
}

/**
 * Sends a message to the push service of a browser, which keeps it for so many seconds while the browser is offline. Resolves to
 * the status of the answer; its body is not read, and redirects are not followed.
 */
export async function postMessage(
  { key, subject, agent, clock }: PushSender,
  { endpoint, ...keys }: PushSubscriptionKeys,
  message: string,
  keepSeconds: number,
): Promise<number> {
  const body = encryptMessage(message, keys);
  const headers = {
    Authorization: vapidHeader(key, endpoint, subject, Date.now()),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    'Content-Length': body.length,
    TTL: keepSeconds,
    Urgency: 'high',
  };
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', agent, headers }, (response) => {
      resolve(response.statusCode ?? 0);
      response.destroy();
    });
    const cancel = clock.after(TIMEOUT_MS, () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject).on('close', cancel).end(body);
  });
}

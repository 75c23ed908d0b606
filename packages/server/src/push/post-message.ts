import type { PushSubscriptionKeys } from '@hundredfold/shared/protocol/push.ts';
import { encryptMessage } from './encrypt-message.ts';
import { type PublicSender, postPublicly } from './post-publicly.ts';
import { type VapidKey, vapidHeader } from './vapid.ts';

export interface PushSender extends PublicSender {
  readonly key: VapidKey;
  /** The address of this server, for operators of push services. */
  readonly subject: string;
}

/**
 * Sends a message to the push service of a browser, which keeps it for so many seconds while the browser is offline. Resolves to
 * the status of the answer.
 */
export async function postMessage(
  { key, subject, ...sender }: PushSender,
  { endpoint, ...keys }: PushSubscriptionKeys,
  message: string,
  keepSeconds: number,
): Promise<number> {
  const body = encryptMessage(message, keys);
  const headers = {
    Authorization: vapidHeader(key, endpoint, subject, Date.now()),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: keepSeconds,
    Urgency: 'high',
  };
  return postPublicly(sender, endpoint, { headers, body });
}

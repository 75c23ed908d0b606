import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscriptionKeys } from '@hundredfold/shared/protocol/push.ts';

/** The keys of a browser that subscribes. */
export interface PushBrowser {
  readonly keys: Omit<PushSubscriptionKeys, 'endpoint'>;
  readonly ecdh: ECDH;
}

export function newBrowserKeys(): PushBrowser {
  const ecdh = createECDH('prime256v1');
  const p256dh = ecdh.generateKeys('base64url');
  return { keys: { p256dh, auth: randomBytes(16).toString('base64url') }, ecdh };
}

/** Decrypts a message as a browser does, by RFC 8188 and RFC 8291. Throws if it is for another browser. */
export function decryptMessage({ keys, ecdh }: PushBrowser, body: Buffer): string {
  const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, bytes));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), Buffer.from(keys.auth, 'base64url'), info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const decipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

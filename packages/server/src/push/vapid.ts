import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** The key by which push services recognise this server (VAPID). Subscriptions are bound to it, so it is made once and stored. */
export interface VapidKey {
  readonly privateKey: KeyObject;
  /** The point of the curve in base64url, as browsers want it. */
  readonly publicKey: string;
}

/** How long a push service accepts a signature, in seconds. RFC 8292 allows a day at most. */
const VALID_SECONDS = 12 * 3600;

/** Makes a key in the form in which it is stored: a JSON web key. */
export function newVapidKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify(privateKey.export({ format: 'jwk' }));
}

export function readVapidKey(stored: string): VapidKey {
  const privateKey = createPrivateKey({ key: JSON.parse(stored), format: 'jwk' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);
  return { privateKey, publicKey: point.toString('base64url') };
}

/**
 * Returns the header that signs a request to a push service, as in RFC 8292. `subject` is where its operator reaches ours; `now` is
 * the time by the system clock, in milliseconds.
 */
export function vapidHeader(key: VapidKey, endpoint: string, subject: string, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1000) + VALID_SECONDS, sub: subject };
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key: key.privateKey, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${key.publicKey}`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

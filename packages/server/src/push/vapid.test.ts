import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { newVapidKey, readVapidKey, vapidHeader } from './vapid.ts';

/** RFC 8292, section 2.4. */
const RFC = {
  token:
    'eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA',
  publicKey: 'BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs',
  endpoint: 'https://push.example.net/p/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV',
  subject: 'mailto:push@example.com',
  expires: 1_453_523_768,
};

/** Checks a token as a push service does, by the point in `k`. */
function isSigned(token: string, publicKey: string): boolean {
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [, signed = '', signature = ''] = /^(.+)\.(.+)$/.exec(token) ?? [];
  return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
}

test('the example of RFC 8292: the same claims, and a signature that the same check accepts', () => {
  const key = readVapidKey(newVapidKey());
  const header = vapidHeader(key, RFC.endpoint, RFC.subject, (RFC.expires - 12 * 3600) * 1000 + 999);
  const [, token = '', publicKey = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  expect(token.split('.').slice(0, 2)).toEqual(RFC.token.split('.').slice(0, 2));
  expect([isSigned(RFC.token, RFC.publicKey), isSigned(token, publicKey)]).toEqual([true, true]);
  expect([isSigned(token, RFC.publicKey), publicKey === key.publicKey]).toEqual([false, true]);
});

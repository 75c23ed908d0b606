import { createHash, createHmac } from 'node:crypto';
import { portableHashes } from '@hundredfold/shared/core/hashes.ts';
import { expect, test } from 'vitest';
import { nodeHashes } from './shuffle-hashes.ts';

const MESSAGES = [0, 1, 4, 55, 56, 64, 200].map((length) =>
  Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256),
);

test.each([
  ['Node', nodeHashes],
  ['browsers', portableHashes],
])('the hashes for %s are SHA-256 and HMAC-SHA-256', (_, { sha256, hmac }) => {
  for (const key of MESSAGES.filter(({ length }) => length <= 64)) {
    const keyed = hmac(key);
    for (const message of MESSAGES) {
      expect(Buffer.from(keyed(message))).toEqual(createHmac('sha256', key).update(message).digest());
      expect(Buffer.from(sha256(message))).toEqual(createHash('sha256').update(message).digest());
    }
  }
});

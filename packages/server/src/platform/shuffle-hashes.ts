import { hash } from 'node:crypto';
import type { ShuffleHashes } from '@hundredfold/shared/core/hashes.ts';

/** The block size of SHA-256 in bytes, and the bytes with which HMAC fills up its two blocks. */
const BLOCK_BYTES = 64;
const INNER_PAD = 0x36;
const OUTER_PAD = 0x5c;

/** The hashes of the shuffle by Node. Two one-shot hashes are an HMAC, and take a sixth of the time of `createHmac`. */
export const nodeHashes: ShuffleHashes = {
  sha256,
  hmac(key) {
    const inner = padded(key, INNER_PAD);
    const outer = padded(key, OUTER_PAD);
    return (message) => sha256(Buffer.concat([outer, sha256(Buffer.concat([inner, message]))]));
  },
};

function sha256(bytes: Uint8Array): Buffer {
  return Buffer.from(hash('sha256', bytes, 'binary'), 'binary'); // Half the time of asking for a buffer, in Node 24.
}

/** Returns the first block of an HMAC. Keys of the shuffle are shorter than a block. */
function padded(key: Uint8Array, pad: number): Buffer {
  const block = Buffer.alloc(BLOCK_BYTES, pad);
  for (const [index, byte] of key.entries()) block[index] = byte ^ pad;
  return block;
}

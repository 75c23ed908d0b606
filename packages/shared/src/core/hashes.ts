import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** The two functions that the protocol is made of. A server passes faster ones than these, which work in every browser. */
export interface ShuffleHashes {
  sha256(bytes: Uint8Array): Uint8Array;
  /** Returns the function from a message to its HMAC-SHA-256 under a key. A shuffle hashes several messages under one key. */
  hmac(key: Uint8Array): (message: Uint8Array) => Uint8Array;
}

/** A browser has no `crypto.subtle` over plain http, so these are from `@noble/hashes`. */
export const portableHashes: ShuffleHashes = {
  sha256,
  hmac(key) {
    const keyed = hmac.create(sha256, key);
    return (message) => keyed.clone().update(message).digest();
  },
};

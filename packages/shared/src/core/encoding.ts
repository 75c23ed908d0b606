import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { hexToBytes as fromHex, bytesToHex as toHex, utf8ToBytes } from '@noble/hashes/utils.js';

export { fromHex, toHex };

/**
 * The hash of the protocol. A browser has no `crypto.subtle` over plain http, so it is from `@noble/hashes`. It is a field, because the
 * server exchanges it for a faster one, and the test of two secrets behind one seal for another.
 */
export const protocolHash = {
  sha256: (message: Uint8Array): Uint8Array => sha256(message),
  digits: (message: Uint8Array): Hex => toHex(protocolHash.sha256(message)),
  utf8: utf8ToBytes as (text: string) => Uint8Array,
};

/** The name of the protocol, which begins every hash. */
export const SHUFFLE_PROTOCOL = 'hundredfold-shuffle/2';

const PROTOCOL_NAME = utf8ToBytes(SHUFFLE_PROTOCOL);

/** The number of bytes of a field's length in front of it. */
const LENGTH_BYTES = 4;

/** The number of bytes of a secret, a commitment, a reveal and a key. */
export const VALUE_BYTES = 32;

/** A 32-byte value as 64 lower-case hex digits. */
export type Hex = string;

/** A field of a hash: a text in UTF-8, a whole number in four bytes, or bytes as they are. */
export type HashField = string | number | Uint8Array;

export const NO_VALUE: Hex = '0'.repeat(2 * VALUE_BYTES);

export function isHexValue(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Returns a whole number in four bytes, the highest first. */
export function be32(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

/** Returns fields one after the other, each behind its length in four bytes, so that no two lists of fields are written alike. */
export function encoded(fields: readonly HashField[]): Uint8Array {
  const all = fields.map(fieldBytes);
  const bytes = new Uint8Array(all.reduce((length, field) => length + LENGTH_BYTES + field.length, 0));
  const lengths = new DataView(bytes.buffer);
  let at = 0;
  for (const field of all) {
    lengths.setUint32(at, field.length);
    bytes.set(field, at + LENGTH_BYTES);
    at += LENGTH_BYTES + field.length;
  }
  return bytes;
}

function fieldBytes(field: HashField): Uint8Array {
  if (typeof field === 'string') return protocolHash.utf8(field);
  return typeof field === 'number' ? be32(field) : field;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/**
 * Returns the SHA-256 of a tag and fields, under the name of the protocol.
 *
 * @example taggedHash('reveal', [value]) // what is revealed one attempt earlier
 */
export function taggedHash(tag: string, fields: readonly HashField[]): Uint8Array {
  return protocolHash.sha256(encoded([PROTOCOL_NAME, tag, ...fields]));
}

export function taggedDigits(tag: string, fields: readonly HashField[]): Hex {
  return protocolHash.digits(encoded([PROTOCOL_NAME, tag, ...fields]));
}

export function hashedTimes(tag: string, value: Uint8Array, times: number): Uint8Array {
  if (times === 0) return value;
  let hashed = taggedHash(tag, [value]);
  // From here on only the last field changes, and it keeps its length.
  const fields = encoded([PROTOCOL_NAME, tag, hashed]);
  for (let done = 1; done < times; done++) {
    fields.set(hashed, fields.length - hashed.length);
    hashed = protocolHash.sha256(fields);
  }
  return hashed;
}

/** Returns the function from a message to its HMAC-SHA-256 under a key. A shuffle hashes several messages under one key. */
export function keyedHash(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  return (message) => keyed.clone().update(message).digest();
}

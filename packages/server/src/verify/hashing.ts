import { createHash, createHmac } from 'node:crypto';

/** The name of the protocol, which every hash begins with. */
export const PROTOCOL = 'hundredfold-shuffle/1';

/** A field of a hash: text as UTF-8, a whole number as four bytes, or bytes as they are. */
export type EncodedField = string | number | Uint8Array;

export function be32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/** Returns a field after its length in four bytes. */
export function encoded(field: EncodedField): Buffer {
  const bytes = typeof field === 'number' ? be32(field) : typeof field === 'string' ? Buffer.from(field) : Buffer.from(field);
  return Buffer.concat([be32(bytes.length), bytes]);
}

/** Returns the SHA-256 of a tag and fields. */
export function hash(tag: string, ...fields: readonly EncodedField[]): Buffer {
  const sha = createHash('sha256').update(encoded(PROTOCOL)).update(encoded(tag));
  for (const field of fields) sha.update(encoded(field));
  return sha.digest();
}

export function mac(key: Uint8Array, text: Uint8Array): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** Returns a value after it was hashed a number of times under one tag. */
export function hashedTimes(tag: string, value: Uint8Array, times: number): Uint8Array {
  let hashed = value;
  for (let done = 0; done < times; done++) hashed = hash(tag, hashed);
  return hashed;
}

export function fromHex(hex: string): Buffer {
  return Buffer.from(hex, 'hex');
}

export function toHex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex');
}

import { createHash } from 'node:crypto';

/**
 * Whom a browser's key belongs to. Only the hash is kept and passed on: who reads the archive or the memory
 * of the server cannot come back as somebody else. 128 bits, base64url.
 */
export function personOf(key: string): string {
  return createHash('sha256').update(`hundredfold person ${key}`).digest().subarray(0, 16).toString('base64url');
}

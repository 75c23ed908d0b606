import { hash } from 'node:crypto';

/**
 * Returns the id of the person to whom a browser's secret belongs. The server stores and passes on the hash alone, so that a
 * reader of its storage or memory cannot pose as another person. The id is 128 bits long, in base64url.
 */
export function personIdOf(secret: string): string {
  return hash('sha256', `hundredfold person ${secret}`, 'buffer').subarray(0, 16).toString('base64url');
}

import { createHash } from 'node:crypto';

const ALIAS_BYTES = 12;

/**
 * Returns the alias by which one person recognizes another at every table and after a restart. It follows from the ids of both,
 * and nobody knows the id of another person. So nobody can forge it or trace it back, and two people who compare their aliases
 * have nothing in common.
 */
export function viewerAlias(reader: string, speaker: string): string {
  return createHash('sha256')
    .update(`hundredfold sign ${reader} ${speaker}`)
    .digest()
    .subarray(0, ALIAS_BYTES)
    .toString('base64url');
}

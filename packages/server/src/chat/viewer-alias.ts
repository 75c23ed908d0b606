import { createHash } from 'node:crypto';

const BYTES = 12;

/**
 * By which one person knows another again, at every table and after a restart. It follows from both their ids, and nobody knows
 * another's: so it cannot be forged or traced back, and two people who compare notes have nothing in common.
 */
export function viewerAlias(reader: string, speaker: string): string {
  return createHash('sha256').update(`hundredfold sign ${reader} ${speaker}`).digest().subarray(0, BYTES).toString('base64url');
}

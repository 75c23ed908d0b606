import { createHash } from 'node:crypto';
import { NO_VALUE } from '@hundredfold/shared/core/encoding.ts';
import type { ShuffleReceipt } from '@hundredfold/shared/shuffle-proof/commitment.ts';

/** Returns how a member takes part in the shuffle of a match, with a secret that follows from both. */
export function receiptFor({ match, seal }: Pick<ShuffleReceipt, 'match' | 'seal'>, member: number): ShuffleReceipt {
  const secret = createHash('sha256').update(`${match} ${member}`).digest('hex');
  return { match, seal, member, starts: 0, lastStart: NO_VALUE, secret };
}

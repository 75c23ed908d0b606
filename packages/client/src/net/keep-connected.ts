import { waitOrWakeUp } from '../lib/wake-up.ts';

/**
 * The outcome of one connection: it was live and was `lost`, it `failed` to open, the server has `moved` what it leads to and can be
 * reached at once, or nobody needs a connection any more and it is `over`.
 */
export type ConnectionOutcome = 'lost' | 'failed' | 'moved' | 'over';

/**
 * Connects again whenever a connection is lost, until an attempt is `over`. The waits between attempts grow with each failure in a
 * row, and end early when the page wakes up. Rejects with what an attempt throws.
 */
export async function keepConnected(attempt: () => Promise<ConnectionOutcome>): Promise<void> {
  let failures = 0;
  for (;;) {
    const outcome = await attempt();
    if (outcome === 'over') return;
    if (outcome === 'moved') continue;
    failures = outcome === 'lost' ? 0 : failures + 1;
    await waitOrWakeUp(retryDelayMs(failures));
  }
}

/** The longest wait between two tries, in milliseconds. After an outage, players should be back soon. */
const MAX_RETRY_DELAY_MS = 3000;

/** The time to wait, which grows with each failure (backoff). It is random, so that clients do not all reconnect at once. */
function retryDelayMs(failures: number): number {
  const wait = Math.min(MAX_RETRY_DELAY_MS, 250 * 2 ** failures);
  return failures === 0 ? wait * Math.random() : wait * (0.5 + Math.random() / 2);
}

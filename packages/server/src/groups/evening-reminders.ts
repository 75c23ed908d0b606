import type { Logger } from 'pino';
import { type Clock, repeat } from '../platform/clock.ts';
import type { GameStorage } from '../storage/game-storage.ts';
import type { EveningSoon } from '../storage/stored-evening.ts';

const MINUTE_MS = 60_000;

/** The time before an evening, in milliseconds, from which on its members are reminded, and after which it is too late for that. */
const REMINDER_MS = { first: 60 * MINUTE_MS, last: 55 * MINUTE_MS };

export interface ReminderServices {
  readonly storage: Pick<GameStorage, 'claimEvenings'>;
  readonly clock: Clock;
  /** Returns the time in milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Calls `onEveningSoon` an hour before each fixed evening: once, whichever process finds it first, also after a restart. If no process
 * runs in those five minutes, or it stops right after the claim, there is no reminder. Returns a function that ends the calls.
 */
export function startEveningReminders(
  { storage, clock, now, log }: ReminderServices,
  onEveningSoon: (evening: EveningSoon) => void,
): () => void {
  return repeat(clock, MINUTE_MS, async () => {
    try {
      const evenings = await storage.claimEvenings(now() + REMINDER_MS.last, now() + REMINDER_MS.first);
      evenings.forEach(onEveningSoon);
    } catch (error) {
      log.warn({ err: error }, 'the storage did not say which evenings begin soon');
    }
  });
}

import { type Clock, systemClock } from './clock.ts';

/** The longest wait for an answer, in milliseconds. It is short so that one part that does not answer holds up nothing else. */
const ANSWER_TIMEOUT_MS = 1000;

/** Returns the value of a promise, or `null` if it rejects or takes too long. */
export function withDeadline<Value>(
  promise: Promise<Value>,
  milliseconds = ANSWER_TIMEOUT_MS,
  clock: Pick<Clock, 'after'> = systemClock,
): Promise<Value | null> {
  return new Promise((resolve) => {
    const cancel = clock.after(milliseconds, () => resolve(null));
    const done = (value: Value | null): void => {
      cancel();
      resolve(value);
    };
    promise.then(done, () => done(null));
  });
}

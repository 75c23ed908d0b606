/** The longest wait for an answer, in milliseconds. It is short so that one part that does not answer holds up nothing else. */
const ANSWER_TIMEOUT_MS = 1000;

/** Returns the value of a promise, or `null` if it rejects or takes too long. */
export function withDeadline<Value>(promise: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
    const done = (value: Value | null): void => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(done, () => done(null));
  });
}

/** Milliseconds that is waited for what may not come: while something does not answer, the rest is wanted most. */
const PATIENCE = 1000;

/** What was asked for; `null` where it failed, or did not come in time. */
export function withDeadline<Value>(asked: Promise<Value>): Promise<Value | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const done = (value: Value | null): void => {
      clearTimeout(timer);
      resolve(value);
    };
    asked.then(done, () => done(null));
  });
}

import { WAIT_LIMIT_MS } from '@hundredfold/shared/testing/size.ts';

/** The state that a client has received, which tests wait for. */
export interface ReceivedChanges {
  /** Says that something has changed. */
  tell(): void;
  /** Resolves to the first value other than `undefined` and `false` that is found, now or after a change. */
  until<Value>(find: () => Value | undefined | false): Promise<Value>;
}

export function newChanges(): ReceivedChanges {
  const checks = new Set<() => void>();
  return {
    tell() {
      for (const check of checks) check();
    },
    until: (find) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`not seen in time: ${find}`)), WAIT_LIMIT_MS);
        const check = (): void => {
          const found = find();
          if (found === undefined || found === false) return;
          clearTimeout(timer);
          checks.delete(check);
          resolve(found);
        };
        checks.add(check);
        check();
      }),
  };
}

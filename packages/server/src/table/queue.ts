/** Runs tasks one at a time, in order of arrival. */
export type Queue = <Value>(task: () => Promise<Value> | Value) => Promise<Value>;

export function serialQueue(): Queue {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const done = last.then(task);
    last = done.catch(() => undefined);
    return done;
  };
}

/** Runs what is to be done about one thing one after the other, by its name; about others at the same time. */
export type SerialByKey = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export function serialByKey(): SerialByKey {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const done = (last.get(name) ?? Promise.resolve()).then(task);
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === settled) last.delete(name);
      });
    last.set(name, settled);
    return done;
  };
}

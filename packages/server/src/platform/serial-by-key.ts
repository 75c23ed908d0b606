export type SerialByKey = <Value>(name: string, task: () => Promise<Value>) => Promise<Value>;

export function serialByKey(): SerialByKey {
  const last = new Map<string, Promise<unknown>>();
  return (name, task) => {
    const done = (last.get(name) ?? Promise.resolve()).then(task);
    const cleanUp = done
      .catch(() => undefined)
      .then(() => {
        if (last.get(name) === cleanUp) last.delete(name);
      });
    last.set(name, cleanUp);
    return done;
  };
}

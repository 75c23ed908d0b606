import type { Append } from '../game-storage.ts';

const MAX_APPENDS_TOGETHER = 200;

interface WaitingAppend extends Pick<PromiseWithResolvers<void>, 'resolve' | 'reject'> {
  readonly append: Append;
}

/**
 * Returns a function that appends steps. Appends that arrive while a group is written form the next group, in their order, because each
 * transaction waits for the disk. `isOfItsOwn` says whether an error may concern one append alone.
 */
export function appender(
  writeGroup: (group: readonly Append[]) => Promise<void>,
  isOfItsOwn: (error: unknown) => boolean,
): (append: Append) => Promise<void> {
  const waiting: WaitingAppend[] = [];
  let writing = false;
  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting.splice(0, MAX_APPENDS_TOGETHER);
      try {
        await writeGroup(group.map(({ append }) => append));
        for (const { resolve } of group) resolve();
      } catch (error) {
        if (isOfItsOwn(error)) for (const { append, resolve, reject } of group) await writeGroup([append]).then(resolve, reject);
        // The database is unavailable. The other appends fail at once, so that they do not wait just as long.
        else for (const { reject } of [...group, ...waiting.splice(0)]) reject(error);
      }
    }
    writing = false;
  }
  return (append) => {
    const { promise, ...settle } = Promise.withResolvers<void>();
    waiting.push({ append, ...settle });
    if (!writing) setImmediate(write);
    writing = true;
    return promise;
  };
}

import type { GameStorage, OperationName } from '../src/storage/game-storage.ts';
import { openSqliteInMemory } from '../src/storage/testing/in-memory.ts';

/** A storage in memory of which some operations can fail. */
export interface FailingStorage extends GameStorage {
  /** `before`: the operations fail and do nothing. `after`: they do their work, but their answers are lost. */
  fails: 'no' | 'before' | 'after';
  /** The same data, without failures. */
  readonly sound: GameStorage;
}

export function failingStorage(...names: readonly OperationName[]): FailingStorage {
  const sound = openSqliteInMemory();
  const storage: FailingStorage = { ...sound, sound, fails: 'no' };
  const failing =
    (name: OperationName) =>
    async (...input: never[]) => {
      if (storage.fails === 'before') throw new Error('the disk is full');
      const output = await (sound[name] as (...given: never[]) => Promise<unknown>)(...input);
      if (storage.fails === 'after') throw new Error('the disk does not answer');
      return output;
    };
  return Object.assign(storage, Object.fromEntries(names.map((name) => [name, failing(name)])));
}

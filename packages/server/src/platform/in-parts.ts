import { setImmediate as nextTurn } from 'node:timers/promises';

/** Does `work` for one item after the other. After each part of `size` items, everything else in the process has its turn. */
export async function inParts<Item>(items: readonly Item[], size: number, work: (item: Item) => Promise<void>): Promise<void> {
  for (const [index, item] of items.entries()) {
    if (index % size === 0 && index > 0) await nextTurn();
    await work(item);
  }
}

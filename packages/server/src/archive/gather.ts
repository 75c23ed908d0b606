/** Collects what arrives until the present turn of the event loop is over, and hands it on as one group. */
export function gather<Item>(handle: (group: readonly Item[]) => void): (item: Item) => void {
  let waiting: Item[] = [];
  return (item) => {
    waiting.push(item);
    if (waiting.length > 1) return;
    setImmediate(() => {
      const group = waiting;
      waiting = [];
      handle(group);
    });
  };
}

const numbers = new WeakMap<object, number>();
let last = 0;

/**
 * A number of its own for each event. As a key it has an element made anew for every event, and for no other reason: a live region
 * says an event again that has the same words, and never says one twice.
 */
export function numberOf(event: object): number {
  const known = numbers.get(event);
  if (known !== undefined) return known;
  last++;
  numbers.set(event, last);
  return last;
}

import { storedText } from './stored.ts';

/** What the person in front of this browser is called; empty until they have said it. */
export const myName = storedText('name');

const draw = Math.random();

/** One of the names to offer; which one stays the same while the page is open. */
export function suggestedName(names: readonly string[]): string {
  return names[Math.floor(draw * names.length)] ?? '';
}

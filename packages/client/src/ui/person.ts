import { nameSchema } from '@hundredfold/shared/protocol/name.ts';
import * as v from 'valibot';
import { storedText } from './stored.ts';

/** What the person in front of this browser is called; empty until they have said so. */
export const myName = storedText('name');

const draw = Math.random();

/** One of the names to offer; which one stays the same while the page is open. */
export function suggestedName(names: readonly string[]): string {
  return names[Math.floor(draw * names.length)] ?? '';
}

/** A name as typed, the way it will be shown; `null` if it is none. */
export function readName(typed: string): string | null {
  const read = v.safeParse(nameSchema, typed);
  return read.success ? read.output : null;
}

const LENT = 'hundredfold.name.';

/** Whoever has not given a name yet gets a suggested one for a table of their own, for as long as this tab is open. */
export function lendName(code: string, names: readonly string[]): void {
  try {
    sessionStorage.setItem(LENT + code, suggestedName(names));
  } catch {
    // Storage can be forbidden; then the name is asked for at the door.
  }
}

/** The name under which this browser sits at a table; empty when it has to be asked for. */
export function nameAt(code: string): string {
  if (myName.peek() !== '') return myName.peek();
  try {
    return sessionStorage.getItem(LENT + code) ?? '';
  } catch {
    return '';
  }
}

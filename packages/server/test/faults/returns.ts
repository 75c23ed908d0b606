import { setTimeout as sleep } from 'node:timers/promises';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { hasLine, type Person } from '../people/person.ts';

/** Milliseconds after which whoever is not seated again counts as late. */
const SOON = bySize({ quick: 5000, test: 5000, soak: 15_000 });

/** How many people had a seat when the house went, how many were seated again soon after it was open, and how long that took. */
export interface Returned {
  readonly people: number;
  readonly soon: number;
  readonly seconds: number;
}

/** The house has just opened again: waits until everybody is back who had a seat, or would be late. */
export async function awaitReturns(people: readonly Person[]): Promise<Returned> {
  const since = performance.now();
  const lines = new Map(people.map((person) => [person, person.line]));
  const seated = people.filter(({ line, hasLeft }) => !hasLeft && line.seat() !== null);
  const isMissing = (person: Person): boolean =>
    !person.hasLeft && (person.line === lines.get(person) ? !hasLine(person) : person.line.seat() === null);
  let missing = seated.filter(isMissing);
  while (missing.length > 0 && performance.now() < since + SOON) {
    await sleep(50);
    missing = missing.filter(isMissing);
  }
  return { people: seated.length, soon: seated.length - missing.length, seconds: secondsSince(since) };
}

export function secondsSince(then: number): number {
  return (performance.now() - then) / 1000;
}

import { setTimeout as sleep } from 'node:timers/promises';
import { bySize } from '@hundredfold/shared/testing/size.ts';
import { hasLine, type Person } from '../people/person.ts';

/** The time in milliseconds after which a person who is not seated again counts as late. */
const IN_TIME_MS = bySize({ full: 30_000, soak: 60_000 });

/**
 * The number of people with a seat when the server stopped, the number seated again in time after its restart, and the seconds
 * until then.
 */
export interface Returned {
  readonly people: number;
  readonly soon: number;
  readonly seconds: number;
}

/** Waits after a restart until everyone who had a seat is back, or the time is up. */
export async function awaitReturns(people: readonly Person[]): Promise<Returned> {
  const since = performance.now();
  const lines = new Map(people.map((person) => [person, person.line]));
  const seated = people.filter(({ line, hasLeft }) => !hasLeft && line.seat() !== null);
  const isMissing = (person: Person): boolean =>
    !person.hasLeft && (person.line === lines.get(person) ? !hasLine(person) : person.line.seat() === null);
  let missing = seated.filter(isMissing);
  while (missing.length > 0 && performance.now() < since + IN_TIME_MS) {
    await sleep(50);
    missing = missing.filter(isMissing);
  }
  return { people: seated.length, soon: seated.length - missing.length, seconds: secondsSince(since) };
}

export function secondsSince(then: number): number {
  return (performance.now() - then) / 1000;
}

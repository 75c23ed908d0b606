import type { Spent } from './evening.ts';
import { longestWait } from './vigil.ts';

interface Happened {
  readonly spent: readonly Spent[];
  readonly counts: Readonly<Record<string, number>>;
  /** The time in milliseconds that a machine as busy as this one may add to a wait. */
  readonly late: number;
}

/** Returns one line with the counts of a session. */
export function figures({ spent, counts, late }: Happened): string {
  const sum = (of: (each: Spent) => number): number => spent.reduce((all, each) => all + of(each), 0);
  const whole = {
    tables: spent.length,
    people: sum(({ evening }) => evening.plan.guests.length),
    games: sum(({ witness }) => witness.records.size),
    intents: sum(({ evening }) => evening.asked.length),
    ...counts,
  };
  const texts = Object.entries(whole).map(([what, count]) => `${count} ${what}`);
  const waits = [longest(spent), late].map((milliseconds) => (milliseconds / 1000).toFixed(1));
  return `people at their tables: ${texts.join(', ')}; longest wait ${waits[0]} s, of which the machine may have added ${waits[1]} s\n`;
}

/** Returns the longest wait in milliseconds of the server's clock. A person who plays alone keeps no one waiting. */
export function longest(spent: readonly Spent[]): number {
  const shared = spent.filter(({ evening }) => evening.plan.seats > 1);
  return Math.max(0, ...shared.map(({ witness }) => longestWait(witness.moments)));
}

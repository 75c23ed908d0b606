/** How often somebody was called to a table and did not come, since they last sat down at one. */
interface Miss {
  readonly personId: string;
  readonly count: number;
  /** When they missed the last call. */
  readonly at: number;
}

export type Misses = readonly Miss[];

/** Milliseconds after a call that somebody missed until they are called again; twice as long for each further one. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 10 * 60_000;

/** Milliseconds after which a miss is forgotten. */
const REMEMBERED = 30 * 60_000;

/** These people missed a call. */
export function missed(misses: Misses, personIds: readonly string[], now: number): Misses {
  const others = misses.filter(({ personId, at }) => !personIds.includes(personId) && now - at < REMEMBERED);
  const added = [...new Set(personIds)].map(
    (personId): Miss => ({ personId, count: countOf(misses, personId, now) + 1, at: now }),
  );
  return [...others, ...added];
}

/** These people came when they were called. */
export function came(misses: Misses, personIds: readonly string[]): Misses {
  return misses.filter(({ personId }) => !personIds.includes(personId));
}

/** From when somebody may be called. */
export function mayBeCalledFrom(misses: Misses, personId: string, now: number): number {
  const miss = misses.find((each) => each.personId === personId);
  const count = countOf(misses, personId, now);
  return miss === undefined || count === 0 ? 0 : miss.at + Math.min(FIRST_WAIT * 2 ** (count - 1), LONGEST_WAIT);
}

function countOf(misses: Misses, personId: string, now: number): number {
  const miss = misses.find((each) => each.personId === personId);
  return miss === undefined || now - miss.at >= REMEMBERED ? 0 : miss.count;
}

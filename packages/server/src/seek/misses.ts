/** How often somebody was called to a table and did not come, since they last sat down at one. */
interface Miss {
  readonly personId: string;
  readonly count: number;
  /** When they missed the last call. */
  readonly at: number;
}

export type MissedCalls = readonly Miss[];

/** Milliseconds after a call that somebody missed until they are called again; twice as long for each further one. */
const FIRST_WAIT = 30_000;
const LONGEST_WAIT = 10 * 60_000;

/** Milliseconds after which a miss is forgotten. */
const REMEMBERED = 30 * 60_000;

/** These people missed a call. */
export function missed(misses: MissedCalls, personIds: readonly string[], now: number): MissedCalls {
  const others = misses.filter(({ personId, at }) => !personIds.includes(personId) && now - at < REMEMBERED);
  const added = [...new Set(personIds)].map((personId): Miss => {
    const before = missOf(misses, personId, now)?.count ?? 0;
    return { personId, count: before + 1, at: now };
  });
  return [...others, ...added];
}

/** These people came when they were called. */
export function came(misses: MissedCalls, personIds: readonly string[]): MissedCalls {
  return misses.filter(({ personId }) => !personIds.includes(personId));
}

/** From when somebody may be called. */
export function mayBeCalledFrom(misses: MissedCalls, personId: string, now: number): number {
  const miss = missOf(misses, personId, now);
  return miss === undefined ? 0 : miss.at + Math.min(FIRST_WAIT * 2 ** (miss.count - 1), LONGEST_WAIT);
}

function missOf(misses: MissedCalls, personId: string, now: number): Miss | undefined {
  return misses.find((each) => each.personId === personId && now - each.at < REMEMBERED);
}

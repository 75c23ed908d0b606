/** The number of proposals in a row that a person has missed. */
interface MissedCall {
  readonly personId: string;
  readonly count: number;
  /** The time of the last one. */
  readonly at: number;
}

export type MissedCalls = readonly MissedCall[];

/** The wait of a person after the first missed proposal; it doubles with each further one. */
const FIRST_PENALTY_MS = 30_000;
const MAX_PENALTY_MS = 10 * 60_000;

/** Missed proposals count for this long. */
const MISSES_KEPT_MS = 30 * 60_000;

/** Returns the list after these people missed a proposal. */
export function withMissedCalls(missedCalls: MissedCalls, personIds: readonly string[], now: number): MissedCalls {
  const others = missedCalls.filter(({ personId, at }) => !personIds.includes(personId) && now - at < MISSES_KEPT_MS);
  const added = [...new Set(personIds)].map((personId): MissedCall => {
    const before = missedCallOf(missedCalls, personId, now)?.count ?? 0;
    return { personId, count: before + 1, at: now };
  });
  return [...others, ...added];
}

/** Returns the list after these people confirmed. */
export function withoutMissedCalls(missedCalls: MissedCalls, personIds: readonly string[]): MissedCalls {
  return missedCalls.filter(({ personId }) => !personIds.includes(personId));
}

/** Returns the earliest time for the next proposal to a person. */
export function mayBeCalledFrom(missedCalls: MissedCalls, personId: string, now: number): number {
  const miss = missedCallOf(missedCalls, personId, now);
  return miss === undefined ? 0 : miss.at + Math.min(FIRST_PENALTY_MS * 2 ** (miss.count - 1), MAX_PENALTY_MS);
}

function missedCallOf(missedCalls: MissedCalls, personId: string, now: number): MissedCall | undefined {
  return missedCalls.find((each) => each.personId === personId && now - each.at < MISSES_KEPT_MS);
}

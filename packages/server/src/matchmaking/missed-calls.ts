/** The number of proposals in a row that a person has missed. */
interface MissedCall {
  readonly personId: string;
  readonly count: number;
  readonly at: number;
}

export type MissedCalls = readonly MissedCall[];

/** The wait of a person after the first missed proposal; it doubles with each further one. */
const FIRST_PENALTY_MS = 30_000;
const MAX_PENALTY_MS = 10 * 60_000;

const MISSES_KEPT_MS = 30 * 60_000;

type People = readonly { readonly personId: string }[];

export function withMissedCalls(missedCalls: MissedCalls, people: People, now: number): MissedCalls {
  const personIds = people.map(({ personId }) => personId);
  const others = missedCalls.filter(({ personId, at }) => !personIds.includes(personId) && now - at < MISSES_KEPT_MS);
  const added = [...new Set(personIds)].map((personId): MissedCall => {
    const before = missedCallOf(missedCalls, personId, now)?.count ?? 0;
    return { personId, count: before + 1, at: now };
  });
  return [...others, ...added];
}

export function withoutMissedCalls(missedCalls: MissedCalls, people: People): MissedCalls {
  return missedCalls.filter(({ personId }) => people.every((each) => each.personId !== personId));
}

export function mayBeCalledFrom(missedCalls: MissedCalls, personId: string, now: number): number {
  const miss = missedCallOf(missedCalls, personId, now);
  return miss === undefined ? 0 : miss.at + Math.min(FIRST_PENALTY_MS * 2 ** (miss.count - 1), MAX_PENALTY_MS);
}

function missedCallOf(missedCalls: MissedCalls, personId: string, now: number): MissedCall | undefined {
  return missedCalls.find((each) => each.personId === personId && now - each.at < MISSES_KEPT_MS);
}

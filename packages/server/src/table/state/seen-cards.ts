import type { StoredSight, StoredTable } from '../../storage/archive.ts';
import { type Seating, seatFor, seatKnownBy } from './seating.ts';

/** Who was shown hidden cards of a table, by person id and the last deal of which they were. */
export interface Memory {
  /** Whoever had a seat while cards lay on it. */
  readonly sat: ReadonlyMap<string, Deal>;
  /** Whoever had all hands open before them, or somebody's by their leave. */
  readonly looked: ReadonlyMap<string, Deal>;
  /** The deal in which the table was brought up by a build that did not keep who had left: of them nothing is known. */
  readonly broughtUp: Deal | null;
}

/** One of all that were ever dealt at a table. */
export interface Deal {
  readonly round: number;
  readonly number: number;
}

export const NO_MEMORY: Memory = { sat: new Map(), looked: new Map(), broughtUp: null };

/** What is remembered at a table that was asleep: of the deal that is played there, if one is. */
export function memoryFrom({ seen, looks }: Pick<StoredTable, 'seen' | 'looks'>, seating: Seating, now: Deal | null): Memory {
  const looked = new Map((seen ?? []).map(({ person, round, deal }) => [person, { round, number: deal }]));
  const before = memoryAfter({ ...NO_MEMORY, looked, broughtUp: seen === undefined ? now : null }, seating, now);
  return now === null ? before : memoryOfLook(before, looks ?? [], now);
}

/** What is remembered once they sit there while that deal is played. */
export function memoryAfter(before: Memory, seating: Seating, now: Deal | null): Memory {
  if (now === null) return before;
  const seated = seating.people.filter(({ number }) => seatFor(seating, number) !== null);
  const sat = withDeal(
    before.sat,
    seated.map(({ personId }) => personId),
    now,
  );
  return sat === before.sat ? before : { ...before, sat };
}

/** What is remembered once they have looked at hands of that deal. */
export function memoryOfLook(before: Memory, personIds: readonly string[], deal: Deal): Memory {
  const looked = withDeal(before.looked, personIds, deal);
  return looked === before.looked ? before : { ...before, looked };
}

function withDeal(known: Memory['sat'], personIds: readonly string[], deal: Deal): Memory['sat'] {
  const news = personIds.filter((personId) => isBefore(known.get(personId) ?? null, deal));
  return news.length === 0 ? known : new Map([...known, ...news.map((personId) => [personId, deal] as const)]);
}

export function withoutPerson({ sat, looked, broughtUp }: Memory, personId: string): Memory {
  const others = (known: Memory['sat']): Memory['sat'] => new Map([...known].filter(([each]) => each !== personId));
  return { sat: others(sat), looked: others(looked), broughtUp };
}

export function hasMemoryOf({ sat, looked }: Memory, personId: string): boolean {
  return sat.has(personId) || looked.has(personId);
}

export function hasSat({ sat }: Memory, personId: string): boolean {
  return sat.has(personId);
}

/** Whether they may have seen something hidden of a deal. */
export function hasSeen({ sat, looked, broughtUp }: Memory, personId: string, deal: Deal): boolean {
  return [sat.get(personId), looked.get(personId), broughtUp].some((last) => !isBefore(last ?? null, deal));
}

/** Of that deal, who has seen something hidden of it and has no seat: what is not to be forgotten while the table sleeps. */
export function sightsToKeep(memory: Memory, seating: Seating, now: Deal | null): readonly StoredSight[] {
  if (now === null) return [];
  const known = [...new Set([...memory.sat.keys(), ...memory.looked.keys()])];
  return known
    .filter((personId) => hasSeen({ ...memory, broughtUp: null }, personId, now) && seatKnownBy(seating, personId) === null)
    .map((person) => ({ person, round: now.round, deal: now.number }));
}

/** Whether it was over before the other began; so is one that never was. */
export function isBefore(deal: Deal | null, other: Deal): boolean {
  return deal === null || deal.round < other.round || (deal.round === other.round && deal.number < other.number);
}

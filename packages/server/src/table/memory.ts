import { type Seating, seatFor } from './seating.ts';

/** Who sat at a table while cards lay on it: whoever did in this deal has seen hands of it. Kept in memory alone. */
export interface Memory {
  /** By person id, the last deal in which they had a seat. */
  readonly sat: ReadonlyMap<string, Deal>;
  /** The deal in which the table was brought up: of who sat there before, nothing is known. */
  readonly broughtUp: Deal | null;
}

/** One of all that were ever dealt at a table. */
export interface Deal {
  readonly round: number;
  readonly number: number;
}

export function firstMemory(broughtUp: Deal | null): Memory {
  return { sat: new Map(), broughtUp };
}

/** What is remembered once they sit there while that deal is played. */
export function memoryAfter(before: Memory, seating: Seating, now: Deal | null): Memory {
  if (now === null) return before;
  const seated = seating.people.filter(({ number }) => seatFor(seating, number) !== null);
  const news = seated.filter(({ personId }) => isBefore(before.sat.get(personId) ?? null, now));
  if (news.length === 0) return before;
  return { ...before, sat: new Map([...before.sat, ...news.map(({ personId }) => [personId, now] as const)]) };
}

export function withoutPerson(memory: Memory, personId: string): Memory {
  return { ...memory, sat: new Map([...memory.sat].filter(([known]) => known !== personId)) };
}

export function hasSat({ sat }: Memory, personId: string): boolean {
  return sat.has(personId);
}

/** Whether they may have seen something hidden of a deal. */
export function hasSeen({ sat, broughtUp }: Memory, personId: string, deal: Deal): boolean {
  return !isBefore(sat.get(personId) ?? null, deal) || !isBefore(broughtUp, deal);
}

/** Whether it was over before the other began; so is one that never was. */
function isBefore(deal: Deal | null, other: Deal): boolean {
  return deal === null || deal.round < other.round || (deal.round === other.round && deal.number < other.number);
}

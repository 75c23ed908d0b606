import type { StoredSight, StoredTable } from '../../storage/archive.ts';
import { type Seating, seatFor, seatKnownBy } from './seating.ts';

/** Who was shown hidden cards of a table, by person id and the last deal of which they were. */
export interface SeenCards {
  /** Whoever had a seat while cards lay on it. */
  readonly sat: ReadonlyMap<string, Deal>;
  /** Whoever had all hands open before them, or somebody's by their leave. */
  readonly viewed: ReadonlyMap<string, Deal>;
  /** The deal in which the table was brought up by a build that did not keep who had left: of them nothing is known. */
  readonly broughtUp: Deal | null;
}

/** One of all that were ever dealt at a table. */
export interface Deal {
  readonly round: number;
  readonly number: number;
}

export const NO_SEEN_CARDS: SeenCards = { sat: new Map(), viewed: new Map(), broughtUp: null };

/** What is remembered at a table that was asleep: of the deal that is played there, if one is. */
export function restoreSeenCards(
  { seen, looks }: Pick<StoredTable, 'seen' | 'looks'>,
  seating: Seating,
  now: Deal | null,
): SeenCards {
  const viewed = new Map((seen ?? []).map(({ person, round, deal }) => [person, { round, number: deal }]));
  const before = withSeatedPlayers({ ...NO_SEEN_CARDS, viewed, broughtUp: seen === undefined ? now : null }, seating, now);
  return now === null ? before : withViewers(before, looks ?? [], now);
}

/** What is remembered once they sit there while that deal is played. */
export function withSeatedPlayers(before: SeenCards, seating: Seating, now: Deal | null): SeenCards {
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
export function withViewers(before: SeenCards, personIds: readonly string[], deal: Deal): SeenCards {
  const viewed = withDeal(before.viewed, personIds, deal);
  return viewed === before.viewed ? before : { ...before, viewed };
}

function withDeal(known: SeenCards['sat'], personIds: readonly string[], deal: Deal): SeenCards['sat'] {
  const news = personIds.filter((personId) => isBefore(known.get(personId) ?? null, deal));
  return news.length === 0 ? known : new Map([...known, ...news.map((personId) => [personId, deal] as const)]);
}

export function seenCardsWithout({ sat, viewed, broughtUp }: SeenCards, personId: string): SeenCards {
  const others = (known: SeenCards['sat']): SeenCards['sat'] => new Map([...known].filter(([each]) => each !== personId));
  return { sat: others(sat), viewed: others(viewed), broughtUp };
}

export function hasEntryFor({ sat, viewed }: SeenCards, personId: string): boolean {
  return sat.has(personId) || viewed.has(personId);
}

export function hasSat({ sat }: SeenCards, personId: string): boolean {
  return sat.has(personId);
}

/** Whether they may have seen something hidden of a deal. */
export function hasSeen({ sat, viewed, broughtUp }: SeenCards, personId: string, deal: Deal): boolean {
  return [sat.get(personId), viewed.get(personId), broughtUp].some((last) => !isBefore(last ?? null, deal));
}

/** Of that deal, who has seen something hidden of it and has no seat: what is not to be forgotten while the table sleeps. */
export function sightsToKeep(memory: SeenCards, seating: Seating, now: Deal | null): readonly StoredSight[] {
  if (now === null) return [];
  const known = [...new Set([...memory.sat.keys(), ...memory.viewed.keys()])];
  return known
    .filter((personId) => hasSeen({ ...memory, broughtUp: null }, personId, now) && seatKnownBy(seating, personId) === null)
    .map((person) => ({ person, round: now.round, deal: now.number }));
}

/** Whether it was over before the other began; so is one that never was. */
export function isBefore(deal: Deal | null, other: Deal): boolean {
  return deal === null || deal.round < other.round || (deal.round === other.round && deal.number < other.number);
}

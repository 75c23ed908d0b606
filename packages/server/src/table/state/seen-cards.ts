import type { StoredSight, StoredTable } from '../../storage/stored-table.ts';
import { type Seating, seatFor, seatKnownBy } from './seating.ts';

/** The people who were shown hidden cards at a table, by person id, with the last deal of which they saw cards. */
export interface SeenCards {
  readonly sat: ReadonlyMap<string, Deal>;
  /** People who saw all hands, or a hand that a player showed them. */
  readonly viewed: ReadonlyMap<string, Deal>;
  /** A deal for which everyone counts as having seen cards, because more people saw them than a table remembers. */
  readonly everyone: Deal | null;
}

export interface Deal {
  readonly matchNumber: number;
  readonly deal: number;
}

export const NO_SEEN_CARDS: SeenCards = { sat: new Map(), viewed: new Map(), everyone: null };

export const MAX_VIEWERS_PER_DEAL = 1000;

export function restoreSeenCards(
  { seen, looks }: Pick<StoredTable, 'seen' | 'looks'>,
  seating: Seating,
  now: Deal | null,
): SeenCards {
  const viewed = new Map((seen ?? []).map(({ personId, matchNumber, deal }) => [personId, { matchNumber, deal }]));
  const before = { ...NO_SEEN_CARDS, viewed, everyone: seen === undefined ? now : null };
  return now === null ? before : withViewers(withSeatedPlayers(before, seating, now), looks ?? [], now);
}

export function withSeatedPlayers(before: SeenCards, seating: Seating, now: Deal): SeenCards {
  const seated = seating.people.flatMap((each) => (seatFor(seating, each.memberId) === null ? [] : [each.personId]));
  const sat = withDeal(before.sat, seated, now);
  return sat === before.sat ? before : { ...before, sat };
}

/** Returns the seen cards after these people saw hands of a deal. Views of earlier deals are no longer needed. */
export function withViewers(before: SeenCards, personIds: readonly string[], deal: Deal): SeenCards {
  const viewed = withDeal(before.viewed, personIds, deal);
  if (viewed === before.viewed) return before;
  const current = new Map([...viewed].filter(([, seen]) => !isBefore(seen, deal)));
  return current.size > MAX_VIEWERS_PER_DEAL ? { ...before, viewed: new Map(), everyone: deal } : { ...before, viewed: current };
}

function withDeal(known: SeenCards['sat'], personIds: readonly string[], deal: Deal): SeenCards['sat'] {
  const added = personIds.filter((personId) => isBefore(known.get(personId) ?? null, deal));
  return added.length === 0 ? known : new Map([...known, ...added.map((personId) => [personId, deal] as const)]);
}

export function seenCardsWithout({ sat, viewed, everyone }: SeenCards, personId: string): SeenCards {
  const others = (known: SeenCards['sat']): SeenCards['sat'] => new Map([...known].filter(([each]) => each !== personId));
  return { sat: others(sat), viewed: others(viewed), everyone };
}

export function hasEntryFor({ sat, viewed }: SeenCards, personId: string): boolean {
  return sat.has(personId) || viewed.has(personId);
}

export function hasSeen({ sat, viewed, everyone }: SeenCards, personId: string, deal: Deal): boolean {
  return [sat.get(personId), viewed.get(personId), everyone].some((last) => !isBefore(last ?? null, deal));
}

/** Returns the entries to store: people without a seat who have seen something hidden of the deal; nothing if everyone has. */
export function sightsToKeep(seenCards: SeenCards, seating: Seating, now: Deal | null): readonly StoredSight[] | undefined {
  if (now === null) return [];
  if (seenCards.everyone !== null && !isBefore(seenCards.everyone, now)) return undefined;
  const known = [...new Set([...seenCards.sat.keys(), ...seenCards.viewed.keys()])];
  return known
    .filter((personId) => hasSeen(seenCards, personId, now) && seatKnownBy(seating, personId) === null)
    .map((personId) => ({ personId, matchNumber: now.matchNumber, deal: now.deal }));
}

/** Returns whether a deal was over before another one began. `null` is before every deal. */
export function isBefore(deal: Deal | null, other: Deal): boolean {
  if (deal === null) return true;
  return deal.matchNumber === other.matchNumber ? deal.deal < other.deal : deal.matchNumber < other.matchNumber;
}

import type { Face } from '../cards/face.ts';
import { without } from '../cards/pile.ts';
import type { RuledOut } from '../core/game.ts';
import { type CardMemory, type HiddenCard, isHidden, type KnownCard, type KnownPile } from '../core/known-cards.ts';
import type { CardMove, CardZone, View } from '../core/view.ts';
import type { ViewSchema } from '../core/view-schema.ts';
import { placeOf } from './seen-piles.ts';

type Known = Pick<CardMemory, 'piles' | 'pools'>;

interface Taken<K extends Known> {
  readonly cards: KnownPile;
  readonly after: K;
}

/**
 * Returns a memory after a movement of cards. Cards that come to a closed pile may be shuffled there, so that their order is no longer
 * known. A movement that cannot be has no effect.
 */
export function applyMove<K extends CardMemory>(memory: K, { from, to, cards }: CardMove, { table, seat }: ViewSchema): K {
  const [source, target] = [placeOf(from), placeOf(to)];
  if (source === target) return memory;
  const taken = typeof cards === 'number' ? takeHidden(memory, from, cards) : takeNamed(memory, source, cards);
  if (taken === null) return memory;
  const { piles } = taken.after;
  const after = { ...taken.after, piles: { ...piles, [target]: [...(piles[target] ?? []), ...taken.cards] } };
  const kind = to.seat === null ? table[to.zone] : seat[to.zone];
  return kind === 'closed' ? withoutOrder(after, target) : after;
}

/** Rules out some faces for the hidden cards of a hand. */
export function ruleOut<K extends Known>(memory: K, { seat, faces }: RuledOut): K {
  const place = placeOf({ zone: 'hand', seat });
  const pile = memory.piles[place] ?? [];
  const changed = pile.map((card) =>
    isHidden(card) ? { ...card, not: [...new Set([...card.not, ...faces])].toSorted() } : card,
  );
  return { ...memory, piles: { ...memory.piles, [place]: changed } };
}

function takeNamed<K extends Known>(memory: K, place: string, faces: readonly Face[]): Taken<K> | null {
  let after = memory;
  for (const face of faces) {
    const pile = after.piles[place] ?? [];
    const known = pile.lastIndexOf(face);
    const next = known >= 0 ? withPile(after, place, pile.toSpliced(known, 1)) : takeFromPool(after, place, face);
    if (next === null) return null;
    after = next;
  }
  return { cards: faces, after };
}

/** Takes one of the hidden cards of a pile that can have a face. If they are from several pools, these become one. */
function takeFromPool<K extends Known>(memory: K, place: string, face: Face): K | null {
  const isPossible = (card: KnownCard): card is HiddenCard =>
    isHidden(card) && !card.not.includes(face) && memory.pools[card.pool]?.includes(face) === true;
  const possible = (memory.piles[place] ?? []).filter(isPossible);
  const pools = new Set(possible.map(({ pool }) => pool));
  const [pool] = pools;
  if (pool === undefined) return null;
  if (pools.size > 1) return takeFromPool(merged(memory, pools, []), place, face);
  const faces = memory.pools[pool] ?? [];
  const after = { ...memory, pools: memory.pools.with(pool, without(faces, faces.indexOf(face))) };
  return withPile(after, place, withoutOneOf(memory.piles[place] ?? [], possible));
}

/**
 * Removes one of some possible cards, nobody knows which. It removes the one of which most is known. Of others that it could have been,
 * one of each kind keeps only what is known of both; then everything that is left is true whichever it was.
 */
function withoutOneOf(pile: KnownPile, possible: readonly HiddenCard[]): KnownPile {
  const most = possible.reduce((one, other) => (other.not.length > one.not.length ? other : one));
  let left = pile.toSpliced(pile.indexOf(most), 1);
  const kinds = new Map(possible.map((card) => [card.not.join(), card]));
  for (const card of kinds.values()) {
    const place = left.indexOf(card);
    const isLess = card.not.every((face) => most.not.includes(face));
    if (place >= 0 && !isLess) left = left.with(place, { ...card, not: inBoth(card.not, most.not) });
  }
  return left;
}

/**
 * Takes a number of cards of which only the number is shown. They come from the top of a pile whose order is known, or from below a
 * top card that is still there afterwards.
 */
function takeHidden<K extends CardMemory>(memory: K, from: CardZone, count: number): Taken<K> | null {
  const place = placeOf(from);
  const pile = memory.piles[place] ?? [];
  if (count > pile.length) return null;
  if (count < pile.length && isTop(memory.view, from, pile.at(-1)))
    return { cards: pile.slice(0, count), after: withPile(memory, place, pile.slice(count)) };
  const isOrdered = count === pile.length || !pile.some(isHidden);
  const after = isOrdered ? memory : withoutOrder(memory, place);
  const cards = after.piles[place] ?? [];
  const left = cards.length - count;
  return { cards: cards.slice(left), after: withPile(after, place, cards.slice(0, left)) };
}

function isTop({ table, seats }: View, { zone, seat }: CardZone, card: KnownCard | undefined): boolean {
  const value = seat === null ? table[zone] : seats[seat]?.[zone];
  return typeof value === 'object' && value !== null && 'top' in value && value.top === card;
}

/** Returns a memory in which all cards of a pile are hidden cards of one pool, because nobody knows any more where in it each lies. */
function withoutOrder<K extends Known>(memory: K, place: string): K {
  const pile = memory.piles[place] ?? [];
  const hidden = pile.filter(isHidden);
  const known = pile.filter((card) => typeof card === 'string');
  const pools = new Set(hidden.map(({ pool }) => pool));
  if (known.length > 0 || pools.size > 1) {
    const pool = mergedPool(memory, pools);
    return withPile(
      merged(memory, pools, known),
      place,
      pile.map(() => ({ pool, not: [] })),
    );
  }
  const not = hidden.reduce<readonly Face[]>((both, card) => inBoth(both, card.not), hidden[0]?.not ?? []);
  return withPile(
    memory,
    place,
    hidden.map((card) => ({ ...card, not })),
  );
}

function merged<K extends Known>(memory: K, pools: ReadonlySet<number>, known: readonly Face[]): K {
  const pool = mergedPool(memory, pools);
  const faces = [...known, ...[...pools].flatMap((each) => memory.pools[each] ?? [])].toSorted();
  const all = Array.from({ length: Math.max(memory.pools.length, pool + 1) }, (_, each) =>
    pools.has(each) ? [] : (memory.pools[each] ?? []),
  );
  const inPool = (card: KnownCard) => (isHidden(card) && pools.has(card.pool) ? { ...card, pool } : card);
  const piles = Object.fromEntries(Object.entries(memory.piles).map(([place, pile]) => [place, pile.map(inPool)]));
  return { ...memory, piles, pools: all.with(pool, faces) };
}

/** Returns the index of the pool that some pools become: one of them, or one that is empty or new. */
function mergedPool({ pools }: Known, merging: ReadonlySet<number>): number {
  const [first] = merging;
  const empty = pools.findIndex((faces) => faces.length === 0);
  return first ?? (empty >= 0 ? empty : pools.length);
}

function withPile<K extends Known>(memory: K, place: string, pile: KnownPile): K {
  return { ...memory, piles: { ...memory.piles, [place]: pile } };
}

function inBoth(one: readonly Face[], other: readonly Face[]): readonly Face[] {
  return one.filter((face) => other.includes(face));
}

import type { Face } from '../../cards/face.ts';
import type { RandomSource } from '../../core/chance.ts';
import { type CardMemory, possibleAt } from '../../core/known-cards.ts';
import type { Seat } from '../../core/seat.ts';
import { ownHand, ownSeat } from '../../core/view.ts';
import { cardsOf, type ModFourAction } from './declaration.ts';
import { cardValue, partnerOf, SEATS, scoreOf, trickSum } from './score.ts';
import type { ModFourState } from './state.ts';
import { type ModFourView, view as viewOf } from './view.ts';

/** A list with one number for each seat. */
type BySeat = readonly number[];
/** A list with one entry for each remainder. Only the remainder of a sum or a card's value matters in a trick. */
type ByRemainder<Entry> = readonly Entry[];

/** Returns the cards that another seat may hold, for all that the viewer knows. */
type UnseenOf = (seat: Seat) => readonly Face[];

const FOUR = [0, 1, 2, 3] as const;
/** The small value of keeping every remainder in hand, so that the bot plays doubles first. */
const SPARE = 0.01;
/** The difference below which two values count as equal. */
const ALIKE = 1e-9;

/**
 * Plays the card with the best average result over the possible plays of the remaining seats. Each of them is assumed to hold its
 * share of the unseen cards, and to choose what is best for itself.
 */
export function bot(view: ModFourView, source: RandomSource): ModFourAction {
  const seen = new Set([...ownHand(view), ...view.table.trick]);
  const unseen = cardsOf(view.options.deck).filter((card) => !seen.has(card));
  return chooseCard(view, source, () => unseen);
}

/** Plays like the bot, but knows which cards were played in earlier tricks. */
export function rememberingBot(view: ModFourView, source: RandomSource, memory: CardMemory): ModFourAction {
  return chooseCard(view, source, (seat) => possibleAt(memory, `hand.${seat}`));
}

/** Plays like a remembering bot that was there from the start: what it has not seen are the hands of the others. */
export function rollOutBot(state: ModFourState, seat: Seat, source: RandomSource): ModFourAction {
  const unseen = state.hands.flatMap((hand, other) => (other === seat ? [] : hand));
  return chooseCard(viewOf(state, seat), source, () => unseen);
}

function chooseCard(view: ModFourView, source: RandomSource, unseenOf: UnseenOf): ModFourAction {
  if (view.table.deck > 0) return { type: 'cut', at: 1 + source.below(view.table.deck - 1) };
  const hand = ownHand(view);
  const sum = trickSum(view.table.trick);
  const stakes = stakesOf(view, ownSeat(view.viewer) ?? 0);
  const futures = futuresAfter(view, unseenOf, view.table.trick.length + 1);
  const doubles = countRemainders(hand);
  const worths = FOUR.map((remainder) => {
    return average(stakes, futures[(sum + remainder) % SEATS] ?? []) + SPARE * (doubles[remainder] ?? 0);
  });
  return { type: 'play', card: bestOf(hand, (card) => worths[cardValue(card) % SEATS] ?? 0, source) };
}

/** Returns the value to a seat of each seat taking the trick. It is larger if that seat is nearer to the target. */
function stakesOf(view: ModFourView, seat: Seat): BySeat {
  const points = view.seats.map((each) => each.points);
  const partner = partnerOf(view.options, seat);
  return FOUR.map((winner) => {
    const needed = view.options.target - scoreOf(view.options, points, winner);
    const weight = 1 + 3 / Math.max(1, needed);
    if (winner === seat || winner === partner) return weight;
    return partner === null ? -weight / (SEATS - 1) : -weight;
  });
}

/** Returns each seat's probability to take the trick, by the remainder after `played` cards. */
function futuresAfter(view: ModFourView, unseenOf: UnseenOf, played: number): ByRemainder<BySeat> {
  const leader = view.table.leader ?? 0;
  if (played === SEATS) return FOUR.map((sum) => FOUR.map((seat) => (seat === (leader + sum) % SEATS ? 1 : 0)));
  const later = futuresAfter(view, unseenOf, played + 1);
  const seat = (leader + played) % SEATS;
  const stakes = stakesOf(view, seat);
  const held = chancesToHold(view, unseenOf(seat), seat);
  const worths = later.map((future) => average(stakes, future));
  return FOUR.map((sum) => {
    const cards = FOUR.toSorted((one, other) => (worths[(sum + other) % SEATS] ?? 0) - (worths[(sum + one) % SEATS] ?? 0));
    return mixFutures(cards.map((card) => ({ chance: held[card] ?? 0, future: later[(sum + card) % SEATS] ?? [] })));
  });
}

/**
 * Mixes futures: the first one happens with its probability, otherwise the second with its own, and so on; the last takes the
 * rest.
 */
function mixFutures(wishes: readonly { readonly chance: number; readonly future: BySeat }[]): BySeat {
  const sum = [0, 0, 0, 0];
  let left = 1;
  wishes.forEach(({ chance, future }, index) => {
    const share = index === wishes.length - 1 ? left : left * chance;
    left -= share;
    for (const seat of FOUR) sum[seat] = (sum[seat] ?? 0) + share * (future[seat] ?? 0);
  });
  return sum;
}

/** Returns the probabilities that another seat holds a card of each remainder, from what the viewer can know. */
function chancesToHold(view: ModFourView, unseen: readonly Face[], seat: Seat): ByRemainder<number> {
  const hand = view.seats[seat]?.hand;
  const size = typeof hand === 'number' ? hand : 0;
  return countRemainders(unseen).map((count) => 1 - (1 - count / Math.max(1, unseen.length)) ** size);
}

function countRemainders(cards: readonly Face[]): ByRemainder<number> {
  const counts = [0, 0, 0, 0];
  for (const card of cards) counts[cardValue(card) % SEATS] = (counts[cardValue(card) % SEATS] ?? 0) + 1;
  return counts;
}

function average(worths: BySeat, chances: BySeat): number {
  return chances.reduce((sum, chance, seat) => sum + chance * (worths[seat] ?? 0), 0);
}

/** Returns a card of the highest value, at random among equals. */
function bestOf(cards: readonly Face[], worth: (card: Face) => number, source: RandomSource): Face {
  const top = Math.max(...cards.map(worth));
  const best = cards.filter((card) => worth(card) > top - ALIKE);
  const chosen = best[source.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to play from an empty hand');
  return chosen;
}

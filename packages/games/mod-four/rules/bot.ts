import {
  anyOfBest,
  type CardMemory,
  type Face,
  ownHand,
  ownSeat,
  possibleAt,
  type RandomSource,
  type Seat,
} from '@hundredfold/shared/game';
import { cardsOf, DECKS, type ModFourAction } from './declaration.ts';
import { cardValue, partnerOf, SEATS, trickSum } from './score.ts';
import type { ModFourState } from './state.ts';
import { type ModFourView, pointsOf, view as viewOf } from './view.ts';

type BySeat = readonly number[];
/** A list with one entry for each remainder. Only the remainder of a sum or a card's value matters in a trick. */
type ByRemainder<Entry> = readonly Entry[];

interface UnseenCards {
  readonly counts: ByRemainder<number>;
  readonly size: number;
}

type UnseenOf = (seat: Seat) => UnseenCards;

/** The stakes of all seats: the value to each seat of each seat taking the trick. */
type Stakes = readonly BySeat[];

const FOUR = [0, 1, 2, 3] as const;
/** The small value of keeping every remainder in hand, so that the bot plays doubles first. */
const SPARE = 0.01;

const IN_DECK = new Map(DECKS.map((deck) => [deck, countRemainders(cardsOf(deck))]));

// Roll-outs ask this bot for every move, so it counts in plain loops.

/**
 * Plays the card with the best average result over the possible plays of the remaining seats. Each of them is assumed to hold its
 * share of the unseen cards, and to choose what is best for itself.
 */
export function bot(view: ModFourView, source: RandomSource): ModFourAction {
  const hand = ownHand(view);
  const counts = (IN_DECK.get(view.options.deck) ?? []).slice();
  for (const card of hand) takeFrom(counts, card);
  for (const card of view.table.trick) takeFrom(counts, card);
  const unseen = { counts, size: counts.reduce((sum, count) => sum + count, 0) };
  return chooseCard(view, source, () => unseen);
}

function takeFrom(counts: number[], card: Face): void {
  const remainder = cardValue(card) % SEATS;
  counts[remainder] = (counts[remainder] ?? 0) - 1;
}

/** Plays like the bot, but knows which cards were played in earlier tricks. */
export function rememberingBot(view: ModFourView, source: RandomSource, memory: CardMemory): ModFourAction {
  return chooseCard(view, source, (seat) => countCards(possibleAt(memory, `hand.${seat}`)));
}

/** Plays like a remembering bot that was there from the start: what it has not seen are the hands of the others. */
export function rollOutBot(state: ModFourState, seat: Seat, source: RandomSource): ModFourAction {
  const unseen = countCards(state.hands.flatMap((hand, other) => (other === seat ? [] : hand)));
  return chooseCard(viewOf(state, seat), source, () => unseen);
}

function countCards(cards: readonly Face[]): UnseenCards {
  return { counts: countRemainders(cards), size: cards.length };
}

function chooseCard(view: ModFourView, source: RandomSource, unseenOf: UnseenOf): ModFourAction {
  if (view.table.deck > 0) return { type: 'cut', at: 1 + source.below(view.table.deck - 1) };
  const hand = ownHand(view);
  const sum = trickSum(view.table.trick);
  const stakes = stakesAt(view);
  const own = stakes[ownSeat(view.viewer) ?? 0] ?? [];
  const futures = futuresAfter(view, stakes, unseenOf, view.table.trick.length + 1);
  const doubles = countRemainders(hand);
  const worths: number[] = [];
  for (const remainder of FOUR) {
    worths.push(average(own, futures[(sum + remainder) % SEATS] ?? []) + SPARE * (doubles[remainder] ?? 0));
  }
  const worthsInHand = hand.map((card) => worths[cardValue(card) % SEATS] ?? 0);
  return { type: 'play', card: anyOfBest(hand, worthsInHand, source) };
}

/** Returns the stakes of all seats. A trick is worth more if its winner is nearer to the target. */
function stakesAt(view: ModFourView): Stakes {
  const { options } = view;
  const weights: number[] = [];
  for (const winner of FOUR) weights.push(1 + 3 / Math.max(1, options.target - pointsOf(view, winner)));
  const stakes: BySeat[] = [];
  for (const seat of FOUR) {
    const partner = partnerOf(options, seat);
    const own: number[] = [];
    for (const winner of FOUR) {
      const weight = weights[winner] ?? 0;
      if (winner === seat || winner === partner) own.push(weight);
      else own.push(partner === null ? -weight / (SEATS - 1) : -weight);
    }
    stakes.push(own);
  }
  return stakes;
}

/** The probabilities of the seats to take a trick that is over, by its leader and the remainder. */
const DECIDED: readonly ByRemainder<BySeat>[] = FOUR.map((leader) =>
  FOUR.map((sum) => FOUR.map((seat) => (seat === (leader + sum) % SEATS ? 1 : 0))),
);

/** Returns each seat's probability to take the trick, by the remainder after `played` cards. */
function futuresAfter(view: ModFourView, stakes: Stakes, unseenOf: UnseenOf, played: number): ByRemainder<BySeat> {
  const leader = view.table.leader ?? 0;
  if (played === SEATS) return DECIDED[leader] ?? [];
  const later = futuresAfter(view, stakes, unseenOf, played + 1);
  const seat = (leader + played) % SEATS;
  const own = stakes[seat] ?? [];
  const held = chancesToHold(view, unseenOf(seat), seat);
  const worths: number[] = [];
  for (const sum of FOUR) worths.push(average(own, later[sum] ?? []));
  const futures: BySeat[] = [];
  for (const sum of FOUR) futures.push(mixFutures(wishesAt(sum, worths), sum, held, later));
  return futures;
}

/** Returns the remainders of the cards that a seat would play after a sum, the one with the best result first. */
function wishesAt(sum: number, worths: ByRemainder<number>): readonly number[] {
  const wishes: number[] = [];
  for (const card of FOUR) {
    const worth = worths[(sum + card) % SEATS] ?? 0;
    let place = wishes.length;
    for (; place > 0 && (worths[(sum + (wishes[place - 1] ?? 0)) % SEATS] ?? 0) < worth; place--) {
      wishes[place] = wishes[place - 1] ?? 0;
    }
    wishes[place] = card;
  }
  return wishes;
}

/**
 * Mixes the futures after each card: the first wish happens with the probability that the seat holds such a card, otherwise the second
 * with its own, and so on; the last takes the rest.
 */
function mixFutures(wishes: readonly number[], sum: number, held: ByRemainder<number>, later: ByRemainder<BySeat>): BySeat {
  const mixed = [0, 0, 0, 0];
  let left = 1;
  for (let index = 0; index < wishes.length; index++) {
    const card = wishes[index] ?? 0;
    const share = index === wishes.length - 1 ? left : left * (held[card] ?? 0);
    left -= share;
    const future = later[(sum + card) % SEATS] ?? [];
    for (const seat of FOUR) mixed[seat] = (mixed[seat] ?? 0) + share * (future[seat] ?? 0);
  }
  return mixed;
}

function chancesToHold(view: ModFourView, { counts, size }: UnseenCards, seat: Seat): ByRemainder<number> {
  const hand = view.seats[seat]?.hand;
  const held = typeof hand === 'number' ? hand : 0;
  const chances: number[] = [];
  for (const remainder of FOUR) chances.push(1 - (1 - (counts[remainder] ?? 0) / Math.max(1, size)) ** held);
  return chances;
}

function countRemainders(cards: readonly Face[]): number[] {
  const counts = [0, 0, 0, 0];
  for (const card of cards) {
    const remainder = cardValue(card) % SEATS;
    counts[remainder] = (counts[remainder] ?? 0) + 1;
  }
  return counts;
}

function average(worths: BySeat, chances: BySeat): number {
  let sum = 0;
  for (let seat = 0; seat < chances.length; seat++) sum += (chances[seat] ?? 0) * (worths[seat] ?? 0);
  return sum;
}

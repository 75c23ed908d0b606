import type { Face } from '../../cards/face.ts';
import type { RandomSource } from '../../core/chance.ts';
import type { Seat } from '../../core/seat.ts';
import type { ModFourAction } from './actions.ts';
import { cardsOf } from './options.ts';
import { cardValue, SEATS, scoreOf, trickSum } from './score.ts';
import { type ModFourView, ownHand } from './view.ts';

/** Cards by the remainder of their value, all that counts in a trick. */
type Remainders = readonly number[];

/**
 * Plays the card that does best on the average of what the seats still to play may do: each of them
 * is taken to hold what is unseen by its share, and to choose what serves it best.
 */
export function bot(view: ModFourView, source: RandomSource): ModFourAction {
  if (view.table.deck > 0) return { type: 'cut', at: 1 + source.below(view.table.deck - 1) };
  const hand = ownHand(view);
  const best = bestBy(hand, (card) => worthOf(view, card) + spareOf(hand, card), source);
  return { type: 'play', card: best };
}

/** What the trick is worth to the viewer once it has played this card. */
function worthOf(view: ModFourView, card: Face): number {
  const viewer = view.viewer as Seat;
  const leader = view.table.leader as Seat;
  const sum = trickSum(view.table.trick) + cardValue(card);
  const wins = expectedWins(view, leader, view.table.trick.length + 1, sum % SEATS, unseen(view));
  return wins.reduce((worth, chance, winner) => worth + chance * stake(view, viewer, winner), 0);
}

/** A little for keeping every remainder in hand: it is worth more than a double. */
function spareOf(hand: readonly Face[], card: Face): number {
  const alike = hand.filter((other) => cardValue(other) % SEATS === cardValue(card) % SEATS).length;
  return 0.01 * alike;
}

/** By seat: how likely it is to take the trick, when `played` cards leave the remainder `sum`. */
function expectedWins(view: ModFourView, leader: Seat, played: number, sum: number, rest: Remainders): readonly number[] {
  if (played === SEATS) return winnerOnly((leader + sum) % SEATS);
  const seat = (leader + played) % SEATS;
  const futures = [0, 1, 2, 3].map((remainder) => expectedWins(view, leader, played + 1, (sum + remainder) % SEATS, rest));
  const size = view.seats[seat]?.hand;
  const held = rest.map((count) => chanceToHold(count, total(rest), typeof size === 'number' ? size : 0));
  return mixByPreference(futures, held, (wins) =>
    wins.reduce((worth, chance, winner) => worth + chance * stake(view, seat, winner), 0),
  );
}

/** The best future comes about if its remainder is held, else the next best, and so on. */
function mixByPreference(
  futures: readonly (readonly number[])[],
  held: readonly number[],
  worth: (wins: readonly number[]) => number,
): readonly number[] {
  const order = [0, 1, 2, 3].sort((one, other) => worth(futures[other] ?? []) - worth(futures[one] ?? []));
  const mixed = [0, 0, 0, 0];
  let left = 1;
  order.forEach((remainder, index) => {
    const taken = index === order.length - 1 ? left : left * (held[remainder] ?? 0);
    left -= taken;
    futures[remainder]?.forEach((chance, seat) => {
      mixed[seat] = (mixed[seat] ?? 0) + taken * chance;
    });
  });
  return mixed;
}

/** What it means to a seat that `winner` takes a trick: more, the nearer the winner is to the target. */
function stake(view: ModFourView, seat: Seat, winner: Seat): number {
  const points = view.seats.map((of) => of.points);
  const { mode, target } = view.options;
  const needed = target - scoreOf(mode, points, winner);
  const weight = 1 + 3 / Math.max(1, needed);
  const own = winner === seat || (mode === 'partnership' && winner === (seat + 2) % SEATS);
  return own ? weight : -weight / (mode === 'partnership' ? 1 : SEATS - 1);
}

/** How many cards of each remainder the viewer has not in sight. */
function unseen(view: ModFourView): Remainders {
  const seen = new Set([...ownHand(view), ...view.table.trick]);
  const counts = [0, 0, 0, 0];
  for (const card of cardsOf(view.options.deck)) {
    const remainder = cardValue(card) % SEATS;
    if (!seen.has(card)) counts[remainder] = (counts[remainder] ?? 0) + 1;
  }
  return counts;
}

/** That at least one of `count` cards among `all` lies in a hand of `size`. */
function chanceToHold(count: number, all: number, size: number): number {
  if (count === 0 || all === 0) return 0;
  return 1 - (1 - count / all) ** size;
}

function winnerOnly(winner: Seat): readonly number[] {
  return [0, 1, 2, 3].map((seat) => (seat === winner ? 1 : 0));
}

function total(counts: Remainders): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The card of the highest worth; among equals any. */
function bestBy(cards: readonly Face[], worth: (card: Face) => number, source: RandomSource): Face {
  const rated = cards.map((card) => ({ card, worth: worth(card) }));
  const top = Math.max(...rated.map((each) => each.worth));
  const best = rated.filter((each) => each.worth > top - 1e-9);
  const chosen = best[source.below(best.length)];
  if (chosen === undefined) throw new Error('a bot was asked to play from an empty hand');
  return chosen.card;
}

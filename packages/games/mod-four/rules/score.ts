import { allSeats, chanceToWin, type Face, type Seat, type Trick, valuesOf } from '@hundredfold/shared/game';
import { cardsOf, DECKS, type ModFourOptions } from './declaration.ts';

export const SEATS = 4;
export const EVERYONE = allSeats(SEATS);

/** Returns the value of a card: number cards their number, the ace 1, court cards 0 (rule 2.3). */
export const cardValue = valuesOf(DECKS.flatMap(cardsOf), printedValue);

export function trickSum(trick: readonly Face[]): number {
  let sum = 0;
  for (const card of trick) sum += cardValue(card);
  return sum;
}

/** Returns the seat that the remainder of the sum by four favours, counted clockwise from the leader (rule 4.3). */
export function favoured(leader: Seat, sum: number): Seat {
  return (leader + sum) % SEATS;
}

export function winnerOf({ leader, trick }: Trick): Seat {
  return favoured(leader ?? 0, trickSum(trick));
}

/** Returns the partner of a seat, who sits opposite; `null` without partnerships (rule 1.3). */
export function partnerOf({ mode }: Pick<ModFourOptions, 'mode'>, seat: Seat): Seat | null {
  return mode === 'partnership' ? (seat + 2) % SEATS : null;
}

/** Returns the scores of the sides: of the four players, or of seats 0 and 2 and of seats 1 and 3 (rule 1.3). */
export function scoresOf(options: Pick<ModFourOptions, 'mode'>, points: readonly number[]): readonly number[] {
  return options.mode === 'partnership' ? [0, 1].map((seat) => scoreOf(options, points, seat)) : points;
}

/** Returns the points that count for a seat: its own, or those of its pair together (rule 1.3). */
export function scoreOf(options: Pick<ModFourOptions, 'mode'>, points: readonly number[], seat: Seat): number {
  const partner = partnerOf(options, seat);
  return (points[seat] ?? 0) + (partner === null ? 0 : (points[partner] ?? 0));
}

function printedValue(card: Face): number {
  const suit = card.slice(-1);
  const rank = card.slice(0, -1);
  if (rank === 'A') return 1;
  const number = Number(rank);
  if (Number.isNaN(number)) return 0;
  const spanish = suit === suit.toLowerCase();
  return spanish && number > 9 ? 0 : number;
}

/** The lead that makes a side e times as likely to win, as a share of the target, as it is between normal bots at the start. */
const SCALE = 0.14;

/** Estimates a seat’s chance to win from the points between two hands. A lead counts more, the nearer the leader is to the target. */
export function worthOfPoints(options: ModFourOptions, points: readonly number[], seat: Seat): number {
  const scores = scoresOf(options, points);
  const left = Math.max(1, options.target - Math.max(...scores));
  return chanceToWin(scores, seat % scores.length, SCALE * Math.sqrt(options.target * left));
}

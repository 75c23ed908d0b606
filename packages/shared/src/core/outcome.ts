import type { OptionValues } from './options.ts';
import { allSeats, type Seat } from './seat.ts';

/** The result of a finished match. Its scores are final: the app compares and stores them. */
export interface Outcome {
  /** The scores by seat. */
  readonly scores: readonly number[];
  /** The seats by place, best first, with ties together; absent in a solitaire. */
  readonly ranking?: readonly (readonly Seat[])[];
  /** Present only in a solitaire. */
  readonly won?: boolean;
}

/** Returns whether a seat is among the winners, or has won a solitaire; false while the match goes on. */
export function hasWon(outcome: Outcome | null, seat: Seat): boolean {
  return outcome?.won ?? outcome?.ranking?.[0]?.includes(seat) ?? false;
}

/** One row of the result: a player or a pair, with their place and score. */
export interface Standing {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly score: number;
}

export type PartnerOf = (seat: Seat) => Seat | null;

interface GameWithPartners {
  partnerOf?(options: OptionValues, seat: Seat): Seat | null;
}

/** Returns the partners at a table with these options. */
export function partnersIn(game: GameWithPartners, options: OptionValues): PartnerOf {
  return (seat) => game.partnerOf?.(options, seat) ?? null;
}

/** Returns the seats of each side of a table, in the order of the view's `sides`. */
export function sidesOf(game: GameWithPartners, options: OptionValues, seats: number): readonly (readonly Seat[])[] {
  return sidesAmong(allSeats(seats), partnersIn(game, options));
}

/** Returns the rows of the result, best first. A pair is one row; tied players have rows of their own and share the place. */
export function standings({ scores, ranking }: Pick<Outcome, 'scores' | 'ranking'>, partnerOf: PartnerOf): readonly Standing[] {
  const places = ranking ?? [scores.map((_, seat) => seat)];
  let place = 1;
  return places.flatMap((level) => {
    const sides = sidesAmong(level, partnerOf);
    const lines = sides.map((seats) => ({ place, seats, score: scores[seats[0] ?? 0] ?? 0 }));
    place += sides.length;
    return lines;
  });
}

/** Groups seats into sides: pairs and single players. A pair takes the position of its first partner. */
export function sidesAmong(seats: readonly Seat[], partnerOf: PartnerOf): readonly (readonly Seat[])[] {
  return seats.flatMap((seat) => {
    const partner = partnerOf(seat);
    if (partner === null || !seats.includes(partner)) return [[seat]];
    return partner > seat ? [[seat, partner]] : [];
  });
}

/** Makes a ranking in which the fewest points win. Set `lowestScoreWins`, too. */
export function rankByFewest(scores: readonly number[]): readonly (readonly Seat[])[] {
  return rankByMost(scores.map((score) => -score));
}

/** Makes a ranking in which the most points win. Seats with the same score share a place. */
export function rankByMost(scores: readonly number[]): readonly (readonly Seat[])[] {
  const levels = [...new Set(scores)].sort((one, other) => other - one);
  return levels.map((level) => scores.flatMap((score, seat) => (score === level ? [seat] : [])));
}

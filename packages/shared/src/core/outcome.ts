import type { Seat } from './seat.ts';

/** How a game ended. */
export interface Outcome {
  /** By seat. */
  readonly scores: readonly number[];
  /** Seats by place, best first, equals together; absent in a solitaire. */
  readonly ranking?: readonly (readonly Seat[])[];
  /** Only in a solitaire. */
  readonly won?: boolean;
}

/** Whether a seat has won; nobody has as long as the game goes on. */
export function hasWon(outcome: Outcome | null, seat: Seat): boolean {
  return outcome?.won ?? outcome?.ranking?.[0]?.includes(seat) ?? false;
}

/** A line of the result: those who share a fate, their place and their points. */
export interface Standing {
  readonly place: number;
  readonly seats: readonly Seat[];
  readonly score: number;
}

export type PartnerOf = (seat: Seat) => Seat | null;

/** The result line by line, best first: a pair is one line, equals have lines of their own and share the place. */
export function standings({ scores, ranking }: Pick<Outcome, 'scores' | 'ranking'>, partnerOf: PartnerOf): readonly Standing[] {
  const places = ranking ?? [scores.map((_, seat) => seat)];
  let place = 1;
  return places.flatMap((level) => {
    const sides = sidesOf(level, partnerOf);
    const lines = sides.map((seats) => ({ place, seats, score: scores[seats[0] ?? 0] ?? 0 }));
    place += sides.length;
    return lines;
  });
}

/** A pair stands where its first partner stands. */
function sidesOf(level: readonly Seat[], partnerOf: PartnerOf): readonly (readonly Seat[])[] {
  return level.flatMap((seat) => {
    const partner = partnerOf(seat);
    if (partner === null || !level.includes(partner)) return [[seat]];
    return partner > seat ? [[seat, partner]] : [];
  });
}

/** Seats by place, most points first, equals together. */
export function rankByMost(scores: readonly number[]): readonly (readonly Seat[])[] {
  const levels = [...new Set(scores)].sort((one, other) => other - one);
  return levels.map((level) => scores.flatMap((score, seat) => (score === level ? [seat] : [])));
}

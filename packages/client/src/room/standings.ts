import type { Outcome } from '@hundredfold/shared/core/outcome.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Snapshot } from '../net/link.ts';
import { listed, words } from '../words/index.ts';

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

/** Who plays together with that seat, if anybody does. */
export function partnerOf({ game, view }: Snapshot, seat: Seat): Seat | null {
  return game.partnerOf?.(view.options, seat) ?? null;
}

/** The result line by line; none while the game goes on. */
export function standingsOf(snapshot: Snapshot): readonly Standing[] {
  const { outcome } = snapshot.view;
  return outcome === null ? [] : standings(outcome, (seat) => partnerOf(snapshot, seat));
}

/** Whose place is the first. */
export function winnersOf(snapshot: Snapshot): readonly Seat[] {
  return standingsOf(snapshot).flatMap(({ place, seats }) => (place === 1 ? seats : []));
}

/** Who won, as the reader is told. */
export function headline(snapshot: Snapshot): string {
  const { view, seat } = snapshot;
  const { outcome } = view;
  const { result } = words.value;
  if (outcome?.won !== undefined) return outcome.won ? result.won : result.lost;
  const winners = winnersOf(snapshot);
  if (seat !== null && winners.length === 1 && winners[0] === seat) return result.youWin;
  return result.wins(namesOf(snapshot, winners), winners.length);
}

/** The whole result for those who only hear it; `null` while the game goes on. */
export function spokenResult(snapshot: Snapshot): string | null {
  const { outcome } = snapshot.view;
  if (outcome === null) return null;
  const { result } = words.value;
  const lines =
    outcome.won === undefined
      ? standingsOf(snapshot).map(
          ({ place, seats, score }) => `${result.place(place)} ${namesOf(snapshot, seats)}: ${result.points(score)}`,
        )
      : [result.points(outcome.scores[0] ?? 0)];
  return [headline(snapshot), ...lines].map((line) => `${line}.`).join(' ');
}

function namesOf({ seats }: Snapshot, which: Standing['seats']): string {
  return listed(which.map((seat) => seats[seat]?.name ?? ''));
}

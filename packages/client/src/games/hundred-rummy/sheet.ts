import { allSeats } from '@hundredfold/shared/core/seat.ts';
import type { RummyView } from '@hundredfold/shared/games/hundred-rummy/view.ts';
import type { Sheet } from '../../table/sheet.ts';
import type { NameOf } from '../../table/staging.ts';
import { isTournament, totalOf } from './standing.ts';
import { rummyWords } from './words.ts';

/** The tournament's table of games: as many as there are players, the one that is played included (rules 7.1 and 7.2). */
export function sheet(view: RummyView, name: NameOf): Sheet | null {
  if (!isTournament(view)) return null;
  const words = rummyWords.value;
  const { seats } = view;
  return {
    title: words.tournament,
    corner: words.player,
    columns: [...allSeats(seats.length).map((game) => String(game + 1)), words.sum],
    lines: seats.map(({ games, points }, seat) => {
      const played = [...games, points].slice(0, seats.length);
      const later = Array<string>(seats.length - played.length).fill('');
      return { label: name(seat), cells: [...played.map(String), ...later, String(totalOf(view, seat))] };
    }),
  };
}

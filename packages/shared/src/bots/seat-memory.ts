import type { PlayedTurn } from '../core/history.ts';
import type { CardMemory } from '../core/known-cards.ts';
import { memo } from '../core/lazy.ts';
import type { Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';
import { memoryOf, rememberMatch } from './card-memory.ts';

/** The memories of the seats at each position. They follow from the turns, so they need not be stored. */
const known = memo((_: Match) => new Map<Seat, CardMemory>());

/** Returns what a seat remembers of the cards of this deal. `past` has its turns, without those that were taken back. */
export function seatMemory(past: readonly PlayedTurn[], match: Match, seat: Seat): CardMemory {
  const positions = [...past.map(({ before }) => before), match];
  const latest = positions.findLastIndex((each) => known(each).has(seat));
  let memory = known(positions[latest] ?? match).get(seat) ?? null;
  for (const position of positions.slice(latest + 1)) {
    memory = rememberMatch(memory, position, seat);
    known(position).set(seat, memory);
  }
  return memory ?? memoryOf(match.game, match.game.view(match.state, seat));
}

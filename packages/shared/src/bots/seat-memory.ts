import type { PlayedTurn } from '../core/history.ts';
import type { CardMemory } from '../core/known-cards.ts';
import type { Match } from '../core/match.ts';
import type { Seat } from '../core/seat.ts';
import { memoryOf, rememberMatch } from './card-memory.ts';

/** The memories of the seats at each position. They follow from the turns, so they need not be stored. */
const known = new WeakMap<Match, Map<Seat, CardMemory>>();

/** Returns what a seat remembers of the cards of this deal. `past` has its turns, without those that were taken back. */
export function seatMemory(past: readonly PlayedTurn[], match: Match, seat: Seat): CardMemory {
  const positions = [...past.map(({ before }) => before), match];
  const latest = positions.findLastIndex((each) => known.get(each)?.has(seat) === true);
  let memory = known.get(positions[latest] ?? match)?.get(seat) ?? null;
  for (const position of positions.slice(latest + 1)) {
    memory = rememberMatch(memory, position, seat);
    keep(position, seat, memory);
  }
  return memory ?? memoryOf(match.game, match.game.view(match.state, seat));
}

function keep(position: Match, seat: Seat, memory: CardMemory): void {
  const bySeat = known.get(position) ?? new Map<Seat, CardMemory>();
  bySeat.set(seat, memory);
  known.set(position, bySeat);
}

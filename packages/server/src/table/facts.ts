import { type SeatState, type SeatStatus, type TableState, Watcher } from '@hundredfold/shared/schema/table.ts';
import { type Occupant, personOf, type Seating, watchersOf } from './seating.ts';
import type { TableValue } from './table.ts';

/** Brings what everybody sees of the table itself into the room state. */
export function showFacts(value: TableValue, state: TableState): void {
  state.phase = value.phase;
  state.open = value.open;
  state.round = value.round;
  state.record = value.record;
  state.outcome = value.play === null || value.play.outcome === null ? '' : JSON.stringify(value.play.outcome);
}

/** Brings who is at the table into the room state. */
export function showPeople(seating: Seating, state: TableState): void {
  state.host = seating.host;
  state.seats.forEach((seat, index) => {
    showSeat(seat, describe(seating, seating.seats[index] ?? { holder: 'empty' }));
  });
  const watching = new Map(watchersOf(seating).map((each) => [String(each.person), each.name]));
  for (const person of [...state.watchers.keys()]) if (!watching.has(person)) state.watchers.delete(person);
  for (const [person, name] of watching) showWatcher(state, person, name);
}

/** What everybody knows of a seat's holder. */
export interface SeatFacts {
  readonly status: SeatStatus;
  readonly person: number;
  readonly name: string;
}

export function describe(seating: Seating, occupant: Occupant): SeatFacts {
  if (occupant.holder === 'empty') return { status: 'empty', person: 0, name: '' };
  if (occupant.holder === 'bot') return { status: 'bot', person: 0, name: occupant.name };
  const { presence = 'held', name = '' } = personOf(seating, occupant.person) ?? {};
  return { status: presence, person: occupant.person, name };
}

function showSeat(seat: SeatState, { status, person, name }: SeatFacts): void {
  seat.status = status;
  seat.person = person;
  seat.name = name;
}

function showWatcher(state: TableState, person: string, name: string): void {
  const known = state.watchers.get(person);
  if (known !== undefined) {
    known.name = name;
    return;
  }
  const watcher = new Watcher();
  watcher.name = name;
  state.watchers.set(person, watcher);
}

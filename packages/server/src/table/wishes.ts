import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { SEAT_ASKED } from '@hundredfold/shared/protocol/pace.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import { isRemoved } from './arrange.ts';
import { hasSat, hasSeen } from './memory.ts';
import { become, change, run } from './run.ts';
import { personAt, relieve, type Seating, seatFor } from './seating.ts';
import { dealOf, type Table, type TableValue, type Wish } from './table.ts';

/** A watcher takes the seat of a bot. At a table that is open to strangers, the host is asked for whoever never sat there. */
export async function take(table: Table, wish: Wish): Promise<Result<null, TableRefusal>> {
  const taken = takenBy(table, wish);
  if (!taken.ok) return taken;
  if (!asksFirst(table, wish.number)) return reseat(table, taken.value);
  become(table, { ...table.value, wishes: [...without(table.value, wish.number), wish] });
  return accepted(null);
}

/** Whoever is asked for a seat agrees. */
export async function grant(table: Table, by: number, number: number): Promise<Result<null, TableRefusal>> {
  const { value } = table;
  const wish = standingWishes(value).find((each) => each.number === number);
  if (wish === undefined) return refused('nobody-there');
  if (value.seating.host !== by) return refused('not-host');
  const taken = takenBy(table, wish);
  return taken.ok ? reseat(table, taken.value) : taken;
}

/** Whoever is asked for a seat says no, or whoever asked thinks better of it. */
export async function decline(table: Table, by: number, number: number): Promise<Result<null, TableRefusal>> {
  const { value } = table;
  if (by !== number && value.seating.host !== by) return refused('not-host');
  become(table, { ...value, wishes: without(value, number) });
  return accepted(null);
}

/** Those wishes that can still be granted: whoever had them is here, and the bot too. */
export function standingWishes({ phase, seating, wishes }: TableValue): readonly Wish[] {
  return wishes.filter(
    ({ number, seat }) =>
      phase === 'playing' &&
      personAt(seating, number)?.presence === 'here' &&
      seatFor(seating, number) === null &&
      seating.seats[seat]?.holder === 'bot',
  );
}

/** Nobody is asked for ever: silence is a no. */
export function awaitWishes(table: Table): readonly string[] {
  return standingWishes(table.value).map(({ number, seat }) => {
    const name = `wish of ${number} for ${seat}`;
    table.timers.start(name, SEAT_ASKED * 1000, () => void run(table, { wish: number }, () => decline(table, number, number)));
    return name;
  });
}

/** The seating once somebody has taken over from a bot, if they may: nothing hidden of this deal was ever shown to them. */
function takenBy(table: Table, { number, seat }: Wish): Result<Seating, TableRefusal> {
  const { value, memory } = table;
  const deal = dealOf(value);
  if (deal === null) return refused('not-playing');
  const person = personAt(value.seating, number);
  if (person === undefined) return refused('nobody-there');
  if (isRemoved(table, number)) return refused('removed');
  return hasSeen(memory, person.personId, deal) ? refused('has-seen') : relieve(value.seating, seat, number);
}

async function reseat(table: Table, seating: Seating): Promise<Result<null, TableRefusal>> {
  const value = { ...table.value, seating };
  return change(table, { ...value, wishes: standingWishes(value) }, 'dropped');
}

function asksFirst({ value: { open, seating }, memory }: Table, number: number): boolean {
  const person = personAt(seating, number);
  return open && seating.host !== number && (person === undefined || !hasSat(memory, person.personId));
}

function without({ wishes }: TableValue, number: number): readonly Wish[] {
  return wishes.filter((each) => each.number !== number);
}

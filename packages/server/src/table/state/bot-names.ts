import { allSeats } from '@hundredfold/shared/core/seat.ts';
import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import { lookAlikesOf } from './look-alikes.ts';
import type { Seating } from './seating.ts';
import { fill } from './seats.ts';

export function filledUp(seating: Seating): Seating {
  return allSeats(seating.seats.length).reduce((filled, seat) => {
    const done = fill(filled, seat, botName(filled));
    return done.ok ? done.value : filled;
  }, seating);
}

/** Returns the first bot name that does not look like the name of anyone at the table, or a numbered one. */
export function botName({ seats, people }: Seating): string {
  const bots = seats.flatMap((seat) => (seat.holder === 'bot' ? [seat.name] : []));
  const names = [...bots, ...people.map((each) => each.name)];
  const taken = names.flatMap(lookAlikesOf);
  return BOT_NAMES.find((name) => !lookAlikesOf(name).some((look) => taken.includes(look))) ?? `Bot ${names.length + 1}`;
}

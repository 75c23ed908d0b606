import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import { BOT_NAMES } from '@hundredfold/shared/protocol/name.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import type { Takeover } from '../../storage/stored-table.ts';
import { lookAlikesOf } from './look-alikes.ts';
import { isNamesake, looksOfBot } from './names.ts';
import {
  EMPTY_SEAT,
  isFree,
  type Occupant,
  personAt,
  personOn,
  type Seating,
  seatedAndHere,
  seatFor,
  withOccupant,
  withoutOccupant,
  withoutStrangers,
  withPerson,
} from './seating.ts';

/** Returns the seating with another occupant on a seat, or why that is refused. */
function changed(
  seating: Seating,
  seat: Seat,
  next: (occupant: Occupant) => Occupant | TableRefusal,
): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  const after = occupant === undefined ? 'no-such-seat' : next(occupant);
  return typeof after === 'string' ? refused(after) : accepted(withOccupant(seating, seat, after));
}

export function giveSeatToBot(seating: Seating, seat: Seat, name: string): Seating {
  return withOccupant(seating, seat, { holder: 'bot', name });
}

/**
 * Gives the seat of a person who is away, or for whom a bot plays, to a bot. The person becomes a spectator, if they are here.
 */
export function giveAbsentSeatToBot(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (occupant.holder !== 'person' || personAt(seating, occupant.memberId)?.presence === 'here')
    return refused('already-playing');
  const { memberId } = occupant;
  const awake = personAt(seating, memberId)?.presence === 'idle' ? withPerson(seating, memberId, { presence: 'here' }) : seating;
  return accepted(withoutStrangers(giveSeatToBot(awake, seat, name)));
}

export function takeSeatFromBot(
  seating: Seating,
  seat: Seat,
  { memberId, takeover }: { readonly memberId: number; readonly takeover: Takeover },
): Result<Seating, TableRefusal> {
  return changed(seating, seat, ({ holder }) => (holder === 'bot' ? { holder: 'person', memberId, takeover } : 'seat-taken'));
}

export function withSwappedSeats(seating: Seating, one: Seat, other: Seat): Seating {
  const [first, second] = [seating.seats[one], seating.seats[other]];
  if (first === undefined || second === undefined) return seating;
  return withOccupant(withOccupant(seating, one, second), other, first);
}

/** Seats a person on a free seat. While people gather, this may be the seat of a person who has been away for long. */
export function sit(seating: Seating, memberId: number, seat: Seat, isGathering = false): Result<Seating, TableRefusal> {
  const occupant = seating.seats[seat];
  if (occupant === undefined) return refused('no-such-seat');
  if (!isFree(seating, seat, isGathering)) return refused(occupant.holder === 'empty' ? 'seat-locked' : 'seat-taken');
  const withoutOldSeat = withoutOccupant(seating, seatFor(seating, memberId));
  return accepted(withoutStrangers(withOccupant(withoutOldSeat, seat, { holder: 'person', memberId })));
}

/**
 * Seats a person on a free seat, if there is one: on that of a namesake, who may be the same person in another browser, or else on an
 * empty one. A person who has a seat keeps it.
 */
export function sitAnywhere(seating: Seating, memberId: number, isGathering: boolean): Seating {
  if (seatFor(seating, memberId) !== null) return seating;
  const free = allSeats(seating.seats.length).filter((seat) => isFree(seating, seat, isGathering));
  const seat =
    free.find((each) => isSeatOfNamesake(seating, each, memberId)) ??
    free.find((each) => seating.seats[each]?.holder === 'empty') ??
    free[0];
  return seat === undefined ? seating : withoutStrangers(withOccupant(seating, seat, { holder: 'person', memberId }));
}

export function isSeatOfNamesake(seating: Seating, seat: Seat, memberId: number): boolean {
  const [owner, person] = [personOn(seating, seat), personAt(seating, memberId)];
  return owner !== undefined && person !== undefined && owner !== person && isNamesake(owner, person);
}

/** Frees the seat of a person who is away if a namesake who is here has another one: they are the same person in two browsers. */
export function withoutDoubledSeat(seating: Seating, memberId: number): Seating {
  const seat = seatFor(seating, memberId);
  const isDoubled = seat !== null && seatedAndHere(seating).some((each) => isSeatOfNamesake(seating, seat, each));
  return isDoubled ? withoutStrangers(withoutOccupant(seating, seat)) : seating;
}

/** Gives a seat to another person: its person has lost the connection, and those who were asked agree that both are the same. */
export function withClaimedSeat(seating: Seating, seat: Seat, claimant: Omit<PersonOnSeat, 'holder'>): Seating {
  return withoutStrangers(withOccupant(seating, seat, { holder: 'person', ...claimant }));
}

type PersonOnSeat = Extract<Occupant, { holder: 'person' }>;

export function stand(seating: Seating, memberId: number): Result<Seating, TableRefusal> {
  const seat = seatFor(seating, memberId);
  return seat === null ? refused('not-seated') : accepted(withoutOccupant(seating, seat));
}

export function fill(seating: Seating, seat: Seat, name: string): Result<Seating, TableRefusal> {
  return changed(seating, seat, ({ holder }) => (holder === 'empty' ? { holder: 'bot', name } : 'seat-taken'));
}

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
  return BOT_NAMES.find((name) => !looksOfBot(name).some((look) => taken.includes(look))) ?? `Bot ${names.length + 1}`;
}

export function withBotLevel(seating: Seating, seat: Seat, level: BotLevel): Result<Seating, TableRefusal> {
  return changed(seating, seat, (occupant) => {
    if (occupant.holder === 'bot') return { ...occupant, level };
    return occupant.holder === 'person' ? 'seat-taken' : 'nobody-there';
  });
}

export function withoutBotLevels(seating: Seating): Seating {
  const seats = seating.seats.map((each): Occupant => (each.holder === 'bot' ? { holder: 'bot', name: each.name } : each));
  return { ...seating, seats };
}

export function lock(seating: Seating, seat: Seat, locked: boolean): Result<Seating, TableRefusal> {
  return changed(seating, seat, ({ holder }) => (holder === 'empty' ? { holder, ...(locked && { locked }) } : 'seat-taken'));
}

/**
 * Returns a seating with the wanted number of seats. If there are too many, the empty ones are removed first, then those of bots,
 * then those of the people who came last, who become spectators.
 */
export function withSeats(seating: Seating, wanted: number): Seating {
  const { seats } = seating;
  if (seats.length <= wanted) return { ...seating, seats: [...seats, ...allSeats(wanted - seats.length).map(() => EMPTY_SEAT)] };
  const going = allSeats(seats.length)
    .toSorted((one, other) => worth(seats[one]) - worth(seats[other]) || other - one)
    .slice(0, seats.length - wanted);
  return { ...seating, seats: seats.filter((_, seat) => !going.includes(seat)) };
}

/** Returns the priority of a seat when some are removed: the lowest goes first. People who came earlier have lower member ids. */
function worth(occupant: Occupant | undefined): number {
  switch (occupant?.holder) {
    case 'person':
      return 1 + 1 / occupant.memberId;
    case 'bot':
      return 1;
    default:
      return 0;
  }
}

export function clear(seating: Seating, seat: Seat): Result<Seating, TableRefusal> {
  return seating.seats[seat] === undefined ? refused('no-such-seat') : accepted(withoutStrangers(withoutOccupant(seating, seat)));
}

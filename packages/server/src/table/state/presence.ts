import { accepted, type Result, refused } from '@hundredfold/shared/core/result.ts';
import type { TableRefusal } from '@hundredfold/shared/protocol/table.ts';
import {
  isAbsent,
  isAlone,
  isHere,
  type Person,
  personAt,
  type Seating,
  seatFor,
  withoutOccupant,
  withoutStrangers,
  withPerson,
} from './seating.ts';
import { botName, giveSeatToBot } from './seats.ts';

/**
 * Adds a person who joins. The first one becomes the host, and so does a returning host, or anyone who comes while a
 * bot plays for the host. A new person is a spectator at first.
 */
export function arrive(seating: Seating, newcomer: Omit<Person, 'presence'>): Seating {
  const others = seating.people.filter((each) => each.memberId !== newcomer.memberId);
  const arrived: Seating = { ...seating, people: [...others, { ...newcomer, presence: 'here' }] };
  const { host, absentHosts } = arrived;
  const { memberId, personId } = newcomer;
  const wasHost = absentHosts.indexOf(personId);
  if (wasHost >= 0) return { ...arrived, host: memberId, absentHosts: absentHosts.slice(0, wasHost) };
  const current = personAt(arrived, host);
  if (current !== undefined && isAbsent(current))
    return { ...arrived, host: memberId, absentHosts: [...absentHosts, current.personId] };
  return host === 0 ? { ...arrived, host: memberId } : arrived;
}

/** Handles a lost connection. A seated person and the host are kept; a mere spectator is removed. */
export function depart(seating: Seating, memberId: number): Seating {
  const presence = isAbsent(personAt(seating, memberId)) ? 'held' : 'away';
  return withoutStrangers(withPerson(seating, memberId, { presence }));
}

/**
 * Handles a person who was away for longer than the grace time, or idle: a bot holds the seat, and another person
 * becomes the host.
 */
export function hold(seating: Seating, memberId: number): Seating {
  const presence = isAlone(seating, memberId) ? 'away' : isHere(seating, memberId) ? 'idle' : 'held';
  const { personId } = personAt(seating, memberId) ?? {};
  const passed = passHosting(withPerson(seating, memberId, { presence }), memberId);
  const isAbsentHost = passed.host !== seating.host && personId !== undefined;
  return withoutStrangers(isAbsentHost ? { ...passed, absentHosts: [...passed.absentHosts, personId] } : passed);
}

/** Returns the seating for a time at which nobody is waited for, so that nobody is idle. */
export function withoutIdlePeople(seating: Seating): Seating {
  const people = seating.people.map((each) => (each.presence === 'idle' ? { ...each, presence: 'here' as const } : each));
  return { ...seating, people };
}

export function passHost(seating: Seating, memberId: number): Result<Seating, TableRefusal> {
  return isHere(seating, memberId) ? accepted({ ...seating, host: memberId }) : refused('nobody-there');
}

/**
 * Handles a person who leaves deliberately. Their seat is free at once, unless a match is being played. If they were
 * the host and no other person is here, the next one who comes is the host. The host of a table with one seat stays.
 */
export function leave(seating: Seating, memberId: number, playing: boolean): Seating {
  const left = playing ? seating : withoutOccupant(seating, seatFor(seating, memberId));
  const presence = isAlone(seating, memberId) ? 'away' : 'held';
  const passed = passHosting(withPerson(left, memberId, { presence }), memberId);
  const gone = passed.host === memberId && !isAlone(left, memberId);
  const absentHosts = passed.absentHosts.filter((each) => each !== personAt(seating, memberId)?.personId);
  return withoutStrangers({ ...passed, absentHosts, ...(gone && { host: 0 }) });
}

export function withoutMember(seating: Seating, memberId: number, isPlaying: boolean): Seating {
  const seat = seatFor(seating, memberId);
  const freed = seat !== null && isPlaying ? giveSeatToBot(seating, seat, botName(seating)) : withoutOccupant(seating, seat);
  return leave(freed, memberId, false);
}

/** Marks everyone as away, because all connections are about to close. Spectators are expected back as well. */
export function withEveryoneAway(seating: Seating): Seating {
  const people = seating.people.map((each) => (each.presence === 'held' ? each : { ...each, presence: 'away' as const }));
  return { ...seating, people };
}

/**
 * Makes another person the host (new host): a seated person who is here, or else a spectator. If no other person is
 * here, the host stays.
 */
function passHosting(seating: Seating, from: number): Seating {
  if (seating.host !== from) return seating;
  const here = seating.people.filter((each) => each.presence === 'here');
  const heir = here.find((each) => seatFor(seating, each.memberId) !== null) ?? here[0];
  return heir === undefined ? seating : { ...seating, host: heir.memberId };
}

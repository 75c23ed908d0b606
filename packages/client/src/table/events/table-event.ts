import type { Face } from '@hundredfold/shared/cards/face.ts';
import { stepsLeft } from '@hundredfold/shared/core/match.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { isSameName, withoutNumber } from '@hundredfold/shared/protocol/name.ts';
import { settingsIn } from '@hundredfold/shared/protocol/table-facts.ts';
import type { Messages } from '../../i18n/index.ts';
import type { SeatSnapshot, Snapshot } from '../../net/table-link.ts';
import { type BotSaid, botSayings } from './bot-sayings.ts';

/** The things people do at a table besides playing cards. */
export type PersonEvent = keyof Messages['events']['yours'];

type Known = Snapshot['watchers'][number];
/** Someone at the table, with the name they had at the time of the event. */
type Someone = Pick<Known, 'person' | 'name'>;

/** Something that happened at a table and does not show in its cards. Notices, the log and the chat are all built from these. */
export type TableEvent =
  | (Someone & { readonly kind: PersonEvent })
  | (Someone & { readonly kind: 'renamed'; readonly to: string })
  | (Someone & { readonly kind: 'hand-shown'; readonly to: Someone })
  /** Someone's time ran out and a bot moved for them; `card` is the card it played, or `null`. */
  | (Someone & { readonly kind: 'bot-moved'; readonly card: Face | null })
  | BotSaid
  | { readonly kind: 'began' | 'other-game'; readonly game: string }
  | { readonly kind: 'paused' | 'resumed' }
  /** The match comes near the length at which it ends without a result. */
  | { readonly kind: 'long'; readonly moves: number }
  /** The host lets the reader, whom they removed, sit again. */
  | { readonly kind: 'readmitted' };

/** The events between two snapshots of a table; empty if they are unknown, for example after this browser has rejoined. */
export function eventsBetween(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  if (before.code !== next.code || before.from !== next.from) return [];
  // A table that changes its game moves to another room, where people have other numbers and arrive one by one.
  if (before.game.id !== next.game.id) return [{ kind: 'other-game', game: next.game.id }];
  if (before.me !== next.me) return [];
  return [
    ...seatEvents(before, next),
    ...watcherEvents(before, next),
    ...newNames(before, next),
    ...hostEvents(before, next),
    ...readmission(before, next),
    ...gameEvents(before, next),
    ...turnEvents(before, next),
    ...lengthEvents(before, next),
    ...botSayings(before, next),
  ];
}

function seatEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const isSameSize = before.seats.length === next.seats.length;
  const claims = isSameSize ? claimedSeats(before, next) : [];
  const was = peopleSeated(before).filter((each) => !claims.includes(before.seats.indexOf(each)));
  const seated = peopleSeated(next).filter((each) => !claims.includes(next.seats.indexOf(each)));
  const claimed = claims.flatMap((seat) => next.seats[seat] ?? []).map((each) => someone('claimed', each));
  const gone = was.flatMap((each): readonly TableEvent[] => {
    if (seated.some((other) => isSame(each, other))) return [];
    const kind = next.watchers.some((other) => isSame(each, other)) ? 'stood' : 'left';
    return [someone(kind, each)];
  });
  const changed = seated.flatMap((each): readonly TableEvent[] => {
    const earlier = was.find((other) => isSame(each, other));
    if (earlier === undefined) return [someone('sat', each)];
    if (isSameSize && before.seats.indexOf(earlier) !== next.seats.indexOf(each)) return [someone('moved', each)];
    if (next.phase !== 'playing' || (earlier.status === 'held') === (each.status === 'held')) return [];
    return [someone(each.status === 'held' ? 'held' : 'back', each)];
  });
  return [...gone, ...changed, ...claimed];
}

/** Returns the seats that went to another browser of their person: to a spectator of the same name, while the player was away. */
function claimedSeats(before: Snapshot, next: Snapshot): readonly Seat[] {
  return next.seats.flatMap(({ person, name }, seat) => {
    const was = before.seats[seat];
    const isOther = was !== undefined && was.person !== 0 && person !== 0 && was.person !== person;
    const watched = before.watchers.some((each) => each.person === person);
    const wasAway = was?.status === 'away' || was?.status === 'held';
    return isOther && watched && wasAway && isSameName(was.name, name) ? [seat] : [];
  });
}

function peopleSeated({ seats }: Snapshot): readonly SeatSnapshot[] {
  return seats.filter(({ person }) => person !== 0);
}

/** A restored table may have given someone another number. */
function isSame(one: Known, other: Known): boolean {
  return one.person === other.person || (one.name === other.name && one.seal === other.seal);
}

function isAmong(people: readonly Known[], one: Known): boolean {
  return people.some((other) => isSame(one, other));
}

function watcherEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const [earlier, now] = [before, next].map((each) => [...peopleSeated(each), ...each.watchers]);
  const came = next.watchers.filter((each) => !isAmong(earlier ?? [], each)).map((each) => someone('came', each));
  const went = before.watchers.filter((each) => !isAmong(now ?? [], each)).map((each) => someone('went', each));
  const handsShown = next.sharedHands.flatMap(({ person, seat }): readonly TableEvent[] => {
    if (before.sharedHands.some((each) => each.person === person && each.seat === seat)) return [];
    const [owner, to] = [next.seats[seat], next.watchers.find((each) => each.person === person)];
    return owner === undefined || to === undefined
      ? []
      : [{ kind: 'hand-shown', person: owner.person, name: owner.name, to: { person: to.person, name: to.name } }];
  });
  return [...went, ...came, ...handsShown];
}

/** The events of names. The number behind one of two equal names is no part of it. */
function newNames(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const now = [...peopleSeated(next), ...next.watchers];
  return [...peopleSeated(before), ...before.watchers].flatMap(({ person, name }): readonly TableEvent[] => {
    const to = now.find((each) => each.person === person)?.name;
    return to === undefined || withoutNumber(to) === withoutNumber(name) ? [] : [{ kind: 'renamed', person, name, to }];
  });
}

function someone(kind: PersonEvent, { person, name }: Someone): TableEvent {
  return { kind, person, name };
}

function hostEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const host = hostOf(next);
  const earlier = hostOf(before);
  if (host === undefined) return [];
  const isSameTime = before.phase === next.phase && before.matchNumber === next.matchNumber;
  return [
    ...(earlier !== undefined && !isSame(earlier, host) ? [someone('host', host)] : []),
    ...(before.phase === 'over' && next.phase === 'gathering' ? [someone('choosing', host)] : []),
    ...(isSameTime && (termsOf(before) !== termsOf(next) || hasOtherLevels(before, next)) ? [someone('arranged', host)] : []),
  ];
}

/** The host lets the reader sit again. A removed person who is the host by now needs no permission. */
function readmission(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const isRemoved = ({ removed, me }: Snapshot) => removed.some(({ person }) => person === me);
  return isRemoved(before) && !isRemoved(next) && next.host !== next.me ? [{ kind: 'readmitted' }] : [];
}

function hostOf({ seats, watchers, host }: Snapshot): Known | undefined {
  return [...seats, ...watchers].find(({ person }) => person !== 0 && person === host);
}

/** All settings that a host chooses, as one text to compare. Some may change during a game. */
function termsOf(snapshot: Snapshot): string {
  return JSON.stringify([snapshot.view.options, snapshot.seats.length, settingsIn(snapshot)]);
}

function hasOtherLevels(before: Snapshot, next: Snapshot): boolean {
  return next.seats.some(({ name, level }, seat) => {
    const was = before.seats[seat];
    return level !== null && was?.name === name && was.level !== null && was.level !== level;
  });
}

function gameEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const isLater = next.phase === 'playing' && next.matchNumber > before.matchNumber;
  const goesOn = next.phase === 'playing' && next.matchNumber === before.matchNumber && before.phase === 'playing';
  return [
    ...(isLater ? [{ kind: 'began', game: next.game.id } as const] : []),
    ...(goesOn && before.pause.on !== next.pause.on ? [{ kind: next.pause.on ? 'paused' : 'resumed' } as const] : []),
  ];
}

/** The shares of the greatest length at which players are told that a match ends there. */
const LONG_MATCH_SHARES = [0.9, 0.95, 0.99];

function lengthEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  if (next.phase !== 'playing' || next.matchNumber !== before.matchNumber) return [];
  const { game, view, seats, version } = next;
  const left = stepsLeft({ game, options: view.options, seats: seats.length, version });
  const sharesOf = (each: number) => LONG_MATCH_SHARES.filter((share) => each >= share * (version + left)).length;
  return sharesOf(version) > sharesOf(before.version) ? [{ kind: 'long', moves: left }] : [];
}

function turnEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  if (next.matchNumber !== before.matchNumber || next.version <= before.version) return [];
  if (next.undone > before.version) {
    const seat = next.seats.find(({ takebacks }, index) => takebacks > (before.seats[index]?.takebacks ?? 0));
    return seat === undefined ? [] : [someone('took-back', seat)];
  }
  const { last, forced, version } = next;
  const holder = last === null ? undefined : next.seats[last.seat];
  if (last === null || forced !== version || holder === undefined) return [];
  const { card } = last.action;
  return [{ kind: 'bot-moved', person: holder.person, name: holder.name, card: typeof card === 'string' ? card : null }];
}

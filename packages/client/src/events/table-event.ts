import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { SeatSnapshot, Snapshot } from '../net/link.ts';

/** What people do at a table besides playing cards, in the order in which it is told. */
export const PERSON_EVENTS = ['left', 'stood', 'sat', 'held', 'back', 'host', 'choosing', 'took-back'] as const;
export type PersonEvent = (typeof PERSON_EVENTS)[number];

/** Someone at the table, by the name that they had when it happened. */
interface Someone {
  readonly person: number;
  readonly name: string;
}

/** Something that happened at a table and is not seen in its cards. Notices, the log and the chat all tell of it from here. */
export type TableEvent =
  | (Someone & { readonly kind: PersonEvent })
  /** Someone's time ran out: the card that a bot played for them, where it was one. */
  | (Someone & { readonly kind: 'bot-moved'; readonly card: Face | null })
  | { readonly kind: 'began' | 'other-game'; readonly game: string }
  | { readonly kind: 'paused' | 'resumed' };

/** What happened between two snapshots of a table; nothing where nobody knows, as when this browser has come in anew. */
export function eventsBetween(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  if (before.code !== next.code || before.from !== next.from) return [];
  // In the room of another game people have other numbers, and come one after the other.
  if (before.game.id !== next.game.id) return [{ kind: 'other-game', game: next.game.id }];
  if (before.me !== next.me) return [];
  return [...seatEvents(before, next), ...hostEvents(before, next), ...gameEvents(before, next), ...turnEvents(before, next)];
}

/** Who came to a seat, gave theirs up or left the table with it, and for whom a bot plays. */
function seatEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const was = peopleSeated(before);
  const seated = peopleSeated(next);
  const gone = was.flatMap((each): readonly TableEvent[] => {
    if (seated.some((other) => isSame(each, other))) return [];
    const kind = next.watchers.some((other) => isSame(each, other)) ? 'stood' : 'left';
    return [someone(kind, each)];
  });
  const changed = seated.flatMap((each): readonly TableEvent[] => {
    const earlier = was.find((other) => isSame(each, other));
    if (earlier === undefined) return [someone('sat', each)];
    if (next.phase !== 'playing' || (earlier.status === 'held') === (each.status === 'held')) return [];
    return [someone(each.status === 'held' ? 'held' : 'back', each)];
  });
  return [...gone, ...changed];
}

function peopleSeated({ seats }: Snapshot): readonly SeatSnapshot[] {
  return seats.filter(({ person }) => person !== 0);
}

function isSame(one: Someone, other: Someone): boolean {
  return one.person === other.person;
}

function someone(kind: PersonEvent, { person, name }: Someone): TableEvent {
  return { kind, person, name };
}

/** Who is the host now, and that they choose what is played next. */
function hostEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const host = [...next.seats, ...next.watchers].find(({ person }) => person !== 0 && person === next.host);
  if (host === undefined) return [];
  return [
    ...(before.host !== 0 && before.host !== next.host ? [someone('host', host)] : []),
    ...(before.phase === 'over' && next.phase === 'gathering' ? [someone('choosing', host)] : []),
  ];
}

function gameEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const isLater = next.phase === 'playing' && next.round > before.round;
  const goesOn = next.phase === 'playing' && next.round === before.round && before.phase === 'playing';
  return [
    ...(isLater ? [{ kind: 'began', game: next.game.id } as const] : []),
    ...(goesOn && before.paused !== next.paused ? [{ kind: next.paused ? 'paused' : 'resumed' } as const] : []),
  ];
}

/** A move that a bot made because time was up, and one that was taken back. */
function turnEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  if (next.round !== before.round || next.version <= before.version) return [];
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

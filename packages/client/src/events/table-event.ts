import type { Face } from '@hundredfold/shared/cards/face.ts';
import type { SeatSnapshot, Snapshot } from '../link/table-link.ts';

/** What people do at a table besides playing cards, in the order in which it is told. */
export const PERSON_EVENTS = [
  'left',
  'stood',
  'sat',
  'came',
  'went',
  'held',
  'back',
  'host',
  'choosing',
  'arranged',
  'took-back',
] as const;
export type PersonEvent = (typeof PERSON_EVENTS)[number];

/** Someone at the table, by the name that they had when it happened. */
interface Someone {
  readonly person: number;
  readonly name: string;
}

interface Known extends Someone {
  readonly seal: number;
}

/** Something that happened at a table and is not seen in its cards. Notices, the log and the chat all tell of it from here. */
export type TableEvent =
  | (Someone & { readonly kind: PersonEvent })
  /** A player shows their hand to someone who watches. */
  | (Someone & { readonly kind: 'lent'; readonly to: Someone })
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
  return [
    ...seatEvents(before, next),
    ...watcherEvents(before, next),
    ...hostEvents(before, next),
    ...gameEvents(before, next),
    ...turnEvents(before, next),
  ];
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

/** A table that was brought up anew may have given someone another number. */
function isSame(one: Known, other: Known): boolean {
  return one.person === other.person || (one.name === other.name && one.seal === other.seal);
}

function isAmong(people: readonly Known[], one: Known): boolean {
  return people.some((other) => isSame(one, other));
}

/** Who came to watch or watches no longer, and who is shown a hand. */
function watcherEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const [earlier, now] = [before, next].map((each) => [...peopleSeated(each), ...each.watchers]);
  const came = next.watchers.filter((each) => !isAmong(earlier ?? [], each)).map((each) => someone('came', each));
  const went = before.watchers.filter((each) => !isAmong(now ?? [], each)).map((each) => someone('went', each));
  const lent = next.lent.flatMap(({ person, seat }): readonly TableEvent[] => {
    if (before.lent.some((loan) => loan.person === person && loan.seat === seat)) return [];
    const [lender, to] = [next.seats[seat], next.watchers.find((each) => each.person === person)];
    return lender === undefined || to === undefined
      ? []
      : [{ kind: 'lent', person: lender.person, name: lender.name, to: { person: to.person, name: to.name } }];
  });
  return [...went, ...came, ...lent];
}

function someone(kind: PersonEvent, { person, name }: Someone): TableEvent {
  return { kind, person, name };
}

/** Who is the host now, that they choose what is played next, and that it is to be played in another way. */
function hostEvents(before: Snapshot, next: Snapshot): readonly TableEvent[] {
  const host = hostOf(next);
  const earlier = hostOf(before);
  if (host === undefined) return [];
  const gathers = before.phase === 'gathering' && next.phase === 'gathering';
  return [
    ...(earlier !== undefined && !isSame(earlier, host) ? [someone('host', host)] : []),
    ...(before.phase === 'over' && next.phase === 'gathering' ? [someone('choosing', host)] : []),
    ...(gathers && termsOf(before) !== termsOf(next) ? [someone('arranged', host)] : []),
  ];
}

function hostOf({ seats, watchers, host }: Snapshot): Known | undefined {
  return [...seats, ...watchers].find(({ person }) => person !== 0 && person === host);
}

/** All that a host decides about a game before it begins. */
function termsOf({ view, seats, pace, watching, hints, open }: Snapshot): string {
  return JSON.stringify([view.options, seats.length, pace, watching, hints, open]);
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

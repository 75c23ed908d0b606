import type { Lot, LotSource } from './chance.ts';
import { answers } from './chance.ts';
import { isSameDecision } from './game.ts';
import { awaitAll, chanceDue, type Match, type Move } from './match.ts';
import type { Turn } from './record.ts';
import { allSeats, type Seat } from './seat.ts';

/** The match at a table, under the id of its record. */
export interface Play {
  readonly id: string;
  readonly match: Match;
  /** By seat, the version at which it came to have the decision that it has now; what is meant for a later one is meant for now. */
  readonly since: readonly number[];
  readonly undone: Undone;
  /** Somebody would like to take their move back. */
  readonly regret: Regret | null;
}

/** What was taken back in a match. */
export interface Undone {
  /** By seat, how often. */
  readonly times: readonly number[];
  /** The version that the last takeback led to; 0 if there was none. */
  readonly version: number;
  /** The version whose position came back with it. */
  readonly restored: number;
  /** Takebacks to which nobody else agreed, in the deal of the last one, by seat. */
  readonly unasked: { readonly deal: number; readonly times: readonly number[] };
  /** Lots that were undone: where they fall due again they come as they came before. */
  readonly lots: readonly Lot[];
  /** The version from which somebody was told no: it is asked once. */
  readonly refused: number | null;
}

/** What somebody would like to take back. */
export interface Regret {
  readonly number: number;
  /** The version to which it would lead back, as it was then. */
  readonly from: number;
  /** The numbers of those who agree. */
  readonly granted: readonly number[];
}

/** A turn, to be written down, and the match after it. */
export interface Taken {
  readonly play: Play;
  readonly turn: Turn;
}

export function unplayed(id: string, match: Match): Play {
  const none = allSeats(match.seats).map(() => 0);
  const undone = { times: none, version: 0, restored: 0, unasked: { deal: 0, times: none }, lots: [], refused: null };
  return { id, match, since: [], undone, regret: null };
}

/** A match once a move was made, or at its start, with the lots that are due: at once where none is. */
export function settled(before: Play, match: Match, move: Move | null, source: LotSource): Taken | Promise<Taken> {
  return chanceDue(match) === null ? taken(before, match, { move, lots: [] }) : drawn(before, match, move, source);
}

async function drawn(before: Play, match: Match, move: Move | null, source: LotSource): Promise<Taken> {
  const waiting = [...before.undone.lots];
  const lots: Lot[] = [];
  const after = await awaitAll(
    match,
    { draw: async (due) => takeOut(waiting, (lot) => answers(due, lot)) ?? source.draw(due) },
    (lot) => lots.push(lot),
  );
  return taken(before, after, { move, lots });
}

function taken(before: Play, after: Match, turn: Turn): Taken {
  return { play: stood(before, after, turn), turn };
}

/** A match after a turn. Where several are to act, what one of them does may leave the others' decisions as they were. */
export function stood({ id, match: before, since, undone }: Play, match: Match, { move, lots }: Turn): Play {
  const { game, state, version } = match;
  const had = game.toAct(before.state);
  const has = game.toAct(state);
  const isUnchanged = (seat: Seat): boolean => {
    if (!had.includes(seat) || !has.includes(seat) || seat === move?.seat) return false;
    return isSameDecision(game, game.view(before.state, seat), game.view(state, seat));
  };
  const now = Array.from({ length: match.seats }, (_, seat) => (isUnchanged(seat) ? (since[seat] ?? version) : version));
  return { id, match, since: now, undone: withoutLots(undone, lots), regret: null };
}

function withoutLots(undone: Undone, drawn: readonly Lot[]): Undone {
  if (undone.lots.length === 0 || drawn.length === 0) return undone;
  const lots = [...undone.lots];
  for (const lot of drawn) takeOut(lots, (each) => JSON.stringify(each) === JSON.stringify(lot));
  return { ...undone, lots };
}

function takeOut<Item>(items: Item[], isWanted: (item: Item) => boolean): Item | undefined {
  const at = items.findIndex(isWanted);
  return at < 0 ? undefined : items.splice(at, 1)[0];
}

/** Whether a seat that decided at that version may be taken at its word: nothing has changed for it since. */
export function isMeantForNow({ match, since }: Play, seat: Seat, version: number): boolean {
  return version <= match.version && version >= (since[seat] ?? match.version);
}

/** How a match is led back: to where it stood before its latest turns, of which these were the lots. */
interface Back {
  readonly before: Match;
  readonly seat: Seat;
  readonly lots: readonly Lot[];
  /** Whether others agreed to it. */
  readonly agreed: boolean;
}

/** How often each seat has taken moves back in the deal that is played, to which nobody else agreed. */
export function unaskedTakebacks({ match, undone: { unasked } }: Pick<Play, 'match' | 'undone'>): readonly number[] {
  return match.game.deal(match.state) === unasked.deal ? unasked.times : allSeats(match.seats).map(() => 0);
}

/** A match led back; its version goes on. */
export function takenBack({ id, match, undone }: Play, back: Back): Play {
  const version = match.version + 1;
  const { before, seat } = back;
  const deal = match.game.deal(before.state);
  const unasked = unaskedTakebacks({ match: before, undone });
  return {
    id,
    match: { ...before, version },
    since: allSeats(match.seats).map(() => version),
    undone: {
      times: undone.times.map((times, at) => (at === seat ? times + 1 : times)),
      version,
      restored: before.version,
      unasked: { deal, times: unasked.map((times, at) => (at === seat && !back.agreed ? times + 1 : times)) },
      lots: [...back.lots, ...undone.lots],
      refused: null,
    },
    regret: null,
  };
}

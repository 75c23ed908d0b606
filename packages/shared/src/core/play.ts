import type { ChanceOutcome, ChanceSource } from './chance.ts';
import { isOutcomeOf } from './chance.ts';
import { isSameDecision } from './game.ts';
import { awaitAllChance, type Match, type Move, pendingChance } from './match.ts';
import type { Turn } from './record.ts';
import { allSeats, type Seat } from './seat.ts';

/** The match at a table, under the id of its record. */
export interface Play {
  readonly id: string;
  readonly match: Match;
  /** By seat, the version at which it came to have the decision that it has now; what is meant for a later one is meant for now. */
  readonly since: readonly number[];
  readonly undone: TakebackHistory;
  /** Somebody would like to take their move back. */
  readonly regret: TakebackRequest | null;
}

/** What was taken back in a match. */
export interface TakebackHistory {
  /** By seat, how often. */
  readonly times: readonly number[];
  /** The version that the last takeback led to; 0 if there was none. */
  readonly version: number;
  /** The version whose position came back with it. */
  readonly restored: number;
  /** Takebacks to which nobody else agreed, in the deal of the last one, by seat. */
  readonly unasked: { readonly deal: number; readonly times: readonly number[] };
  /** Lots that were undone: where they fall due again they come as they came before. */
  readonly lots: readonly ChanceOutcome[];
  /** The version from which somebody was told no: it is asked once. */
  readonly refused: number | null;
}

/** What somebody would like to take back. */
export interface TakebackRequest {
  readonly number: number;
  /** The version to which it would lead back, as it was then. */
  readonly from: number;
  /** The numbers of those who agree. */
  readonly granted: readonly number[];
}

/** A turn, to be written down, and the match after it. */
export interface CompletedTurn {
  readonly play: Play;
  readonly turn: Turn;
}

export function newPlay(id: string, match: Match): Play {
  const none = allSeats(match.seats).map(() => 0);
  const undone = { times: none, version: 0, restored: 0, unasked: { deal: 0, times: none }, lots: [], refused: null };
  return { id, match, since: [], undone, regret: null };
}

/** A match once a move was made, or at its start, with the lots that are due: at once where none is. */
export function resolveTurn(
  before: Play,
  match: Match,
  move: Move | null,
  source: ChanceSource,
): CompletedTurn | Promise<CompletedTurn> {
  return pendingChance(match) === null
    ? completedTurn(before, match, { move, lots: [] })
    : awaitTurn(before, match, move, source);
}

async function awaitTurn(before: Play, match: Match, move: Move | null, source: ChanceSource): Promise<CompletedTurn> {
  const waiting = [...before.undone.lots];
  const lots: ChanceOutcome[] = [];
  const after = await awaitAllChance(
    match,
    { draw: async (due) => takeOut(waiting, (lot) => isOutcomeOf(due, lot)) ?? source.draw(due) },
    (lot) => lots.push(lot),
  );
  return completedTurn(before, after, { move, lots });
}

function completedTurn(before: Play, after: Match, turn: Turn): CompletedTurn {
  return { play: withTurn(before, after, turn), turn };
}

/** A match after a turn. Where several are to act, what one of them does may leave the others' decisions as they were. */
export function withTurn({ id, match: before, since, undone }: Play, match: Match, { move, lots }: Turn): Play {
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

function withoutLots(undone: TakebackHistory, drawn: readonly ChanceOutcome[]): TakebackHistory {
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
interface TakebackSpan {
  readonly before: Match;
  readonly seat: Seat;
  readonly lots: readonly ChanceOutcome[];
  /** Whether others agreed to it. */
  readonly agreed: boolean;
}

/** How often each seat has taken moves back in the deal that is played, to which nobody else agreed. */
export function unaskedTakebacks({ match, undone: { unasked } }: Pick<Play, 'match' | 'undone'>): readonly number[] {
  return match.game.deal(match.state) === unasked.deal ? unasked.times : allSeats(match.seats).map(() => 0);
}

/** A match led back; its version goes on. */
export function withTakeback({ id, match, undone }: Play, back: TakebackSpan): Play {
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

import { type ChanceOutcome, type ChanceSource, isOutcomeOf } from './chance.ts';
import { isSameDecision } from './game.ts';
import { lazy } from './lazy.ts';
import { type Match, type Move, resolveChanceWith } from './match.ts';
import type { Turn } from './record.ts';
import { allSeats, type Seat } from './seat.ts';
import { decisionName, noTrails, type SeatTrails, type TurnPoint, withMove } from './seat-trail.ts';

export interface OngoingMatch {
  readonly id: string;
  readonly match: Match;
  /** The number of moves that count: those that were taken back are not among them. */
  readonly moves: number;
  readonly trails: SeatTrails;
  /** The version since which each seat has had its current decision. A move for that version or a later one is still valid. */
  readonly since: readonly number[];
  readonly undone: TakebackHistory;
  readonly takebackRequest: TakebackRequest | null;
}

export interface TakebackHistory {
  /** The number of takebacks by seat. */
  readonly times: readonly number[];
  /** The version that the last takeback led to; 0 if there was none. */
  readonly version: number;
  /** The version whose position the last takeback restored. */
  readonly restored: number;
  /** The takebacks by seat that the others did not agree to. */
  readonly unasked: TimesInDeal;
  readonly declined: TimesInDeal;
  /** The chance outcomes that were taken back. Each comes again at its own decision, and at no other one. */
  readonly lots: readonly UndoneLots[];
  /** The version at which the last takeback request was refused. A player may ask only once for each version. */
  readonly refused: number | null;
}

export interface UndoneLots {
  readonly decision: string;
  readonly lots: readonly ChanceOutcome[];
}

interface TimesInDeal {
  readonly deal: number;
  readonly times: readonly number[];
}

export interface TakebackRequest {
  readonly memberId: number;
  readonly seat: Seat;
  /** The version of the position that it would restore. */
  readonly from: number;
  /** The member ids of those who agree. */
  readonly granted: readonly number[];
}

export interface CompletedTurn {
  readonly play: OngoingMatch;
  readonly turn: Turn;
}

export function newOngoingMatch(id: string, match: Match): OngoingMatch {
  const none = allSeats(match.seats).map(() => 0);
  const unasked = { deal: 0, times: none };
  const undone = { times: none, version: 0, restored: 0, unasked, declined: unasked, lots: [], refused: null };
  return { id, match, moves: 0, trails: noTrails(match.seats), since: [], undone, takebackRequest: null };
}

/**
 * Returns the turn that a move makes with the chance outcomes that follow it, and the match after it. Without a move, the turn is
 * the start of the game. Every chance outcome at a table, with a server or without, is drawn here and nowhere else.
 */
export function resolveTurn(before: OngoingMatch, match: Match, move: Move | null, source: ChanceSource): CompletedTurn {
  const known = lazy(() => undoneLotsAt({ ...before, mover: move?.seat ?? null }, before.undone));
  const lots: ChanceOutcome[] = [];
  const after = resolveChanceWith(match, (due) => {
    const undone = known()[lots.length];
    const lot = undone !== undefined && isOutcomeOf(due, undone) ? undone : source.draw(due, lots.length);
    lots.push(lot);
    return lot;
  });
  const turn = { move, lots };
  return { play: withTurn(before, after, turn), turn };
}

/**
 * Returns the match after a turn. Where several seats act at once, the move of one may leave the others' decisions unchanged. A move
 * while a takeback request is open declines it, also a move of the player who asked.
 */
export function withTurn(play: OngoingMatch, match: Match, { move }: Turn): OngoingMatch {
  const { id, match: before, since } = play;
  const { game, state, version } = match;
  const had = game.toAct(before.state);
  const has = game.toAct(state);
  const isUnchanged = (seat: Seat): boolean => {
    if (!had.includes(seat) || !has.includes(seat) || seat === move?.seat) return false;
    return isSameDecision(game, game.view(before.state, seat), game.view(state, seat));
  };
  const now = allSeats(match.seats).map((seat) => (isUnchanged(seat) ? (since[seat] ?? version) : version));
  const { undone } = play.takebackRequest === null ? play : withDeclinedTakeback(play, play.takebackRequest);
  const moved = move === null ? play : { moves: play.moves + 1, trails: withMove(play.trails, move) };
  return { id, match, moves: moved.moves, trails: moved.trails, since: now, undone, takebackRequest: null };
}

/** Returns whether a move that a seat made at a version is still valid: nothing has changed for that seat since. */
export function isMeantForNow({ match, since }: OngoingMatch, seat: Seat, version: number): boolean {
  return version <= match.version && version >= (since[seat] ?? match.version);
}

interface TakebackSpan {
  readonly from: OngoingMatch;
  readonly seat: Seat;
  readonly lots: readonly UndoneLots[];
  readonly agreed: boolean;
}

/** Returns by seat the number of takebacks of the current deal that the others did not agree to. */
export function unaskedTakebacks({ match, undone }: Pick<OngoingMatch, 'match' | 'undone'>): readonly number[] {
  return timesIn(match, undone.unasked);
}

/** Returns by seat the number of takeback requests of the current deal that were refused. */
export function declinedTakebacks({ match, undone }: Pick<OngoingMatch, 'match' | 'undone'>): readonly number[] {
  return timesIn(match, undone.declined);
}

function timesIn({ game, state, seats }: Match, { deal, times }: TimesInDeal): readonly number[] {
  return game.deal(state) === deal ? times : allSeats(seats).map(() => 0);
}

export function withDeclinedTakeback(play: OngoingMatch, { seat, from }: Pick<TakebackRequest, 'seat' | 'from'>): OngoingMatch {
  const { game, state } = play.match;
  const times = declinedTakebacks(play).map((each, at) => (at === seat ? each + 1 : each));
  return {
    ...play,
    takebackRequest: null,
    undone: { ...play.undone, refused: from, declined: { deal: game.deal(state), times } },
  };
}

export function withTakeback({ id, match, undone }: OngoingMatch, { from, seat, lots, agreed }: TakebackSpan): OngoingMatch {
  const version = match.version + 1;
  const { match: before, moves, trails } = from;
  const deal = match.game.deal(before.state);
  const unasked = unaskedTakebacks({ match: before, undone });
  return {
    id,
    match: { ...before, version },
    moves,
    trails,
    since: allSeats(match.seats).map(() => version),
    undone: {
      times: undone.times.map((times, at) => (at === seat ? times + 1 : times)),
      version,
      restored: before.version,
      unasked: { deal, times: unasked.map((times, at) => (at === seat && !agreed ? times + 1 : times)) },
      declined: undone.declined,
      lots: withUndoneLots(undone.lots, lots),
      refused: null,
    },
    takebackRequest: null,
  };
}

function undoneLotsAt(point: TurnPoint, undone: TakebackHistory): readonly ChanceOutcome[] {
  const decision = decisionName(point);
  return undone.lots.find((each) => each.decision === decision)?.lots ?? [];
}

/** Keeps the first outcomes of each decision. Later ones are the same, as far as the same ones were due. */
function withUndoneLots(known: readonly UndoneLots[], undone: readonly UndoneLots[]): readonly UndoneLots[] {
  const added = undone.filter(({ decision }) => known.every((each) => each.decision !== decision));
  return added.length === 0 ? known : [...known, ...added];
}

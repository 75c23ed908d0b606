import type { ChanceOutcome, ChanceSource } from './chance.ts';
import { isOutcomeOf } from './chance.ts';
import { isSameDecision } from './game.ts';
import { type Match, type Move, resolveChanceWith } from './match.ts';
import type { Turn } from './record.ts';
import { allSeats, type Seat } from './seat.ts';

/** The match at a table, with the id of its record. */
export interface Play {
  readonly id: string;
  readonly match: Match;
  /** The summary of the moves that count; `null` if no chance outcome depends on them. */
  readonly digest: MoveDigest | null;
  /** The number of chance outcomes that were drawn. Those that came back after a takeback do not count again. */
  readonly drawn: number;
  /** The version since which each seat has had its current decision. A move for that version or a later one is still valid. */
  readonly since: readonly number[];
  readonly undone: TakebackHistory;
  /** The open takeback request. */
  readonly takebackRequest: TakebackRequest | null;
}

/** A summary of the moves that count. However many they are, it has the same size. */
export interface MoveDigest {
  /** The seats whose moves are summarised. */
  readonly seats: readonly Seat[];
  /** The hashes of the moves without those of each of these seats; the last one is of all moves. */
  readonly hashes: readonly string[];
  /** Returns the digest after one more move. */
  readonly next: (digest: MoveDigest, move: Pick<Move, 'seat' | 'action'>) => MoveDigest;
}

/** The takebacks of a match. */
export interface TakebackHistory {
  /** The number of takebacks by seat. */
  readonly times: readonly number[];
  /** The version that the last takeback led to; 0 if there was none. */
  readonly version: number;
  /** The version whose position the last takeback restored. */
  readonly restored: number;
  /** The takebacks by seat that the others did not agree to. */
  readonly unasked: TimesInDeal;
  /** The takeback requests by seat that were refused. */
  readonly declined: TimesInDeal;
  /** The chance outcomes that were taken back. They are used again when the same decision becomes pending. */
  readonly lots: readonly ChanceOutcome[];
  /** The version at which the last takeback request was refused. A player may ask only once for each version. */
  readonly refused: number | null;
}

/** How often each seat did something in one deal. */
interface TimesInDeal {
  readonly deal: number;
  readonly times: readonly number[];
}

/** A player's request to take back a move. */
export interface TakebackRequest {
  readonly memberId: number;
  /** The seat that made the move. */
  readonly seat: Seat;
  /** The version of the position that it would restore. */
  readonly from: number;
  /** The member ids of those who agree. */
  readonly granted: readonly number[];
}

/** A turn to be saved, and the match after it. */
export interface CompletedTurn {
  readonly play: Play;
  readonly turn: Turn;
}

export function newPlay(id: string, match: Match, digest: MoveDigest | null = null): Play {
  const none = allSeats(match.seats).map(() => 0);
  const unasked = { deal: 0, times: none };
  const undone = { times: none, version: 0, restored: 0, unasked, declined: unasked, lots: [], refused: null };
  return { id, match, digest, drawn: 0, since: [], undone, takebackRequest: null };
}

/**
 * Returns the turn that a move makes with the chance outcomes that follow it, and the match after it. Without a move, the turn is
 * the start of the game. Every chance outcome at a table, with a server or without, is drawn here and nowhere else.
 */
export function resolveTurn(before: Play, match: Match, move: Move | null, source: ChanceSource): CompletedTurn {
  const takenBack = [...before.undone.lots];
  const lots: ChanceOutcome[] = [];
  const after = resolveChanceWith(match, (due) => {
    const lot = takeOut(takenBack, (each) => isOutcomeOf(due, each)) ?? source.draw(due);
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
export function withTurn(play: Play, match: Match, { move, lots }: Turn): Play {
  const { id, match: before, since } = play;
  const { game, state, version } = match;
  const had = game.toAct(before.state);
  const has = game.toAct(state);
  const isUnchanged = (seat: Seat): boolean => {
    if (!had.includes(seat) || !has.includes(seat) || seat === move?.seat) return false;
    return isSameDecision(game, game.view(before.state, seat), game.view(state, seat));
  };
  const now = Array.from({ length: match.seats }, (_, seat) => (isUnchanged(seat) ? (since[seat] ?? version) : version));
  const { undone: asked } = play.takebackRequest === null ? play : withDeclinedTakeback(play, play.takebackRequest);
  const undone = withoutLots(asked, lots);
  const again = play.undone.lots.length - undone.lots.length;
  const digest = move === null ? play.digest : (play.digest?.next(play.digest, move) ?? null);
  return { id, match, digest, drawn: play.drawn + lots.length - again, since: now, undone, takebackRequest: null };
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

/** Returns whether a move that a seat made at a version is still valid: nothing has changed for that seat since. */
export function isMeantForNow({ match, since }: Play, seat: Seat, version: number): boolean {
  return version <= match.version && version >= (since[seat] ?? match.version);
}

/** A takeback to be applied: the match before the undone turns, and their chance outcomes. */
interface TakebackSpan {
  readonly before: Match;
  /** The digest of the moves before it. */
  readonly digest: MoveDigest | null;
  readonly seat: Seat;
  readonly lots: readonly ChanceOutcome[];
  /** `true` if others agreed to it. */
  readonly agreed: boolean;
}

/** Returns by seat the number of takebacks of the current deal that the others did not agree to. */
export function unaskedTakebacks({ match, undone }: Pick<Play, 'match' | 'undone'>): readonly number[] {
  return timesIn(match, undone.unasked);
}

/** Returns by seat the number of takeback requests of the current deal that were refused. */
export function declinedTakebacks({ match, undone }: Pick<Play, 'match' | 'undone'>): readonly number[] {
  return timesIn(match, undone.declined);
}

function timesIn({ game, state, seats }: Match, { deal, times }: TimesInDeal): readonly number[] {
  return game.deal(state) === deal ? times : allSeats(seats).map(() => 0);
}

/** Returns the match after a takeback request was refused. */
export function withDeclinedTakeback(play: Play, { seat, from }: Pick<TakebackRequest, 'seat' | 'from'>): Play {
  const { game, state } = play.match;
  const times = declinedTakebacks(play).map((each, at) => (at === seat ? each + 1 : each));
  return {
    ...play,
    takebackRequest: null,
    undone: { ...play.undone, refused: from, declined: { deal: game.deal(state), times } },
  };
}

/** Returns the match after a takeback. Its version increases. */
export function withTakeback({ id, match, drawn, undone }: Play, back: TakebackSpan): Play {
  const version = match.version + 1;
  const { before, digest, seat } = back;
  const deal = match.game.deal(before.state);
  const unasked = unaskedTakebacks({ match: before, undone });
  return {
    id,
    match: { ...before, version },
    digest,
    drawn,
    since: allSeats(match.seats).map(() => version),
    undone: {
      times: undone.times.map((times, at) => (at === seat ? times + 1 : times)),
      version,
      restored: before.version,
      unasked: { deal, times: unasked.map((times, at) => (at === seat && !back.agreed ? times + 1 : times)) },
      declined: undone.declined,
      lots: [...back.lots, ...undone.lots],
      refused: null,
    },
    takebackRequest: null,
  };
}

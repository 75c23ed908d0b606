import { type MatchSoFar, undo } from '@hundredfold/shared/core/history.ts';
import { judgeTakeback } from '@hundredfold/shared/core/judge.ts';
import {
  declinedTakebacks,
  type TakebackRequest,
  unaskedTakebacks,
  withDeclinedTakeback,
} from '@hundredfold/shared/core/ongoing-match.ts';
import { accepted, refused } from '@hundredfold/shared/core/result.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import {
  allowsTakebacks,
  FREE_TAKEBACKS_PER_DEAL,
  MAX_DECLINED_TAKEBACKS_PER_DEAL,
  MAX_TAKEBACKS_PER_MATCH,
  TAKEBACK_REQUEST_TIMEOUT_S,
} from '@hundredfold/shared/protocol/pace.ts';
import { expectedAtSeats, personAt, type Seating, seatFor } from '../state/seating.ts';
import type { Table, TableTimer, TableValue } from '../state/table.ts';
import { type ChangeResult, commitMatch, showValue } from '../turn/commit.ts';
import type { ValueAt } from './why-not-allowed.ts';

type Playing = Extract<TableValue, { phase: 'playing' }>;

interface Span {
  readonly history: MatchSoFar;
  readonly turns: number;
  readonly seat: Seat;
  readonly consent: readonly Seat[];
}

/** Requests to take back the last move that a person made, with all moves of bots since then. */
export async function requestTakeback(table: Table, memberId: number): ChangeResult {
  const { value } = table;
  if (value.phase !== 'playing') return refused('not-playing');
  if (value.botsFrom !== null) return refused('left-to-bots');
  if (!allowsTakebacks(value.pace)) return refused('no-takebacks');
  const seat = seatFor(value.seating, memberId);
  if (seat === null) return refused('not-seated');
  if ((value.play.undone.times[seat] ?? 0) >= MAX_TAKEBACKS_PER_MATCH) return refused('nothing-to-take-back');
  const { past } = table;
  const last = past.findLastIndex(({ intent }) => intent !== null);
  const regretted = past[last];
  if (regretted?.turn.move?.seat !== seat) return refused('nothing-to-take-back');
  const isOnly = value.seating.seats.every(({ holder }, other) => other === seat || holder !== 'person');
  if (!isOnly && !hasAsked(table, memberId, regretted.intent)) return refused('nothing-to-take-back');
  const span = { history: { play: value.play, past }, turns: past.length - last, seat, consent: [] };
  const from = regretted.before.version;
  return isOnly ? takeBack(table, span) : askOthers(table, value, { memberId, from, span });
}

/** Takes the move back at once, asks the other players, or refuses. It depends on what everyone has seen since. */
async function askOthers(table: Table, value: Playing, request: { memberId: number; from: number; span: Span }): ChangeResult {
  const { memberId, from, span } = request;
  const { play } = value;
  const open = play.takebackRequest;
  if (open?.memberId === memberId && open.from === from) return accepted(null); // A repeated request keeps the consent given so far.
  const judgement = judgeTakeback(span.history.past, play.match, span.turns);
  if (judgement === 'seen') return refused('seen-a-card');
  const takebackRequest = { memberId, seat: span.seat, from, granted: [] };
  const isFree = judgement === 'at-once' && (unaskedTakebacks(play)[span.seat] ?? 0) < FREE_TAKEBACKS_PER_DEAL;
  if (isFree || pendingConsents(value.seating, takebackRequest).length === 0) return takeBack(table, span);
  const declined = declinedTakebacks(play)[span.seat] ?? 0;
  if (play.undone.refused === from || declined >= MAX_DECLINED_TAKEBACKS_PER_DEAL) return refused('asked-before');
  return showValue(table, { ...value, play: { ...play, takebackRequest } });
}

/** Handles the answer of another player, or the withdrawal of the request by its author. */
export async function answerTakeback(table: Table, memberId: number, granted: boolean, value: ValueAt<'allow'>): ChangeResult {
  const { play, seating } = value;
  const { takebackRequest } = play;
  if (takebackRequest === null) return refused('nobody-asked');
  if (!granted) return rejectTakeback(table, value, takebackRequest);
  if (memberId === takebackRequest.memberId) return refused('nobody-asked');
  const agreed = { ...takebackRequest, granted: [...new Set([...takebackRequest.granted, memberId])] };
  if (pendingConsents(seating, agreed).length === 0) return grant(table, value, agreed);
  return showValue(table, { ...value, play: { ...play, takebackRequest: agreed } });
}

/**
 * Returns the timer that ends a takeback request. A player who does not answer in time refuses, also if their connection is lost.
 * If nobody is awaited any more, or the requester has no seat, the request ends at once.
 */
export function consentTimers(table: Table): readonly TableTimer[] {
  const { value } = table;
  if (value.phase !== 'playing' || value.play.takebackRequest === null) return [];
  const { from } = value.play.takebackRequest;
  const isDecided = !value.unsaved && isRequestDecided(value.seating, value.play.takebackRequest);
  const name = `takeback ${value.matchNumber} ${from}${isDecided ? ' decided' : ''}`;
  const milliseconds = isDecided ? 0 : TAKEBACK_REQUEST_TIMEOUT_S * 1000;
  return [{ name, milliseconds, task: () => endRequest(table, from) }];
}

async function endRequest(table: Table, from: number): ChangeResult {
  const { value } = table;
  if (value.phase !== 'playing' || value.play.takebackRequest?.from !== from) return accepted(null);
  const { takebackRequest } = value.play;
  return pendingConsents(value.seating, takebackRequest).length === 0
    ? grant(table, value, takebackRequest)
    : rejectTakeback(table, value, takebackRequest);
}

function pendingConsents(seating: Seating, { memberId, granted }: TakebackRequest): readonly number[] {
  return expectedAtSeats(seating).filter((each) => each !== memberId && !granted.includes(each));
}

/** Returns whether a request can end before its time: those who had to answer it, or its author, have lost their seats. */
function isRequestDecided(seating: Seating, request: TakebackRequest): boolean {
  return seatFor(seating, request.memberId) === null || pendingConsents(seating, request).length === 0;
}

/** Returns whether this person made the move: another person may have had the seat then. */
function hasAsked({ answers, value }: Table, memberId: number, intent: string | null): boolean {
  const person = personAt(value.seating, memberId);
  return intent !== null && person !== undefined && answers.recall(person.personId, intent) !== undefined;
}

async function rejectTakeback(table: Table, value: Playing, request: TakebackRequest): ChangeResult {
  return showValue(table, { ...value, play: withDeclinedTakeback(value.play, request) });
}

async function grant(table: Table, value: Playing, request: TakebackRequest): ChangeResult {
  const { memberId, from, granted } = request;
  const { seating } = value;
  const seat = seatFor(seating, memberId);
  const { past } = table;
  const first = past.findIndex(({ before }) => before.version === from);
  if (seat === null || first < 0) return rejectTakeback(table, value, request);
  const consent = granted.flatMap((each) => (personAt(seating, each) === undefined ? [] : (seatFor(seating, each) ?? [])));
  return takeBack(table, { history: { play: value.play, past }, turns: past.length - first, seat, consent });
}

function takeBack(table: Table, { history, turns, seat, consent }: Span): ChangeResult {
  const step = { kind: 'takeback', seat, turns, consent } as const;
  return commitMatch(table, { ...undo(history, step), steps: [{ step, intent: null }] });
}

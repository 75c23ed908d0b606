import type { ChanceOutcome } from './chance.ts';
import type { PastTurn } from './judge.ts';
import { type Match, retrace } from './match.ts';
import { newOngoingMatch, type OngoingMatch, withTakeback, withTurn } from './ongoing-match.ts';
import type { Turn } from './record.ts';
import { fromRecordStep, type RecordStep } from './record-step.ts';
import type { Seat } from './seat.ts';
import { decisionName } from './seat-trail.ts';
import type { MatchLogEntry, Takeback } from './takeback.ts';

/** A step as storage has it, with the id of its intent: a repeated intent is recognised after a crash too. */
export interface StoredStep {
  readonly step: MatchLogEntry;
  readonly intent: string | null;
}

/** Returns the steps of another game as those of one that goes on. No request here led to them. */
export function asStored(steps: readonly RecordStep[]): readonly StoredStep[] {
  return steps.map((line) => ({ step: fromRecordStep(line), intent: null }));
}

/**
 * A turn that was not taken back, with the id of its intent; `null` if a bot made the move or the turn is the start of the game.
 */
export interface PlayedTurn extends PastTurn {
  readonly intent: string | null;
  readonly from: OngoingMatch;
}

export interface History {
  readonly play: OngoingMatch;
  readonly past: readonly PlayedTurn[];
  /** The latest intents of moves with their answers, also of moves that were taken back. */
  readonly intents: readonly PastIntent[];
}

export type MatchSoFar = Pick<History, 'play' | 'past'>;

export interface PastIntent {
  readonly seat: Seat;
  readonly intent: string;
  readonly version: number;
}

/**
 * A table and a replay keep the latest turns, usually at least so many: these can be taken back. A longer list is cut to this length.
 */
export const KEPT_TURNS = 64;
/** A list of turns is cut each time it has so many more. */
const TURNS_BETWEEN_CUTS = 16;
/** A list of turns is cut, too, if so many steps have come since its first one, because others were taken back again and again. */
const MAX_KEPT_STEPS = 512;

/**
 * Returns the turns that are kept of a list, after a version of the match: the same list if it is not too long. It depends on nothing
 * else, so that a replay keeps the turns that the table kept.
 */
export function latestTurns(turns: readonly PlayedTurn[], version: number): readonly PlayedTurn[] {
  const kept = turns.length < KEPT_TURNS + TURNS_BETWEEN_CUTS ? turns : turns.slice(-KEPT_TURNS);
  if (version - (kept[0]?.before.version ?? version) <= MAX_KEPT_STEPS) return kept;
  return kept.filter(({ before }) => version - before.version <= MAX_KEPT_STEPS / 2);
}

interface OpenTurn {
  readonly before: OngoingMatch;
  readonly match: Match;
  readonly turn: Turn & { readonly lots: ChanceOutcome[] };
  readonly intent: string | null;
}

/**
 * Begins a replay of stored steps at a position, one at a time, so that a server can do other work in between. The time does not depend
 * on those before. `turns` says how many of the latest turns it keeps: none of the others can be taken back.
 */
export function replayFrom(start: OngoingMatch, turns: 'latest' | 'all' = 'latest') {
  let play = start;
  let open: OpenTurn | null = null;
  let past: PlayedTurn[] = [];
  let intents: PastIntent[] = [];

  function close(): void {
    if (open === null) return;
    const { before, match, turn, intent } = open;
    play = withTurn(before, match, turn);
    past.push({ before: before.match, turn, intent, from: before });
    const kept = turns === 'latest' ? latestTurns(past, match.version) : past;
    if (kept !== past) past = [...kept];
    if (turn.move !== null && intent !== null) intents.push({ seat: turn.move.seat, intent, version: match.version });
    if (intents.length >= 2 * KEPT_TURNS) intents = intents.slice(-KEPT_TURNS);
    open = null;
  }

  return {
    /** Throws if the step does not follow the rules. */
    add({ step, intent }: StoredStep): void {
      if (step.kind !== 'lot') close();
      if (step.kind === 'takeback') {
        play = playWithout({ play, past }, step);
        past.length -= step.turns;
        return;
      }
      open ??= { before: play, match: play.match, turn: { move: step.kind === 'move' ? step : null, lots: [] }, intent };
      open = { ...open, match: retrace(open.match, step) };
      if (step.kind === 'lot') open.turn.lots.push(step.lot);
    },
    end(): History {
      close();
      return { play, past, intents: intents.slice(-KEPT_TURNS) };
    },
  };
}

/** Loads a match with all its turns from its stored steps, at once. Throws if the steps do not follow the rules. */
export function historyOf(id: string, start: Match, stored: readonly StoredStep[]): History {
  const replay = replayFrom(newOngoingMatch(id, start), 'all');
  for (const each of stored) replay.add(each);
  return replay.end();
}

/** Returns the intents of stored moves; `from` is the version of the first step. A version counts the chance outcomes that followed. */
export function intentsIn(stored: readonly StoredStep[], from: number): readonly PastIntent[] {
  const found: PastIntent[] = [];
  let version = from + stored.length;
  for (const [index, { step, intent }] of [...stored.entries()].reverse()) {
    if (step.kind === 'move' && intent !== null) found.push({ seat: step.seat, intent, version });
    if (step.kind !== 'lot') version = from + index;
  }
  return found.reverse();
}

export function undo(soFar: MatchSoFar, takeback: Takeback): MatchSoFar {
  return { play: playWithout(soFar, takeback), past: soFar.past.slice(0, -takeback.turns) };
}

function playWithout({ play, past }: MatchSoFar, { seat, turns, consent }: Takeback): OngoingMatch {
  const span = past.slice(-turns);
  const [first] = span;
  if (first === undefined || span.length < turns) throw new Error(`these turns of ${play.id} cannot be taken back`);
  const lots = span.flatMap(({ turn, from }) =>
    turn.lots.length === 0 ? [] : [{ decision: decisionName({ ...from, mover: turn.move?.seat ?? null }), lots: turn.lots }],
  );
  return withTakeback(play, { from: first.from, seat, lots, agreed: consent.length > 0 });
}

import type { PastTurn } from './judge.ts';
import { type Match, retrace, type Step } from './match.ts';
import { newPlay, type Play, withTakeback, withTurn } from './play.ts';
import { stepsOf, turnsOf } from './record.ts';
import { fromRecordStep, type RecordStep } from './record-step.ts';
import type { Seat } from './seat.ts';
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
}

/** A match that was loaded from its stored steps. */
export interface History {
  readonly play: Play;
  readonly past: readonly PlayedTurn[];
  /** The intents of all moves with their answers, also of moves that were taken back. */
  readonly intents: readonly PastIntent[];
}

/** The current match with the turns that led to it, or the latest of them. */
export type MatchSoFar = Pick<History, 'play' | 'past'>;

/** The intent of a recorded move, and the version that it was answered with. */
export interface PastIntent {
  readonly seat: Seat;
  readonly intent: string;
  readonly version: number;
}

/** Loads a match from its stored steps. Throws if the steps do not follow the rules. */
export function historyOf(id: string, start: Match, stored: readonly StoredStep[]): History {
  const { play, past } = entriesOf(stored).reduce(withEntry, { play: newPlay(id, start), past: [] });
  return { play, past, intents: intentsIn(stored) };
}

/** Returns the intents of the stored moves. The version of a move counts the chance outcomes that followed it. */
export function intentsIn(stored: readonly StoredStep[]): readonly PastIntent[] {
  const found: PastIntent[] = [];
  let version = stored.length;
  for (const [index, { step, intent }] of [...stored.entries()].reverse()) {
    if (step.kind === 'move' && intent !== null) found.push({ seat: step.seat, intent, version });
    if (step.kind !== 'lot') version = index;
  }
  return found.reverse();
}

/** Returns the seats at which a bot has made a move that counts. Such a move has no intent. */
export function seatsMovedByBots(stored: readonly StoredStep[]): ReadonlySet<Seat> {
  const turns: Extract<HistoryEntry, { kind: 'turn' }>[] = [];
  for (const entry of entriesOf(stored)) {
    if (entry.kind === 'takeback') turns.length -= entry.turns;
    else turns.push(entry);
  }
  const moves = turns.flatMap(({ steps: [first], intent }) => (first?.kind === 'move' && intent === null ? [first] : []));
  return new Set(moves.map(({ seat }) => seat));
}

/** The steps that were appended at once: a takeback, or a whole turn. */
type HistoryEntry = Takeback | { readonly kind: 'turn'; readonly steps: readonly Step[]; readonly intent: string | null };

function entriesOf(stored: readonly StoredStep[]): readonly HistoryEntry[] {
  const entries: HistoryEntry[] = [];
  for (const { step, intent } of stored) {
    const last = entries.at(-1);
    if (step.kind === 'takeback') entries.push(step);
    else if (step.kind === 'lot' && last?.kind === 'turn')
      entries[entries.length - 1] = { ...last, steps: [...last.steps, step] };
    else entries.push({ kind: 'turn', steps: [step], intent });
  }
  return entries;
}

function withEntry({ play, past }: MatchSoFar, entry: HistoryEntry): MatchSoFar {
  if (entry.kind === 'takeback') return undo({ play, past }, entry);
  const [turn] = turnsOf(entry.steps);
  if (turn === undefined) throw new Error(`a turn of ${play.id} has no steps`);
  const { match } = play;
  const after = withTurn(play, stepsOf(turn).reduce(retrace, match), turn);
  const { intent } = entry;
  return { play: after, past: [...past, { before: match, turn, intent }] };
}

/** Returns the match after its latest turns were taken back. */
export function undo({ play, past }: MatchSoFar, { seat, turns, consent }: Takeback): MatchSoFar {
  const span = past.slice(-turns);
  const [first] = span;
  if (first === undefined) throw new Error(`nothing of ${play.id} can be taken back`);
  const lots = span.flatMap(({ turn }) => turn.lots);
  const moves = span.filter(({ turn }) => turn.move !== null).length;
  return {
    play: withTakeback(play, { before: first.before, seat, lots, moves, agreed: consent.length > 0 }),
    past: past.slice(0, -turns),
  };
}

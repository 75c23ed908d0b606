import { type Match, retrace } from './match.ts';
import { type GameRecord, stepsOf, type Turn, turnsOf } from './record.ts';
import { fromRecordStep, type RecordStep } from './record-step.ts';

/** A turn of a record, after it was played. */
export interface RecordedTurn {
  readonly before: Match;
  /** The match after the turn. */
  readonly match: Match;
  /** The index of the takeback that undid the turn; `null` if the turn counts. */
  readonly takeback: number | null;
  /** The index of the turn among all that count, or among those of its takeback. */
  readonly index: number;
}

/**
 * Plays a record in the order in which it was played, with the turns that were taken back. Yields after each turn. Throws an error
 * that names the step if the record does not follow the rules.
 */
export function* playRecord(start: Match, record: Pick<GameRecord, 'steps' | 'takenBack'>): Generator<RecordedTurn> {
  const line: Match[] = [start];
  for (const event of eventsOf(record)) {
    if ('undone' in event) {
      line.length -= event.undone;
      continue;
    }
    const { takeback, index } = event;
    const before = line.at(-1) ?? start;
    const match = afterTurn(before, event);
    line.push(match);
    yield { before, match, takeback, index };
  }
}

function afterTurn(before: Match, { turn, takeback }: NumberedTurn): Match {
  try {
    return stepsOf(turn).reduce(retrace, before);
  } catch (error) {
    if (takeback === null) throw error;
    throw new Error(`takeback ${takeback}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** A turn with its place in the record. */
interface NumberedTurn extends Pick<RecordedTurn, 'takeback' | 'index'> {
  readonly turn: Turn;
}

/** Something that happened in a recorded game: a turn, or a takeback of the latest turns. */
type RecordEvent = NumberedTurn | { readonly undone: number };

/**
 * Returns what happened in the order of time. A takeback names the steps that stood before it. What stood before the last one is
 * known, so the game is put together from its end.
 */
function eventsOf({ steps, takenBack = [] }: Pick<GameRecord, 'steps' | 'takenBack'>): readonly RecordEvent[] {
  let line = numbered(steps, null);
  const later: (readonly RecordEvent[])[] = [];
  for (const [takeback, { stood, steps: undone }] of [...takenBack.entries()].reverse()) {
    const kept = turnsIn(line, stood);
    const turns = numbered(undone, takeback);
    if (kept === null || !turns[0]?.turn.move) throw new Error(`takeback ${takeback} does not undo whole turns`);
    later.push([{ undone: turns.length }, ...line.slice(kept)]);
    line = [...line.slice(0, kept), ...turns];
  }
  return [line, ...later.reverse()].flat();
}

function numbered(steps: readonly RecordStep[], takeback: number | null): readonly NumberedTurn[] {
  return turnsOf(steps.map(fromRecordStep)).map((turn, index) => ({ turn, takeback, index }));
}

/** Returns how many turns the first steps of a line are; `null` if the last of them would be cut in two, or if there are too few. */
function turnsIn(line: readonly NumberedTurn[], steps: number): number | null {
  let left = steps;
  for (const [turns, { turn }] of line.entries()) {
    if (left <= 0) return left === 0 ? turns : null;
    left -= stepsOf(turn).length;
  }
  return left === 0 ? line.length : null;
}

import { type Match, retrace } from './match.ts';
import { type RecordedSteps, stepsOf, type Turn, turnsOf, type UnhashedTakeback } from './record.ts';
import { fromRecordStep, type RecordStep } from './record-step.ts';
import type { MatchLogEntry } from './takeback.ts';

export interface RecordedTurn {
  readonly before: Match;
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
export function* playRecord(start: Match, record: RecordedSteps): Generator<RecordedTurn> {
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

/** Returns the match log of a record, from which `splitTakebacks` makes its steps and its takebacks. */
export function joinTakebacks(record: RecordedSteps): readonly MatchLogEntry[] {
  return eventsOf(record).flatMap((event): readonly MatchLogEntry[] => {
    if (!('undone' in event)) return stepsOf(event.turn);
    const { seat, consent } = event.takeback;
    return [{ kind: 'takeback', seat, turns: event.undone, consent }];
  });
}

function afterTurn(before: Match, { turn, takeback }: NumberedTurn): Match {
  try {
    return stepsOf(turn).reduce(retrace, before);
  } catch (error) {
    if (takeback === null) throw error;
    throw new Error(`takeback ${takeback}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

interface NumberedTurn extends Pick<RecordedTurn, 'takeback' | 'index'> {
  readonly turn: Turn;
  /** The number of steps that stood before the turn and after it. */
  readonly from: number;
  readonly to: number;
}

type RecordEvent = NumberedTurn | { readonly undone: number; readonly takeback: UnhashedTakeback };

/**
 * Returns what happened in the order of time. A takeback names the steps that stood before it. What stood before the last one is
 * known, so the game is put together from its end. The time it takes grows with the number of steps alone, not with the square of it:
 * a short link can hold very many takebacks.
 */
function eventsOf({ steps, takenBack = [] }: RecordedSteps): readonly RecordEvent[] {
  const line = numbered(steps, { takeback: null, stood: 0 });
  const later: (readonly RecordEvent[])[] = [];
  for (const [index, takeback] of [...takenBack.entries()].reverse()) {
    const { stood, steps: undone } = takeback;
    const kept = turnsIn(line, stood);
    const turns = numbered(undone, { takeback: index, stood });
    if (kept === null || !turns[0]?.turn.move) throw new Error(`takeback ${index} does not undo whole turns`);
    later.push([{ undone: turns.length, takeback }, ...line.splice(kept)]);
    for (const turn of turns) line.push(turn);
  }
  return [line, ...later.reverse()].flat();
}

function numbered(
  steps: readonly RecordStep[],
  { takeback, stood }: { readonly takeback: number | null; readonly stood: number },
): NumberedTurn[] {
  let to = stood;
  return turnsOf(steps.map(fromRecordStep)).map((turn, index) => {
    const from = to;
    to += stepsOf(turn).length;
    return { turn, takeback, index, from, to };
  });
}

/** Returns how many turns the first steps of a line are; `null` if the last of them would be cut in two, or if there are too few. */
function turnsIn(line: readonly NumberedTurn[], steps: number): number | null {
  let [low, high] = [0, line.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((line[middle]?.to ?? 0) <= steps) low = middle + 1;
    else high = middle;
  }
  return (line[low - 1]?.to ?? 0) === steps ? low : null;
}

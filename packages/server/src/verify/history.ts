import type { ChanceOutcome } from '@hundredfold/shared/core/chance.ts';
import { hasSameCards } from '@hundredfold/shared/core/chance.ts';
import type { GameRecord } from '@hundredfold/shared/core/record.ts';
import type { RecordMove, RecordStep } from '@hundredfold/shared/core/record-step.ts';
import { canonicalJson } from '@hundredfold/shared/core/state-hash.ts';
import { hash } from './hashing.ts';

/** One thing that happened in a recorded game: a step, or a takeback and the number of steps that it left. */
export type HistoryEvent = RecordStep | { readonly stood: number; readonly takeback: unknown };

/** An outcome that was drawn, with the moves that counted when it was due. */
export interface DrawnOutcome {
  readonly j: number;
  readonly lot: ChanceOutcome;
  readonly moves: readonly RecordMove[];
}

/** The outcomes of a record that were drawn, and the number of each outcome in its steps. */
export interface NumberedOutcomes {
  readonly drawn: readonly DrawnOutcome[];
  readonly lots: readonly (readonly [step: number, j: number])[];
}

interface NumberedStep {
  readonly step: RecordStep;
  /** The number of an outcome; `null` for a move. */
  readonly j: number | null;
}

/** Returns all that happened in the order of time. The game is put together from its end. */
export function historyOf({ steps, takenBack = [] }: Pick<GameRecord, 'steps' | 'takenBack'>): readonly HistoryEvent[] {
  let line = steps;
  let later: readonly HistoryEvent[] = [];
  for (const { seat, consent, stood, steps: undone } of takenBack.toReversed()) {
    if (stood > line.length) throw new Error(`a takeback leaves ${stood} steps, but there were only ${line.length}`);
    later = [{ stood, takeback: { seat, consent, stood } }, ...line.slice(stood), ...later];
    line = [...line.slice(0, stood), ...undone];
  }
  return [...line, ...later];
}

/** Numbers all outcomes from `first`. An outcome that was taken back comes again under its own number. */
export function numberOutcomes(history: readonly HistoryEvent[], first: number): NumberedOutcomes {
  const drawn: DrawnOutcome[] = [];
  let line: NumberedStep[] = [];
  let pool: NumberedStep[] = [];
  for (const event of history) {
    if ('stood' in event) {
      pool = [...line.slice(event.stood).filter(({ j }) => j !== null), ...pool];
      line = line.slice(0, event.stood);
    } else if ('chance' in event) {
      const again = pool.find(({ step }) => 'chance' in step && isForSameDecision(step, event));
      if (again === undefined) drawn.push({ j: first + drawn.length, lot: event, moves: line.flatMap(moveIn) });
      else if (canonicalJson(again.step) !== canonicalJson(event))
        throw new Error(`outcome ${again.j} was taken back, but did not come back unchanged`);
      pool = pool.filter((each) => each !== again);
      line.push({ step: event, j: again?.j ?? first + drawn.length - 1 });
    } else line.push({ step: event, j: null });
  }
  return { drawn, lots: line.flatMap(({ j }, index) => (j === null ? [] : [[index, j] as const])) };
}

function moveIn({ step }: NumberedStep): readonly RecordMove[] {
  return 'chance' in step ? [] : [step];
}

function isForSameDecision(one: ChanceOutcome, other: ChanceOutcome): boolean {
  if (one.chance === 'pick') return other.chance === 'pick' && one.from === other.from;
  return other.chance === 'shuffle' && one.pile === other.pile && hasSameCards(one.result, other.result);
}

/** Returns the hash that an outcome is bound to: the moves of the people who took part, without those of the last mover. */
export function bindingOf(start: Uint8Array, seats: readonly number[], moves: readonly RecordMove[]): Uint8Array {
  const mover = moves.at(-1)?.seat;
  return moves
    .filter(({ seat }) => seats.includes(seat) && seat !== mover)
    .reduce<Uint8Array>((l, { seat, move }) => hash('move', l, seat, canonicalJson(move)), start);
}

/** Returns the hash of everything that happened, also of what was taken back. */
export function logOf(match: string, seal: Uint8Array, history: readonly HistoryEvent[]): Uint8Array {
  return history.reduce<Uint8Array>((l, event) => hash('log', l, logLine(event)), hash('log-start', match, seal));
}

function logLine(event: HistoryEvent): string {
  if ('stood' in event) return canonicalJson({ takeback: event.takeback });
  if ('chance' in event) return canonicalJson(event);
  const { legal: _, ...rest } = event;
  return canonicalJson(rest);
}

import type { Chance } from './draw.ts';
import { canonical, hash, isSame } from './hashing.ts';

interface Move {
  readonly seat: number;
  readonly move: unknown;
  readonly legal?: unknown;
}

type Step = Chance | Move;

interface RecordedTakeback {
  readonly seat: unknown;
  readonly consent: unknown;
  readonly stood: number;
  readonly steps: readonly Step[];
}

/** The part of a record that a proof is about. */
export interface Steps {
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly takenBack?: readonly RecordedTakeback[];
}

/** One thing that happened: a step, or a takeback in a list of its own, because no step is a list. */
type PastEvent = Step | readonly [RecordedTakeback];

/** An outcome and its number. */
interface NumberedOutcome {
  readonly j: number;
  readonly step: Chance;
}

/** An outcome that was drawn, with the moves that counted by then. */
interface DrawnOutcome extends NumberedOutcome {
  readonly moves: readonly Move[];
}

/** The steps of a record, with the number of each outcome. */
export interface Numbered {
  readonly drawn: readonly DrawnOutcome[];
  readonly lots: readonly (readonly [step: number, j: number])[];
  /** The hash of everything that happened. */
  readonly log: Uint8Array;
}

/** Returns all that happened in the order of time. The game is put together from its end. */
function eventsOf({ steps, takenBack = [] }: Steps): readonly PastEvent[] {
  let line = steps;
  let later: readonly PastEvent[] = [];
  for (const back of takenBack.toReversed()) {
    const undone = line.slice(back.stood);
    if (!(back.stood <= line.length) || [...undone, ...back.steps].some(Array.isArray)) throw new Error();
    later = [[back], ...undone, ...later];
    line = [...line.slice(0, back.stood), ...back.steps];
  }
  if (line.some(Array.isArray)) throw new Error();
  return [...line, ...later];
}

/** Numbers the outcomes from `first`. An outcome that was taken back comes back unchanged, under its own number. */
export function numbered(record: Steps, first: number, logStart: Uint8Array): Numbered {
  const drawn: DrawnOutcome[] = [];
  let line: (NumberedOutcome | Move)[] = [];
  let pool: readonly NumberedOutcome[] = [];
  let log = logStart;
  for (const event of eventsOf(record)) {
    log = hash('log', log, canonical(logged(event)));
    if (isTakeback(event)) {
      const [{ stood }] = event;
      pool = [...line.slice(stood).filter(isOutcome), ...pool];
      line = line.slice(0, stood);
    } else if ('chance' in event) {
      let outcome = pool.find(({ step }) => isSame(kindOf(step), kindOf(event)));
      pool = pool.filter((each) => each !== outcome);
      if (outcome === undefined) {
        outcome = { j: first + drawn.length, step: event };
        drawn.push({ ...outcome, moves: line.filter(isMove) });
      }
      if (!isSame(outcome.step, event)) throw new Error();
      line.push(outcome);
    } else line.push(event);
  }
  return { drawn, lots: line.flatMap((each, index) => (isOutcome(each) ? [[index, each.j] as const] : [])), log };
}

function isTakeback(event: PastEvent): event is readonly [RecordedTakeback] {
  return Array.isArray(event);
}

function isOutcome(each: NumberedOutcome | Move): each is NumberedOutcome {
  return 'step' in each;
}

function isMove(each: NumberedOutcome | Move): each is Move {
  return !isOutcome(each);
}

function logged(event: PastEvent): unknown {
  if (!isTakeback(event)) return { ...event, legal: undefined };
  const [{ seat, consent, stood }] = event;
  return { takeback: { seat, consent, stood } };
}

function kindOf(step: Chance): unknown {
  return step.chance === 'pick' ? step.from : [step.pile, [...step.result].sort()];
}

/**
 * Returns a function for the hash that an outcome is bound to: the moves of the people who took part, without those of the last mover.
 * It keeps the hashes of the moves so far, because a long game has many outcomes, and each of them is bound to all moves before it.
 */
export function bindings(start: Uint8Array, seats: readonly number[]): (moves: readonly Move[]) => Uint8Array {
  const known = new Map<number | undefined, readonly (readonly [Move, Uint8Array])[]>();
  return (moves) => {
    const mover = moves.at(-1)?.seat;
    const others = moves.filter(({ seat }) => seat !== mover && seats.includes(seat));
    const before = known.get(mover) ?? [];
    let l = start;
    let isAlike = true;
    const bound = others.map((each, index) => {
      const [move, next] = before[index] ?? [];
      isAlike &&= move === each;
      l = (isAlike && next) || hash('move', l, each.seat, canonical(each.move));
      return [each, l] as const;
    });
    known.set(mover, bound);
    return l;
  };
}

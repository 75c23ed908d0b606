import { bytesOf, canonical, hash, NOTHING } from './hashing.ts';
import { joined } from './sha256.ts';

export type Chance =
  | { readonly chance: 'pick'; readonly from: number; readonly result: number }
  | { readonly chance: 'shuffle'; readonly pile: string; readonly result: readonly string[] };

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
  readonly game?: unknown;
  readonly options?: unknown;
  readonly seats: number;
  readonly steps: readonly Step[];
  readonly takenBack?: readonly RecordedTakeback[];
}

export type PastEvent = { readonly step: Step } | { readonly back: RecordedTakeback };

/** Returns all that happened in the order of time. The game is put together from its end, each step once. */
export function eventsOf({ steps, takenBack = [] }: Steps): readonly PastEvent[] {
  const line = [...steps];
  const events: PastEvent[] = [];
  const undo = (stood: number): void => {
    while (line.length > stood) events.push({ step: line.pop() as Step });
  };
  for (const back of takenBack.toReversed()) {
    if (!Number.isInteger(back.stood) || back.stood < 0 || back.stood > line.length) throw new Error();
    undo(back.stood);
    events.push({ back });
    for (const step of back.steps) line.push(step);
  }
  undo(0);
  return events.reverse();
}

export function loggedHash(log: Uint8Array, event: PastEvent): Uint8Array {
  if ('step' in event) return hash('log', log, canonical({ ...event.step, legal: undefined }));
  const { seat, consent, stood } = event.back;
  return hash('log', log, canonical({ takeback: { seat, consent, stood } }));
}

export interface DueTurn {
  readonly moves: number;
  readonly mover: number;
  readonly outcomes: number;
  /** The moves of the others who took part, as one field. */
  readonly bound: Uint8Array;
}

/** A step that counts, and the hash of its seat before it. */
type CountedStep = Omit<DueTurn, 'bound'> & { readonly before?: Uint8Array | undefined };

const START: CountedStep = { moves: 0, mover: 2 ** 32 - 1, outcomes: 0 };

/** Returns the steps that count. Each seat has one hash of its moves, which goes back to what it was when they are taken back. */
export function countedSteps(seats: readonly number[]) {
  const hashes = new Map(seats.map((seat) => [seat, NOTHING]));
  const line: CountedStep[] = [];
  const last = (): CountedStep => line.at(-1) ?? START;
  return {
    addMove({ seat, move }: Move): void {
      bytesOf(seat);
      const before = hashes.get(seat);
      if (before !== undefined) hashes.set(seat, hash('move', before, canonical(move)));
      line.push({ moves: last().moves + 1, mover: seat, outcomes: 0, before });
    },
    addOutcome(): void {
      const { moves, mover, outcomes } = last();
      line.push({ moves, mover, outcomes: outcomes + 1 });
    },
    undo(stood: number): void {
      while (line.length > stood) {
        const { mover, before } = line.pop() as CountedStep;
        if (before !== undefined) hashes.set(mover, before);
      }
    },
    turn(): DueTurn {
      const { moves, mover, outcomes } = last();
      const others = seats.filter((seat) => seat !== mover);
      return { moves, mover, outcomes, bound: joined(others.flatMap((seat) => [bytesOf(seat), hashes.get(seat) ?? NOTHING])) };
    },
  };
}

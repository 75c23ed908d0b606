import type { RandomSource } from '../../core/chance.ts';
import type { Game } from '../../core/game.ts';
import { lastSeen, type Match, retrace, type Step } from '../../core/match.ts';
import { type GameRecord, startRecord, stepsOf, turnsOf } from '../../core/record.ts';
import { fromRecordStep, toRecordStep } from '../../core/record-step.ts';
import { recordOf } from '../../core/recording.ts';
import type { Seat } from '../../core/seat.ts';
import { seeded } from '../../core/seeded-random.ts';
import { playOn, STRATEGIES } from '../../testing/playout.ts';

export interface RecordPart {
  readonly record: GameRecord;
  readonly seat: Seat;
  readonly turn: number;
}

const MAX_TRIES = 400;

/**
 * Returns the record of another game that looked the same to a seat up to a turn, and in which it made the same move then. Two hidden
 * cards of the last shuffle are exchanged, and the game goes on in another way. Returns `null` if no exchange is found.
 */
export function twinOf(game: Game, { record, seat, turn }: RecordPart): GameRecord | null {
  const turns = turnsOf(record.steps.map(fromRecordStep)).slice(0, turn + 1);
  const steps = turns.flatMap((each, index) => stepsOf(index < turn ? each : { ...each, lots: [] }));
  const last = steps.findLastIndex((step) => step.kind === 'lot' && step.lot.chance === 'shuffle');
  const source = seeded(turn);
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const changed = steps.map((step, index) => (index === last ? withExchange(step, source) : step));
    const twin = twinMatch(startRecord(game, record), seat, [steps, changed]);
    if (twin === null) continue;
    const { end, steps: more } = playOn(twin, Array(record.seats).fill(STRATEGIES.bot), seeded(1));
    return recordOf(end, [...changed.map(toRecordStep), ...more]);
  }
  return null;
}

function withExchange(step: Step, source: RandomSource): Step {
  if (step.kind !== 'lot' || step.lot.chance !== 'shuffle') return step;
  const { result } = step.lot;
  const [one, other] = [source.below(result.length), source.below(result.length)];
  return { kind: 'lot', lot: { ...step.lot, result: result.with(one, result[other] ?? '').with(other, result[one] ?? '') } };
}

function twinMatch(start: Match, seat: Seat, [steps, changed]: readonly [readonly Step[], readonly Step[]]): Match | null {
  let [match, twin] = [start, start];
  let isOther = false;
  for (const [index, step] of steps.entries()) {
    isOther = JSON.stringify(match.state) !== JSON.stringify(twin.state);
    try {
      match = retrace(match, step);
      twin = retrace(twin, changed[index] ?? step);
    } catch {
      return null;
    }
    if (index < steps.length - 1 && !looksAlike(match, twin, seat)) return null;
  }
  return isOther ? twin : null;
}

function looksAlike(one: Match, other: Match, seat: Seat): boolean {
  const seen = (match: Match) => JSON.stringify([match.game.view(match.state, seat), lastSeen(match, seat)]);
  return seen(one) === seen(other);
}

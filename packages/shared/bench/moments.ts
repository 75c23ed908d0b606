import type { AnyAction } from '../src/core/action.ts';
import type { Game } from '../src/core/game.ts';
import { type Match, retrace, startMatch } from '../src/core/match.ts';
import type { OptionValues } from '../src/core/options.ts';
import { playGame, STRATEGIES } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import { fromRecordStep } from '../src/core/record-step.ts';
import type { Seat } from '../src/core/seat.ts';
import type { View } from '../src/core/view.ts';

/** A position of a random game, and the action that was taken there. */
export interface SampledMove {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: View;
  readonly action: AnyAction;
}

const ENOUGH = 500;

/** Returns the moves of whole random games, of one game at least. */
export function sampleMoves(game: Game, options: OptionValues, seats: number): readonly SampledMove[] {
  const source = seeded(1);
  const players = Array.from({ length: seats }, () => STRATEGIES.random);
  const moments: SampledMove[] = [];
  while (moments.length < ENOUGH) {
    let match: Match = startMatch(game, options, seats);
    for (const step of playGame(game, options, players, source).steps.map(fromRecordStep)) {
      const { state } = match;
      if (step.kind === 'move') moments.push({ state, view: game.view(state, step.seat), seat: step.seat, action: step.action });
      match = retrace(match, step);
    }
  }
  return moments;
}

import { parentPort, workerData } from 'node:worker_threads';
import type { AnyAction } from '../../src/core/action.ts';
import type { Game } from '../../src/core/game.ts';
import { type Match, retrace, startMatch } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { fromRecordStep } from '../../src/core/record-step.ts';
import type { Seat } from '../../src/core/seat.ts';
import { seeded } from '../../src/core/seeded-random.ts';
import type { View } from '../../src/core/view.ts';
import { gameById } from '../../src/games/index.ts';
import { type Playout, playGame, STRATEGIES } from '../../src/testing/playout.ts';
import { threadSeconds } from '../thread-seconds.ts';

export interface RulesSetup {
  readonly game: string;
  readonly seats: number;
}

export interface RulesCosts {
  /** A step is a chance outcome or a move, with rules, view, legal list and record. */
  readonly stepsPerSecond: number;
  readonly nanoseconds: Readonly<Record<MovePart, number>>;
}

export const PARTS = ['view', 'legal', 'apply', 'bot'] as const;
type MovePart = (typeof PARTS)[number];

interface SampledMove {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: View;
  readonly action: AnyAction;
}

const SEED = 1;
const GAMES_AT_ONCE = 20;
const LEAST_MOVES = 500;
const STEPS = { runs: 11, seconds: 0.3 };
const CALLS = { runs: 7, seconds: 0.08 };

if (parentPort !== null) parentPort.postMessage(measureRules(workerData as RulesSetup));

function measureRules({ game: id, seats }: RulesSetup): RulesCosts {
  const game = gameById(id);
  if (game === undefined) throw new Error(`there is no game ${id}`);
  const stepsPerSecond = Math.round(medianRate(STEPS, () => playSome(game, seats)));
  const moves = sampleMoves(game, seats);
  const source = seeded(SEED);
  const parts: Readonly<Record<MovePart, (move: SampledMove) => unknown>> = {
    view: ({ state, seat }) => game.view(state, seat),
    legal: ({ view }) => game.legal(view),
    apply: ({ state, seat, action }) => game.apply(state, seat, action),
    bot: ({ view }) => game.bot(view, source),
  };
  const timeOf = (part: MovePart): number => Math.round(1e9 / medianRate(CALLS, () => callsOf(moves, parts[part])));
  return {
    stepsPerSecond,
    nanoseconds: { view: timeOf('view'), legal: timeOf('legal'), apply: timeOf('apply'), bot: timeOf('bot') },
  };
}

/** Returns how often something happens in a second of this thread's CPU time. `begin` starts a run, whose parts count what happened. */
function medianRate({ runs, seconds }: typeof STEPS, begin: () => () => number): number {
  const rates = Array.from({ length: runs }, () => {
    const next = begin();
    const start = threadSeconds();
    let [now, count] = [start, 0];
    for (; now - start < seconds; now = threadSeconds()) count += next();
    return count / (now - start);
  });
  return rates.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0;
}

function playSome(game: Game, seats: number): () => number {
  const source = seeded(SEED);
  return () => {
    let steps = 0;
    for (let games = 0; games < GAMES_AT_ONCE; games++) steps += playRandomly(game, seats, source).steps.length;
    return steps;
  };
}

function callsOf(moves: readonly SampledMove[], part: (move: SampledMove) => unknown): () => number {
  return () => {
    let kept: unknown = null;
    for (const move of moves) kept = part(move);
    if (kept === undefined) throw new Error('nothing was measured');
    return moves.length;
  };
}

function sampleMoves(game: Game, seats: number): readonly SampledMove[] {
  const source = seeded(SEED);
  const moves: SampledMove[] = [];
  while (moves.length < LEAST_MOVES) {
    let match: Match = startMatch(game, defaultOptions(game.options), seats);
    for (const step of playRandomly(game, seats, source).steps.map(fromRecordStep)) {
      const { state } = match;
      if (step.kind === 'move') moves.push({ state, view: game.view(state, step.seat), seat: step.seat, action: step.action });
      match = retrace(match, step);
    }
  }
  return moves;
}

function playRandomly(game: Game, seats: number, source: ReturnType<typeof seeded>): Playout {
  return playGame(
    game,
    defaultOptions(game.options),
    Array.from({ length: seats }, () => STRATEGIES.random),
    source,
  );
}

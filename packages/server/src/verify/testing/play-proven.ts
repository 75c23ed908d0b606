import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import { type PlayedTurn, undo } from '@hundredfold/shared/core/history.ts';
import { act, type Match, type Move, outcomeOf, startMatch } from '@hundredfold/shared/core/match.ts';
import type { OptionValues } from '@hundredfold/shared/core/options.ts';
import { newPlay, type Play, resolveTurn } from '@hundredfold/shared/core/play.ts';
import { STRATEGIES } from '@hundredfold/shared/core/playout.ts';
import { type GameRecord, stepsOf } from '@hundredfold/shared/core/record.ts';
import { recordOf } from '@hundredfold/shared/core/recording.ts';
import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { type MatchLogEntry, splitTakebacks, type Takeback } from '@hundredfold/shared/core/takeback.ts';
import type { MadeShuffle } from './make-shuffle.ts';

/** A game to be played for a test. */
export interface GamePlan {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
  /** A move is taken back after one turn in so many; never if it is 0. */
  readonly takebackAfter: number;
}

interface GameSoFar {
  readonly shuffle: MadeShuffle;
  play: Play;
  past: PlayedTurn[];
  readonly log: MatchLogEntry[];
}

const MAX_TURNS_TAKEN_BACK = 3;

/** Plays a game with a proven shuffle by random moves, and returns its record with the proof. */
export function playProven(plan: GamePlan, shuffle: MadeShuffle, source: RandomSource): GameRecord {
  const start = startMatch(plan.game, plan.options, plan.seats);
  const soFar: GameSoFar = { shuffle, play: newPlay('proven', start), past: [], log: [] };
  turn(soFar, start, null);
  while (outcomeOf(soFar.play.match) === null) {
    const move = moveOf(soFar.play.match, source);
    const acted = act(soFar.play.match, move.seat, move.action);
    if (!acted.ok) throw new Error(`a player of ${plan.game.id} was refused: ${acted.refusal}`);
    turn(soFar, acted.value, move);
    const isOver = outcomeOf(soFar.play.match) !== null;
    if (plan.takebackAfter > 0 && !isOver && source.below(plan.takebackAfter) === 0) takeBack(soFar, move.seat, source);
  }
  const { steps, takenBack } = splitTakebacks(soFar.log);
  const proof = shuffle.proofOf({ steps, takenBack });
  return recordOf(soFar.play.match, steps, { takenBack, proof });
}

function turn(game: GameSoFar, match: Match, move: Move | null): void {
  const from = game.play;
  const moves = [...game.past.map((each) => each.turn.move), move].flatMap((each) =>
    each === null ? [] : [{ seat: each.seat, move: each.action }],
  );
  const { play, turn: played } = resolveTurn(game.play, match, move, game.shuffle.sourceAfter(moves));
  game.play = play;
  game.past.push({ before: from.match, turn: played, intent: null, from });
  game.log.push(...stepsOf(played));
}

function takeBack(game: GameSoFar, seat: Seat, source: RandomSource): void {
  const turns = Math.min(game.past.length - 1, 1 + source.below(MAX_TURNS_TAKEN_BACK));
  const entry: Takeback = { kind: 'takeback', seat, turns, consent: seat === 0 ? [] : [0] };
  const { play, past } = undo(game, entry);
  game.play = play;
  game.past = [...past];
  game.log.push(entry);
}

function moveOf({ game, state }: Match, source: RandomSource): Move {
  const seats = game.toAct(state);
  const seat = seats[source.below(seats.length)] ?? 0;
  const view = game.view(state, seat);
  return { kind: 'move', seat, action: STRATEGIES.random(game, view, game.legal(view), source) };
}

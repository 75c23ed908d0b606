import { type ChanceSource, chanceSourceFrom, type RandomSource } from '../src/core/chance.ts';
import { type PlayedTurn, undo } from '../src/core/history.ts';
import { act, type Match, type Move, outcomeOf, startMatch } from '../src/core/match.ts';
import { newOngoingMatch, type OngoingMatch, resolveTurn } from '../src/core/ongoing-match.ts';
import { type GameRecord, type RecordedName, stepsOf } from '../src/core/record.ts';
import { recordOf } from '../src/core/recording.ts';
import { allSeats, type Seat } from '../src/core/seat.ts';
import { type MatchLogEntry, splitTakebacks, type Takeback } from '../src/core/takeback.ts';
import { STRATEGIES, type StrategyName } from '../src/testing/playout.ts';
import type { Setting } from '../src/testing/setting.ts';

const NAMES = ['Ann', 'Ben', 'Zoë', 'Анна', '小明', 'Max ①', "O'Neil", 'Hal'];

/** Every fourth game has takebacks: after one turn in so many. */
const TAKEBACK_AFTER = 16;
const MAX_TURNS_TAKEN_BACK = 3;

/** A game in progress with the log of what happened. The lists grow in place, because some games are long. */
interface LoggedGame {
  play: OngoingMatch;
  past: PlayedTurn[];
  readonly log: MatchLogEntry[];
}

type TurnChance = (play: OngoingMatch, mover: Seat | null) => ChanceSource;

/**
 * Plays a whole game as a table does, and returns its record; `null` if it takes too many turns. The kind says who plays, and whether
 * moves are taken back.
 */
export function playWithTakebacks(setting: Setting, kind: number, source: RandomSource, maxTurns: number): GameRecord | null {
  const logged = playLogged(setting, kind, { source, maxTurns, chance: () => chanceSourceFrom(source) });
  if (logged === null) return null;
  const { steps, takenBack } = splitTakebacks(logged.log);
  const names = allSeats(setting.seats).map((seat) => nameOf(seat, kind));
  return recordOf(logged.play.match, steps, { names, takenBack });
}

export function playLogged(
  { game, options, seats }: Setting,
  kind: number,
  { source, maxTurns, chance }: { readonly source: RandomSource; readonly maxTurns: number; readonly chance: TurnChance },
): Pick<LoggedGame, 'play' | 'log'> | null {
  const start = startMatch(game, options, seats);
  const logged: LoggedGame = { play: newOngoingMatch('corpus', start), past: [], log: [] };
  turn(logged, start, null, chance);
  while (outcomeOf(logged.play.match) === null) {
    if (logged.past.length > maxTurns) return null;
    const move = moveOf(logged.play.match, kind, source);
    const acted = act(logged.play.match, move.seat, move.action);
    if (!acted.ok) throw new Error(`a player of ${game.id} was refused: ${acted.refusal}`);
    turn(logged, acted.value, move, chance);
    const isOver = outcomeOf(logged.play.match) !== null;
    if (kind % 4 === 3 && !isOver && source.below(TAKEBACK_AFTER) === 0) takeBack(logged, move.seat, source);
  }
  return logged;
}

function turn(game: LoggedGame, match: Match, move: Move | null, chance: TurnChance): void {
  const { play: from } = game;
  const { play, turn: played } = resolveTurn(game.play, match, move, chance(game.play, move?.seat ?? null));
  game.play = play;
  game.past.push({ before: from.match, turn: played, intent: null, from });
  game.log.push(...stepsOf(played));
}

function takeBack(game: LoggedGame, seat: Seat, source: RandomSource): void {
  const turns = Math.min(game.past.length - 1, 1 + source.below(MAX_TURNS_TAKEN_BACK));
  const others = allSeats(game.play.match.seats).filter((each) => each !== seat);
  const entry: Takeback = { kind: 'takeback', seat, turns, consent: others };
  const { play, past } = undo(game, entry);
  game.play = play;
  game.past = [...past];
  game.log.push(entry);
}

function moveOf({ game, state }: Match, kind: number, source: RandomSource): Move {
  const seats = game.toAct(state);
  const seat = seats[source.below(seats.length)] ?? 0;
  const name = (['bot', 'random', seat % 2 === 0 ? 'bot' : 'random'] satisfies readonly StrategyName[])[kind % 3] ?? 'bot';
  const view = game.view(state, seat);
  return { kind: 'move', seat, action: STRATEGIES[name](game, view, game.legal(view), source) };
}

function nameOf(seat: Seat, kind: number): RecordedName | null {
  if ((seat + kind) % 5 === 4) return null;
  const name = NAMES[(seat + kind) % NAMES.length] ?? '';
  return (seat + kind) % 3 === 0 ? { name, bot: true } : { name };
}

import type { AnyAction } from '../src/core/action.ts';
import type { Game } from '../src/core/game.ts';
import type { OptionValues } from '../src/core/options.ts';
import { PLAYERS, playGame } from '../src/core/playout.ts';
import { seeded } from '../src/core/random.ts';
import { replay } from '../src/core/record.ts';
import type { Seat } from '../src/core/seat.ts';
import type { View } from '../src/core/view.ts';

/** An action of a recorded game, with what it was chosen from. */
interface Moment {
  readonly state: unknown;
  readonly seat: Seat;
  readonly view: View;
  readonly action: AnyAction;
}

const ROUNDS = 500;
const RUNS = 5;

/** Nanoseconds that each part of a step takes, over the moments of one game. */
export function partTimes(game: Game, options: OptionValues): ReadonlyMap<string, number> {
  const moments = momentsOf(game, options);
  const source = seeded(1);
  const parts: Readonly<Record<string, (moment: Moment) => unknown>> = {
    view: ({ state, seat }) => game.view(state, seat),
    legal: ({ view }) => game.legal(view),
    apply: ({ state, seat, action }) => game.apply(state, seat, action),
    bot: ({ view }) => game.bot(view, source),
  };
  return new Map(Object.entries(parts).map(([name, part]) => [name, medianTime(moments, part)]));
}

function momentsOf(game: Game, options: OptionValues): readonly Moment[] {
  const players = Array.from({ length: game.seats.max }, () => PLAYERS.random);
  const record = playGame(game, options, players, seeded(1));
  const matches = [...replay(game, record)];
  return record.steps.flatMap((step, index) => {
    const state = matches[index]?.state;
    return 'seat' in step ? [{ state, seat: step.seat, view: game.view(state, step.seat), action: step.move }] : [];
  });
}

function medianTime(moments: readonly Moment[], part: (moment: Moment) => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    let kept: unknown = null;
    const start = threadSeconds();
    for (let round = 0; round < ROUNDS; round++) for (const moment of moments) kept = part(moment);
    if (kept === undefined) throw new Error('nothing was done');
    return ((threadSeconds() - start) * 1e9) / ROUNDS / moments.length;
  });
  return Math.round(median(times));
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

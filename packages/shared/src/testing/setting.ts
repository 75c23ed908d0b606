import type { Game } from '../core/game.ts';
import type { OptionKind, OptionValue, OptionValues } from '../core/options.ts';

/** One way to play a game. */
export interface Setting {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
}

/** Every seat count with every combination of options; of a number its extremes and its default. */
export function settingsOf(game: Game): readonly Setting[] {
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);
  return counts.flatMap((seats) => combinations(game).map((options) => ({ game, options, seats })));
}

export function nameOf({ game, options, seats }: Setting): string {
  return `${game.id}, ${seats} seats, ${JSON.stringify(options)}`;
}

function combinations(game: Game): readonly OptionValues[] {
  return Object.entries(game.options).reduce<readonly OptionValues[]>(
    (all, [name, kind]) => all.flatMap((options) => valuesOf(kind).map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
}

function valuesOf(kind: OptionKind): readonly OptionValue[] {
  switch (kind.kind) {
    case 'choice':
      return kind.of;
    case 'whole':
      return [...new Set([kind.from, kind.default, kind.to])];
    case 'flag':
      return [false, true];
  }
}

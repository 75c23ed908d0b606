import type { RandomSource } from '@hundredfold/shared/core/chance.ts';
import type { Game } from '@hundredfold/shared/core/game.ts';
import type { OptionKind, OptionValue, OptionValues } from '@hundredfold/shared/core/options.ts';
import { seeded } from '@hundredfold/shared/core/seeded-random.ts';
import { PACES, type Pace } from '@hundredfold/shared/protocol/pace.ts';
import { TEST_GAMES } from '@hundredfold/shared/testing/test-games.ts';
import { newSecret } from '../live-player.ts';

const SEATED = ['idler', 'regretful', 'hasty', 'dropper', 'leaver', 'late', 'reloader', 'pauser', 'steady'] as const;
export type Kind = (typeof SEATED)[number] | 'joiner';

/** The kinds that may play alone. None of them stays away for good, since the server would wait for them without limit. */
const ALONE: readonly Kind[] = ['steady', 'hasty', 'late', 'dropper', 'reloader', 'regretful'];

/** The kinds that may create a table. They stay, so that someone begins the next game. */
const MAKERS: readonly Kind[] = [...ALONE, 'pauser'];

export interface Guest {
  readonly name: string;
  readonly kind: Kind;
  readonly secret: string;
  readonly seed: number;
}

/** A table and its people: the first of them creates it, joiners watch until a seat is free, and bots have the rest. */
export interface TablePlan {
  readonly game: Game;
  readonly seats: number;
  readonly options: OptionValues;
  readonly pace: Pace;
  readonly guests: readonly Guest[];
}

/** Plans all games in turn with changing numbers of seats, at all paces. The plan is the same for the same seed. */
export function planTables(tables: number, seed: number, isPlayed: (game: Game, seats: number) => boolean): readonly TablePlan[] {
  const chance = seeded(seed);
  const forms = interleaved(
    TEST_GAMES.map((game) => countsOf(game).flatMap((seats) => (isPlayed(game, seats) ? [{ game, seats }] : []))),
  );
  return Array.from({ length: tables }, (_, number) => {
    const { game, seats } = forms[number % forms.length]!;
    const options = Object.fromEntries(Object.entries(game.options).map(([name, kind]) => [name, drawOption(kind, chance)]));
    return { game, seats, options, pace: paceOf(number, seats), guests: guestsFor(seats, chance, number) };
  });
}

function interleaved<Item>(lists: readonly (readonly Item[])[]): readonly Item[] {
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}

function countsOf({ seats: { min, max } }: Game): readonly number[] {
  return Array.from({ length: max - min + 1 }, (_, more) => min + more);
}

function paceOf(number: number, seats: number): Pace {
  return seats === 1 ? 'free' : PACES[number % PACES.length]!;
}

/** Draws an option. A number is always the smallest, since large numbers make games long. */
function drawOption(kind: OptionKind, chance: RandomSource): OptionValue {
  switch (kind.kind) {
    case 'choice':
      return oneOf(kind.of, chance);
    case 'whole':
      return kind.from;
    case 'flag':
      return chance.below(2) === 0;
  }
}

function guestsFor(seats: number, chance: RandomSource, number: number): readonly Guest[] {
  const bots = seats > 2 ? chance.below(2) : 0;
  const others = Array.from({ length: seats - 1 - bots }, (_, place): Kind => SEATED[(number + place) % SEATED.length]!);
  const joiners: readonly Kind[] = seats > 1 && chance.below(2) === 0 ? ['joiner'] : [];
  const kinds = [oneOf(seats === 1 ? ALONE : MAKERS, chance), ...others, ...joiners];
  return kinds.map((kind, index) => ({ name: `${kind} ${index + 1}`, kind, secret: newSecret(), seed: chance.below(2 ** 31) }));
}

export function oneOf<Item>(items: readonly Item[], chance: RandomSource): Item {
  return items[chance.below(items.length)]!;
}

import type { Game } from '../core/game.ts';
import type { OptionKind, OptionValue, OptionValues } from '../core/options.ts';
import { isOneGame, testSize } from './size.ts';

export interface Setting {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seats: number;
}

/** Returns every number of seats with every combination of options. A number has its ends, its default and the offered values. */
export function settingsOf(game: Game): readonly Setting[] {
  return combine(game, valuesOf);
}

/** Returns the settings that a suite plays: all, but in a quick run only the least and the default value of a number. */
export function settingsToPlay(game: Game): readonly Setting[] {
  return combine(game, testSize === 'quick' ? fewValuesOf : valuesOf);
}

/**
 * Returns settings in which every number of seats and every value of every option occurs. A soak run gets every combination. It is
 * for suites about how a game is shown, because the laws play the combinations of the rules.
 */
export function coveringSettingsOf(game: Game): readonly Setting[] {
  return testSize === 'soak' ? settingsToPlay(game) : coveringSettings(settingsToPlay(game));
}

/**
 * Returns the settings for the laws. A quick run has every value of an option, and with one game every combination with the least
 * and the default value of a number. A whole run has both, and a soak run every combination.
 */
export function settingsOfLaws(game: Game): readonly Setting[] {
  if (testSize === 'soak') return settingsOf(game);
  const combined = combine(game, fewValuesOf);
  if (isOneGame) return combined;
  if (testSize === 'quick') return coveringSettings(combined);
  return [...combined, ...coveringSettings(settingsOf(game)).filter((setting) => !has(combined, setting))];
}

function has(settings: readonly Setting[], setting: Setting): boolean {
  return settings.some((each) => nameOf(each) === nameOf(setting));
}

function coveringSettings(all: readonly Setting[]): readonly Setting[] {
  const left = [...all];
  const [values, pairs] = [new Set<string>(), new Set<string>()];
  const chosen: Setting[] = [];
  const gain = (setting: Setting): number => {
    const own = valuesIn(setting);
    const news = own.filter((value) => !values.has(value)).length;
    return news === 0 ? 0 : news * left.length + pairsOf(own).filter((pair) => !pairs.has(pair)).length;
  };
  for (;;) {
    const best = left.reduce<Setting | null>((most, each) => (most === null || gain(each) > gain(most) ? each : most), null);
    if (best === null || gain(best) === 0) return chosen;
    chosen.push(best);
    for (const value of valuesIn(best)) values.add(value);
    for (const pair of pairsOf(valuesIn(best))) pairs.add(pair);
  }
}

function valuesIn({ options, seats }: Setting): readonly string[] {
  return [`seats ${seats}`, ...Object.entries(options).map(([name, value]) => `${name} ${value}`)];
}

function pairsOf(values: readonly string[]): readonly string[] {
  return values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one}, ${other}`));
}

/** Returns one setting for every number that `settingsOf` leaves out, with seats and other options spread over those settings. */
export function otherNumbersOf(game: Game): readonly Setting[] {
  const settings = settingsOf(game);
  return Object.entries(game.options).flatMap(([name, kind]) => {
    const others = everyValueOf(kind).filter((value) => !valuesOf(kind).includes(value));
    return others.flatMap((value, index) => {
      const like = settings[Math.floor((index * settings.length) / others.length)];
      return like === undefined ? [] : [{ ...like, options: { ...like.options, [name]: value } }];
    });
  });
}

export function nameOf({ game, options, seats }: Setting): string {
  return `${game.id}, ${seats} seats, ${JSON.stringify(options)}`;
}

function combine(game: Game, values: (kind: OptionKind) => readonly OptionValue[]): readonly Setting[] {
  const combinations = Object.entries(game.options).reduce<readonly OptionValues[]>(
    (all, [name, kind]) => all.flatMap((options) => values(kind).map((value) => ({ ...options, [name]: value }))),
    [{}],
  );
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => game.seats.min + more);
  return counts.flatMap((seats) => combinations.map((options) => ({ game, options, seats })));
}

function fewValuesOf(kind: OptionKind): readonly OptionValue[] {
  return kind.kind === 'whole' ? [...new Set([kind.from, kind.default])] : valuesOf(kind);
}

function valuesOf(kind: OptionKind): readonly OptionValue[] {
  switch (kind.kind) {
    case 'choice':
      return kind.of;
    case 'whole':
      return [...new Set([kind.from, ...kind.offer, kind.default, kind.to])];
    case 'flag':
      return [false, true];
  }
}

function everyValueOf(kind: OptionKind): readonly OptionValue[] {
  if (kind.kind !== 'whole') return valuesOf(kind);
  const { from, to, step = 1 } = kind;
  return Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);
}

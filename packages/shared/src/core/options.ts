import { accepted, type Result, refused } from './result.ts';

interface AnyKind {
  /** Returns whether the option has an effect with a number of seats; left out if it always has. */
  readonly matters?: (seats: number) => boolean;
}

export interface ChoiceKind extends AnyKind {
  readonly kind: 'choice';
  readonly of: readonly string[];
  readonly default: string;
  /** The value in quick matches, if it is another one. */
  readonly quick?: string;
}

export interface WholeKind extends AnyKind {
  readonly kind: 'whole';
  readonly from: number;
  readonly to: number;
  /** If present, only multiples of it are allowed. For two or three values that are no such series, use a choice of words. */
  readonly step?: number;
  /** The values that the app offers first. */
  readonly offer: readonly number[];
  readonly default: number;
  readonly quick?: number;
}

export interface FlagKind extends AnyKind {
  readonly kind: 'flag';
  readonly default: boolean;
  readonly quick?: boolean;
}

/** One option of a game: its possible values, and the default, which plays the plain game. */
export type OptionKind = ChoiceKind | WholeKind | FlagKind;

export type OptionKinds = Readonly<Record<string, OptionKind>>;

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

type ValueOf<Kind> = Kind extends { kind: 'choice'; of: readonly (infer Word)[] }
  ? Word
  : Kind extends { kind: 'whole' }
    ? number
    : boolean;

/**
 * The values that the options of a declaration can have. Declare it `as const satisfies OptionKinds`, so that words
 * stay literal.
 */
export type OptionsOf<Kinds extends OptionKinds> = { readonly [Name in keyof Kinds]: ValueOf<Kinds[Name]> };

/** Returns the requested options with defaults filled in, or one sentence on what is wrong with them. */
export function parseOptions(kinds: OptionKinds, asked: unknown): Result<OptionValues, string> {
  if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return refused('options must be an object');
  const given = new Map<string, unknown>(Object.entries(asked));
  for (const name of given.keys()) {
    if (!Object.hasOwn(kinds, name)) return refused(`there is no option ${name}; known: ${Object.keys(kinds).join(', ')}`);
  }
  const options: Record<string, OptionValue> = {};
  for (const [name, kind] of Object.entries(kinds)) {
    const value = given.has(name) ? given.get(name) : kind.default;
    if (!isOptionValue(kind, value)) return refused(`${name} must be ${wanted(kind)}`);
    options[name] = value;
  }
  return accepted(options);
}

export function defaultOptions<Kinds extends OptionKinds>(kinds: Kinds): OptionsOf<Kinds> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.default])) as OptionsOf<Kinds>;
}

export function quickOptions<Kinds extends OptionKinds>(kinds: Kinds): OptionsOf<Kinds> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, kind.quick ?? kind.default])) as OptionsOf<Kinds>;
}

export function optionsThatMatter(kinds: OptionKinds, seats: number): OptionKinds {
  return Object.fromEntries(Object.entries(kinds).filter(([, { matters }]) => matters === undefined || matters(seats)));
}

export function optionsThatDiffer(kinds: OptionKinds, seats: number, options: OptionValues): OptionValues {
  const names = Object.entries(optionsThatMatter(kinds, seats)).filter(([name, kind]) => options[name] !== kind.default);
  return Object.fromEntries(names.map(([name, kind]) => [name, options[name] ?? kind.default]));
}

export function isOptionValue(kind: OptionKind, value: unknown): value is OptionValue {
  switch (kind.kind) {
    case 'choice':
      return typeof value === 'string' && kind.of.includes(value);
    case 'whole':
      return (
        Number.isInteger(value) &&
        (value as number) >= kind.from &&
        (value as number) <= kind.to &&
        (value as number) % (kind.step ?? 1) === 0
      );
    case 'flag':
      return typeof value === 'boolean';
  }
}

function wanted(kind: OptionKind): string {
  switch (kind.kind) {
    case 'choice':
      return `one of ${kind.of.join(', ')}`;
    case 'whole':
      return `a whole number from ${kind.from} to ${kind.to}${kind.step === undefined ? '' : ` in steps of ${kind.step}`}`;
    case 'flag':
      return 'true or false';
  }
}

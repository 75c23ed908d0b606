import type { Face } from '../cards/face.ts';

/** Any action of a player: a type and its parameters, as in the record format. */
export interface AnyAction {
  readonly type: string;
  readonly [parameter: string]: AnyParameter | undefined;
}

export type AnyParameter = string | number | readonly Face[];

/**
 * The kind of a parameter's value. A `count` is 0 or more, a `whole` may be negative, a list names the possible words. A number
 * asks for that many faces at once. The same faces are the same choice, so they are sorted in the order of the game's `faces`.
 */
export type PlainParameterKind = 'face' | 'count' | 'whole' | number | readonly string[];

/** The kind of a parameter. Only the acting seat knows a `secret` one, until the game shows it. */
export type ParameterKind = PlainParameterKind | { readonly secret: PlainParameterKind };

/** The actions of a game by type, with their parameters by name. The name of an optional parameter ends in `?`. */
export type ActionKinds = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

type ParameterValue<Kind> = Kind extends { readonly secret: infer Hidden }
  ? ParameterValue<Hidden>
  : Kind extends 'face'
    ? Face
    : Kind extends 'count' | 'whole'
      ? number
      : Kind extends number
        ? readonly Face[]
        : Kind extends readonly (infer Word)[]
          ? Word
          : never;

type Optional<Name, Kind, Secret> = Name extends `${string}?` ? true : Kind extends Secret ? true : false;
type Bare<Name> = Name extends `${infer Before}?` ? Before : Name;

type Parameters<Kinds, Secret> = {
  readonly [Name in keyof Kinds as Optional<Name, Kinds[Name], Secret> extends true ? never : Name]: ParameterValue<Kinds[Name]>;
} & {
  readonly [Name in keyof Kinds as Optional<Name, Kinds[Name], Secret> extends true ? Bare<Name> : never]?: ParameterValue<
    Kinds[Name]
  >;
};

type Actions<Kinds extends ActionKinds, Secret> = string extends keyof Kinds
  ? AnyAction
  : { [Type in keyof Kinds & string]: { readonly type: Type } & Parameters<Kinds[Type], Secret> }[keyof Kinds & string];

/**
 * The union of a game's actions, derived from its `actions`, with all parameters: what a seat does and `apply` gets.
 */
export type ActionOf<Kinds extends ActionKinds> = Actions<Kinds, never>;

/** The union of a game's actions as a viewer sees them: secret parameters may be missing. */
export type VisibleActionOf<Kinds extends ActionKinds> = Actions<Kinds, { readonly secret: PlainParameterKind }>;

/** Returns whether two actions are the same. The order of their parameters does not matter. */
export function isSameAction(one: AnyAction, other: AnyAction): boolean {
  const named = (action: AnyAction) => Object.entries(action).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify(named(one)) === JSON.stringify(named(other));
}

export interface ActionParameter {
  /** The name without the `?` of an optional parameter. */
  readonly name: string;
  readonly optional: boolean;
  readonly secret: boolean;
  readonly kind: PlainParameterKind;
}

/** Returns the parameters of an action type in the order of their declaration; an empty list for an unknown type. */
export function parametersOf(kinds: ActionKinds, type: string): readonly ActionParameter[] {
  const declared = Object.hasOwn(kinds, type) ? Object.entries(kinds[type] ?? {}) : [];
  return declared.map(([name, kind]) => {
    const optional = name.endsWith('?');
    const secret = typeof kind === 'object' && 'secret' in kind;
    return { name: optional ? name.slice(0, -1) : name, optional, secret, kind: secret ? kind.secret : kind };
  });
}

export function hasSecrets(kinds: ActionKinds): boolean {
  return Object.keys(kinds).some((type) => parametersOf(kinds, type).some(({ secret }) => secret));
}

export function withoutSecrets(kinds: ActionKinds, action: AnyAction): AnyAction {
  const secrets = parametersOf(kinds, action.type).filter(({ secret }) => secret);
  if (secrets.length === 0) return action;
  return Object.fromEntries(Object.entries(action).filter(([name]) => !secrets.some((each) => each.name === name))) as AnyAction;
}

export function facesNamed(kinds: ActionKinds, action: AnyAction): readonly Face[] {
  return parametersOf(kinds, action.type).flatMap(({ name, kind }) => {
    const value = action[name];
    if (kind === 'face' && typeof value === 'string') return [value];
    return typeof value === 'object' ? value : [];
  });
}

import type { Face } from '../cards/face.ts';

/** Anything that a player can do: a type and its parameters, as in the record format. */
export interface AnyAction {
  readonly type: string;
  readonly [parameter: string]: AnyParameter | undefined;
}

export type AnyParameter = string | number | readonly Face[];

/**
 * `count` is 0 or more, `whole` may be negative, a list names the words that are possible. A number asks for so many faces
 * at once; the same faces are the same choice, so they stand in the order of the game's `faces`.
 */
export type PlainParameterKind = 'face' | 'count' | 'whole' | number | readonly string[];

/** What is `secret` is known to whoever acted, and to the others not before the game shows it. */
export type ParameterKind = PlainParameterKind | { readonly secret: PlainParameterKind };

/** The actions of a game: their parameters by name; one that may be left out ends in `?`. */
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

/** A parameter that may be left out, or `Secret` if those are not told. */
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

/** The union of a game's actions, from their declaration. */
export type ActionOf<Kinds extends ActionKinds> = Actions<Kinds, never>;

/** The same as one viewer is told of them: what is secret may be missing. */
export type VisibleActionOf<Kinds extends ActionKinds> = Actions<Kinds, { readonly secret: PlainParameterKind }>;

/** Whether two actions are the same, in whatever order their parameters stand. */
export function isSameAction(one: AnyAction, other: AnyAction): boolean {
  const named = (action: AnyAction) => Object.entries(action).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return JSON.stringify(named(one)) === JSON.stringify(named(other));
}

/** A parameter of an action as it was declared. */
export interface ActionParameter {
  /** Without the mark of one that may be left out. */
  readonly name: string;
  readonly optional: boolean;
  readonly secret: boolean;
  readonly kind: PlainParameterKind;
}

/** The parameters of a type of action, in the order of their declaration; none for a type that does not exist. */
export function parametersOf(kinds: ActionKinds, type: string): readonly ActionParameter[] {
  const declared = Object.hasOwn(kinds, type) ? Object.entries(kinds[type] ?? {}) : [];
  return declared.map(([name, kind]) => {
    const optional = name.endsWith('?');
    const secret = typeof kind === 'object' && 'secret' in kind;
    return { name: optional ? name.slice(0, -1) : name, optional, secret, kind: secret ? kind.secret : kind };
  });
}

/** Whether any action has something that not everybody is told. */
export function hasSecrets(kinds: ActionKinds): boolean {
  return Object.keys(kinds).some((type) => parametersOf(kinds, type).some(({ secret }) => secret));
}

/** The action without what is secret about it. */
export function withoutSecrets(kinds: ActionKinds, action: AnyAction): AnyAction {
  const secrets = parametersOf(kinds, action.type).filter(({ secret }) => secret);
  if (secrets.length === 0) return action;
  return Object.fromEntries(Object.entries(action).filter(([name]) => !secrets.some((each) => each.name === name))) as AnyAction;
}

/** The faces that an action names. */
export function facesNamed(kinds: ActionKinds, action: AnyAction): readonly Face[] {
  return parametersOf(kinds, action.type).flatMap(({ name, kind }) => {
    const value = action[name];
    if (kind === 'face' && typeof value === 'string') return [value];
    return typeof value === 'object' ? value : [];
  });
}

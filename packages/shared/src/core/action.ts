import type { Face } from '../cards/face.ts';

/** Anything that a player can do: a type and its parameters, as in the record format. */
export interface AnyAction {
  readonly type: string;
  readonly [parameter: string]: string | number | undefined;
}

/** `count` is 0 or more, `whole` may be negative, a list names the words that are possible. */
export type ParameterKind = 'face' | 'count' | 'whole' | readonly string[];

/** The actions of a game: their parameters by name; one that may be left out ends in `?`. */
export type ActionKinds = Readonly<Record<string, Readonly<Record<string, ParameterKind>>>>;

type ParameterValue<Kind> = Kind extends 'face'
  ? Face
  : Kind extends 'count' | 'whole'
    ? number
    : Kind extends readonly (infer Word)[]
      ? Word
      : never;

type Parameters<Kinds> = {
  readonly [Name in keyof Kinds as Name extends `${string}?` ? never : Name]: ParameterValue<Kinds[Name]>;
} & {
  readonly [Name in keyof Kinds as Name extends `${infer Bare}?` ? Bare : never]?: ParameterValue<Kinds[Name]>;
};

/** The union of a game's actions, from their declaration. */
export type ActionOf<Kinds extends ActionKinds> = {
  [Type in keyof Kinds & string]: { readonly type: Type } & Parameters<Kinds[Type]>;
}[keyof Kinds & string];

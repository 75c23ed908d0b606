import type { OptionKinds } from '@hundredfold/shared/core/options.ts';
import type { Language } from './language.ts';

/** The texts for one value of an option. */
export interface ValueWords {
  readonly label: string;
  readonly about?: string;
}

/** The texts of an option: its label and one sentence about what it changes. */
export interface OptionWords {
  readonly label: string;
  readonly about: string;
  /** The texts by value, for an option with choices. */
  readonly values?: Readonly<Record<string, ValueWords>>;
}

/** The texts about a game that players read before they sit down. */
export interface AboutWords {
  readonly name: string;
  readonly credit: string;
  /** A few words about how the game is played, for a list of games. */
  readonly line: string;
  /** One sentence that makes players want to try the game. */
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** The game's own chat phrases, by code. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** The type of the `about` export of `games/<game>/about.ts`: everything about a game that the start page and the gathering need. */
export interface GameAbout {
  readonly words: Readonly<Record<Language, AboutWords>>;
  /** A few faces that show the game's cards at a glance. */
  readonly faces: readonly string[];
}

/** The texts of options that fit a game's declaration. A wrong or missing name does not compile. */
export type OptionWordsFor<Kinds extends OptionKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends { kind: 'choice'; of: readonly (infer Word extends string)[] }
    ? OptionWords & { readonly values: Readonly<Record<Word, ValueWords>> }
    : OptionWords;
};

/** A game's own phrases in words. */
export type PhraseWordsFor<Phrases extends readonly string[]> = Readonly<Record<Phrases[number], string>>;

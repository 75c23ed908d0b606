import type { OptionKinds } from '@hundredfold/shared/core/options.ts';
import type { Language } from './language.ts';

/** A choice of an option in words. */
export interface ValueWords {
  readonly label: string;
  readonly about?: string;
}

/** An option in words: what it is called and, in one sentence, what it changes. */
export interface OptionWords {
  readonly label: string;
  readonly about: string;
  /** By value, for a choice. */
  readonly values?: Readonly<Record<string, ValueWords>>;
}

/** What somebody reads about a game before they sit down. */
export interface AboutWords {
  readonly name: string;
  readonly credit: string;
  /** In a few words, what one does in it: for a list of games. */
  readonly line: string;
  /** One sentence that makes one want to play. */
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionWords>>;
  /** What people like to say over it, by code. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** `games/<game>/about.ts` exports one of these as `about`: all that the start page and the gathering need of a game. */
export interface GameAbout {
  readonly words: Readonly<Record<Language, AboutWords>>;
  /** A few faces that show the game's cards at a glance. */
  readonly faces: readonly string[];
}

/** Options in words that fit a game's declaration; the wrong name or a missing one does not compile. */
export type OptionWordsFor<Kinds extends OptionKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends { kind: 'choice'; of: readonly (infer Word extends string)[] }
    ? OptionWords & { readonly values: Readonly<Record<Word, ValueWords>> }
    : OptionWords;
};

/** A game's own phrases in words. */
export type PhraseWordsFor<Phrases extends readonly string[]> = Readonly<Record<Phrases[number], string>>;

import type { OptionKinds } from '@hundredfold/shared/core/options.ts';
import type { Messages } from './en/index.ts';

export interface ValueMessages {
  readonly label: string;
  readonly about?: string;
}

/** The texts of an option: its label and one sentence about what it changes. */
export interface OptionMessages {
  readonly label: string;
  readonly about: string;
  /** The texts by value, for an option with choices. */
  readonly values?: Readonly<Record<string, ValueMessages>>;
}

/** The texts about a game that players read before they sit down. */
export interface AboutMessages {
  readonly name: string;
  readonly credit: string;
  /** A few words about how the game is played, for a list of games. */
  readonly line: string;
  /** One sentence that makes players want to try the game. */
  readonly pitch: string;
  readonly options: Readonly<Record<string, OptionMessages>>;
  /** The game's own chat phrases, by code. */
  readonly phrases?: Readonly<Record<string, string>>;
}

/** A game in three sentences: the goal, what a player does in a turn, and how the game ends. */
export interface SummaryMessages {
  readonly goal: string;
  readonly turn: string;
  readonly end: string;
}

/** The texts of a lesson: one for each step, which may say how a finger looks at a card, and one at the end. */
export interface LessonMessages<Key extends string = string> {
  readonly steps: Readonly<Record<Key, string | ((isTouched: boolean) => string)>>;
  readonly done: string;
  /** The answers to wrong presses, which the game's own `lesson.ts` reads. */
  readonly wrong: Readonly<Record<string, unknown>>;
}

/**
 * The sections that the app reads of every game. `games/<game>/messages/<language>.ts` exports all texts of a game in one language as
 * `messages`; the game's own code reads the other sections.
 */
export interface GameMessages {
  readonly about: AboutMessages;
  readonly summary: SummaryMessages;
  readonly tutorial?: LessonMessages;
}

/**
 * The texts of options that fit a game's declaration. A wrong or missing name does not compile, nor does a value of a
 * choice without a text: `values: { low: { label: 'Low' } }`.
 */
export type OptionMessagesFor<Kinds extends OptionKinds> = {
  readonly [Name in keyof Kinds]: Kinds[Name] extends { kind: 'choice'; of: readonly (infer Word extends string)[] }
    ? ChoiceMessages<Word>
    : Omit<OptionMessages, 'values'>;
};

interface ChoiceMessages<Word extends string> extends Omit<OptionMessages, 'values'> {
  readonly values: Readonly<Record<Word, ValueMessages>>;
}

/** The texts of a game's chat phrases, one for each of `Game.phrases`. They belong to `about.phrases`. */
export type PhraseMessagesFor<Phrases extends readonly string[]> = Readonly<Record<Phrases[number], string>>;

/**
 * The texts of the game's own refusals, by key, in whole sentences to the player. The app has texts for those that
 * all games share, such as `not-your-turn`.
 */
export type RefusalMessages<Refusal extends string> = Readonly<Record<Exclude<Refusal, keyof Messages['refusals']>, string>>;

import { SPECTATOR_ACCESS } from '@hundredfold/shared/protocol/spectators.ts';
import { describe, expect, test } from 'vitest';
import { catalogIn, messagesIn } from './all-languages.ts';
import { LANGUAGES, type Language } from './index.ts';
import { type Sentence, textOf } from './sentence.ts';

/** Texts that are the same in two languages for a reason: names of games and people, signs, loan words. */
const ALIKE: readonly RegExp[] = [
  /^app\.(?:pace\.normal|settings\.speeds\.normal|waiting\.pauseWord|invite\.(?:code|link)|result\.place)$/,
  /^app\.(?:replay\.title|botLevels\.title|botLevels\.(?:atSeat\.)?choices\.normal|look\.sizes\.normal|keys\.control)$/,
  /^app\.cards\.(?:ranks|spanishRanks|corners)\.\w+$/,
  /^(?!app)[\w-]+\.about\.name$/,
  /^app\.chat\.(?:title|reactions\.bravo)$/,
];

const WORDLESS = /^app\.result\.place$/;

/** The grammar of card names, which is no text by itself. */
const GRAMMAR = /^app\.cards\.(?:name|article|inflect|midSentence)$/;

/** Words that players do not understand, or that are vaguer than a name or a plain pronoun; `shared` has the texts of the games. */
const RIDDLES: Readonly<Record<Language, RegExp>> = {
  en: /\b(?:who(?:m)?ever|(?:some|any|every)body|nobody|house|seals?|lines? (?:is|was|of)|your line|just now|afresh)\b/i,
  de: /\b(?:Haus|Hause|Siegels?|Gespräch|hergerichtet|üblich)\b/,
  ru: /(?<!о)печат|разговор|реплик/i,
};

/** English and German set a space before an ellipsis, and Russian sets none. */
const WRONG_ELLIPSES: Readonly<Record<Language, RegExp>> = { en: /\S…/, de: /\S…/, ru: /\s…/ };

const NO_TEXT = /(?!)/;

const LATIN =
  /Hundredfold|Fraunces|Undercase Type|Figtree|Vollkorn|Onest|SIL Open Font License|MIT|Colyseus|PixiJS|Preact|QR|WebSocket|VPN|JSON|7K4M-2XPD|JavaScript|iPhone|iPad|Discord|Slack|Matrix|ntfy|https/g;

describe.each(LANGUAGES)('in %s', (spoken) => {
  test('everything has a text, for few and for many', () => {
    const sentences = sentencesIn(spoken);
    expect(matching(sentences, /^\s*$/)).toEqual([]);
    expect(matching(sentences, /undefined|NaN|\[object|#|^\s|\s$/)).toEqual([]);
  });
});

test.each(LANGUAGES)('texts outside the games are plain in %s', (spoken) => {
  expect(matching(textsOfTheApp(spoken), RIDDLES[spoken] ?? NO_TEXT)).toEqual([]);
});

test('no language has the sentences of another, except those that are listed', () => {
  const byLanguage = LANGUAGES.map((language) => new Map(sentencesIn(language).map(([path, texts]) => [path, texts.join('\n')])));
  const everywhere = [...(byLanguage[0]?.keys() ?? [])].filter((path) => byLanguage.every((texts) => texts.has(path)));
  const alike = everywhere.filter((path) => new Set(byLanguage.map((texts) => texts.get(path))).size < LANGUAGES.length);
  expect(alike.filter((path) => !ALIKE.some((listed) => listed.test(path)))).toEqual([]);
  expect(ALIKE.filter((listed) => !alike.some((path) => listed.test(path)))).toEqual([]);
});

test('a Russian sentence has no Latin word except names, and has Cyrillic letters', () => {
  const russian = sentencesIn('ru').filter(([path]) => !/\.about\.(?:name|credit)$|^app\.keys\.control$/.test(path));
  const withoutNames = russian.map(([path, texts]) => [path, texts.map((text) => text.replaceAll(LATIN, ''))] as const);
  expect(matching(withoutNames, /[A-Za-z]{2}/)).toEqual([]);
  const worded = russian.filter(([path]) => !WORDLESS.test(path));
  expect(matching(worded, /^[^А-Яа-яЁё]*$/)).toEqual([]);
});

test('a German sentence has no English in it, and German and Russian use their own quotation marks', () => {
  const german = sentencesIn('de').filter(([path]) => !/credit|fonts/.test(path));
  expect(matching(german, /\b(?:the|and|you|your|of|with|is|are|cards?)\b|“\w|"/i)).toEqual([]);
  expect(matching(sentencesIn('ru'), /[“”„"]/)).toEqual([]);
});

test.each(LANGUAGES)('an ellipsis has the space of %s before it', (spoken) => {
  expect(matching(sentencesIn(spoken), WRONG_ELLIPSES[spoken] ?? NO_TEXT)).toEqual([]);
});

function matching(texts: readonly Sentences[], wrong: RegExp): readonly string[] {
  return texts.flatMap(([path, sentences]) => sentences.filter((text) => wrong.test(text)).map((text) => `${path}: ${text}`));
}

/** All texts in a language, by their path. A text that depends on its arguments appears several times. */
function sentencesIn(language: Language): readonly Sentences[] {
  const { games } = catalogIn(language).all;
  return [...textsOfTheApp(language), ...Object.entries(games).flatMap(([game, texts]) => [...walk(texts, game)])];
}

function textsOfTheApp(language: Language): readonly Sentences[] {
  return [...walk(messagesIn(language), 'app')];
}

type Sentences = readonly [path: string, texts: readonly string[]];

function* walk(words: unknown, path: string): Generator<Sentences> {
  if (GRAMMAR.test(path)) return;
  if (typeof words === 'string') yield [path, [words]];
  else if (typeof words === 'function') yield [path, ask(words as TextFunction, path)];
  else for (const [key, value] of Object.entries(words as object)) yield* walk(value, `${path}.${key}`);
}

type TextFunction = (...about: readonly unknown[]) => Sentence;

const NUMBERS = [0, 1, 2, 5, 21, 104];

function ask(sentence: TextFunction, path: string): readonly string[] {
  if (/app\.spectators\.(?:stated|open|soon)$/.test(path))
    return SPECTATOR_ACCESS.flatMap((watch) => textOf([sentence(watch, 4)]) || []);
  return NUMBERS.flatMap((number) => {
    const text = textOf([sentence(...Array.from({ length: sentence.length }, () => anything(number)))]);
    return text === '' ? [] : [text];
  });
}

/**
 * Returns a value that works as a number, a name, a list of names, and a person with a name. The list is never empty, as some texts (cards
 * that are passed on) need at least one name.
 */
function anything(number: number): unknown {
  const names = Array.from({ length: Math.max(1, number) }, () => '7');
  const text = String(number);
  return Object.assign(Object(number) as object, names, {
    name: text,
    own: number % 2 === 0,
    length: number,
    join: names.join.bind(names),
    map: names.map.bind(names),
    [Symbol.iterator]: names[Symbol.iterator].bind(names),
    charAt: text.charAt.bind(text),
    slice: text.slice.bind(text),
    replace: text.replace.bind(text),
    replaceAll: text.replaceAll.bind(text),
  });
}

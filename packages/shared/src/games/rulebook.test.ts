import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { facesOf } from '../core/figure.ts';
import { parseRules, type Rulebook } from '../core/rulebook.ts';
import { rulebookOf } from '../testing/figures.ts';
import { paragraphOf, plainText } from '../testing/rulebook-text.ts';
import { settingsOf } from '../testing/setting.ts';
import { folderOf, TEST_GAMES } from '../testing/test-games.ts';

/** Matches citations such as `rule 4.1`, `rules 4.3 to 5.2` and `(1.3)`. */
const CITED = /\b(?:[Rr]ules? |and |to |\()([1-9]\.\d+)\b/g;

/** The section that says whose game it is. It is no rule, so no scenario shows it. */
const ORIGIN = /^The designers?$|^Where it comes from$/;

const AUTHORS: Readonly<Record<string, readonly string[]>> = {
  'mod-four': ['Mark Steere in 2022'],
  'four-square': ['Stephanie and Aaron Richardson', 'A’n’SR-entertainments'],
  'hundred-rummy': ['Stephanie and Aaron Richardson', 'Sharron and Les Blalock', 'A’n’SR-entertainments'],
  'one-hundred-one': ['N. Barkhatov'],
  foursquare: ['Wil Su', 'Mario Reeves'],
};

describe.each(TEST_GAMES)('RULES.md of $id', (game) => {
  const folder = folderOf(game.id);
  const rules = rulebookOf(game.id);

  test.each(Object.entries(game.refusals))('explains the refusal %s in %s', (_, number) => {
    expect(paragraphOf(rules, number)).toBeDefined();
  });

  test('has at least four figures, with cards of the game', () => {
    const paragraphs = rules.sections.flatMap((section) => section.paragraphs);
    const figures = paragraphs.flatMap(({ figure }) => (figure === null ? [] : [figure]));
    expect(figures.length).toBeGreaterThanOrEqual(4);
    const faces = new Set(settingsOf(game).flatMap(({ options }) => game.faces(options)));
    expect(figures.flatMap(facesOf).filter((face) => !faces.has(face))).toEqual([]);
  });

  test('has every paragraph that it cites', () => {
    const words = rules.sections.flatMap((section) => section.paragraphs.map((each) => plainText(each.runs))).join('\n');
    for (const [, number = ''] of words.matchAll(CITED)) expect(paragraphOf(rules, number), number).toBeDefined();
  });

  test.each(translationsOf(folder))('has the same paragraphs, figures and numbers in %s', (file) => {
    const translated = parseRules(readFileSync(new URL(file, folder), 'utf8'));
    expect(numbersOf(translated)).toEqual(numbersOf(rules));
    for (const number of numbersOf(rules)) {
      expect(saidWithoutWords(translated, number), number).toEqual(saidWithoutWords(rules, number));
    }
  });

  const scenarios = rules.sections.filter(({ title }) => !ORIGIN.test(title));
  test.each(numbersOf({ ...rules, sections: scenarios }))('has a test for every paragraph: %s', (number) => {
    const tests = sourcesOf(folder).filter((name) => name.endsWith('.test.ts'));
    const words = tests.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    expect(words).toMatch(new RegExp(`\\(\\s*['"]${number.replace('.', '[.]')} `));
  });

  test.each(sourcesOf(folder))('has every paragraph that %s cites', (file) => {
    for (const [, number = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(CITED)) {
      expect(paragraphOf(rules, number), number).toBeDefined();
    }
  });
});

test.each(Object.entries(AUTHORS))('RULES.md of %s credits %j', (game, authors) => {
  const origin = rulebookOf(game).sections.find(({ title }) => ORIGIN.test(title));
  const words = origin?.paragraphs.map(({ runs }) => plainText(runs)).join(' ');
  for (const author of authors) expect(words).toContain(author);
});

function numbersOf(rules: Rulebook): readonly string[] {
  return rules.sections.flatMap((section) => section.paragraphs.map((each) => each.number));
}

function translationsOf(folder: URL): readonly string[] {
  return readdirSync(folder).filter((name) => /^RULES\.\w+\.md$/.test(name));
}

/** Returns the language-independent content of a paragraph: the cards and signs of its figure, and all numbers. */
function saidWithoutWords(rules: Rulebook, number: string): unknown {
  const { runs = [], figure = null } = paragraphOf(rules, number) ?? {};
  const drawn = (figure ?? []).map((picture) =>
    picture.map((row) => row.map((piece) => ('words' in piece ? { ...piece, words: numerals(piece.words) } : piece))),
  );
  return { drawn, numerals: numerals(plainText(runs)).toSorted(), stresses: runs.filter(({ stressed }) => stressed).length };
}

function numerals(said: string): readonly string[] {
  return said.match(/\d+/g) ?? [];
}

function sourcesOf(folder: URL): readonly string[] {
  const files = readdirSync(new URL('rules/', folder)).filter((name) => name.endsWith('.ts'));
  return files.map((name) => `rules/${name}`);
}

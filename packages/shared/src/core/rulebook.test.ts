import { describe, expect, test } from 'vitest';
import { paragraphOf, plainText } from '../testing/rulebook-text.ts';
import { parseFigure } from './figure.ts';
import { parseRules } from './rulebook.ts';

const FIGURE = ['```cards', '7S  8S', '', '[9S]  "the trick"', '```'].join('\n');

const WHIST = `# Whist

A game of *tricks*.

For four.

## 1 The aim

**1.1** Win *most* tricks.

**1.2** Lose none.

${FIGURE}

## 2 The deal

**2.1** Deal.
`;

describe('a rulebook', () => {
  test('has a title, an introduction and numbered paragraphs in sections', () => {
    const rules = parseRules(WHIST);
    expect(rules.title).toBe('Whist');
    expect(rules.intro.map(plainText)).toEqual(['A game of tricks.', 'For four.']);
    expect(rules.sections.map((section) => `${section.number} ${section.title}`)).toEqual(['1 The aim', '2 The deal']);
    expect(rules.sections.map((section) => section.paragraphs.map((each) => each.number))).toEqual([['1.1', '1.2'], ['2.1']]);
  });

  test.each([WHIST, WHIST.replace('*most*', '_most_')])('emphasises text between asterisks or underscores', (markdown) => {
    expect(paragraphOf(parseRules(markdown), '1.1')?.runs).toEqual([
      { text: 'Win ', stressed: false },
      { text: 'most', stressed: true },
      { text: ' tricks.', stressed: false },
    ]);
  });

  test('has a figure after the paragraph that it belongs to', () => {
    const rules = parseRules(WHIST);
    const drawn = rules.sections.flatMap((section) => section.paragraphs).filter(({ figure }) => figure !== null);
    expect(drawn.map(({ number }) => number)).toEqual(['1.2']);
    expect(drawn[0]?.figure).toEqual(parseFigure(['7S  8S', '', '[9S]  "the trick"']));
  });

  test('returns no paragraph for an unknown number', () => {
    expect(paragraphOf(parseRules(WHIST), '2.2')).toBeUndefined();
  });

  test.each([
    ['no title', 'Whist\n', /title/],
    ['a section skipped', WHIST.replace('## 2', '## 3'), /section 2/],
    ['a paragraph skipped', WHIST.replace('**1.2**', '**1.3**'), /paragraph 1\.2/],
    ['a paragraph without a number', WHIST.replace('**2.1** ', ''), /paragraph 2\.1/],
    ['a stress that does not end', WHIST.replace('*most*', '*most'), /stress/],
    ['a figure in the introduction', WHIST.replace('For four.', FIGURE), /after its paragraph/],
    ['a figure before the first paragraph', WHIST.replace('## 1 The aim', `## 1 The aim\n\n${FIGURE}`), /after its paragraph/],
    ['a second figure', `${WHIST}\n${FIGURE}\n\n${FIGURE}\n`, /after its paragraph/],
    ['a fence of something else', WHIST.replace('```cards', '```ts'), /only cards/],
    ['a fence that does not end', WHIST.replace(/```\n\n## 2/, '\n## 2'), /the fence ends/],
    ['a fence with nothing in it', WHIST.replace(/```cards[^`]*```/, '```cards\n```'), /only cards/],
    ['an invalid card', WHIST.replace('[9S]', '[nine]'), /unknown piece of a figure: \[nine\]/],
  ])('%s is an error', (_, markdown, complaint) => {
    expect(() => parseRules(markdown)).toThrow(complaint);
  });
});

import { describe, expect, test } from 'vitest';
import { type Figure, facesOf, isCard, parseFigure } from './figure.ts';

const read = (...lines: readonly string[]): Figure => parseFigure(lines);
const face = (name: string, more: object = {}) => ({ kind: 'face', face: name, meant: false, words: '', ...more });

describe('a figure', () => {
  test('is made of cards, backs and empty places', () => {
    expect(read('7S  10  12b ##  ..')).toEqual([
      [
        [
          face('7S'),
          face('10'),
          face('12b'),
          { kind: 'back', meant: false, words: '' },
          { kind: 'empty', meant: false, words: '' },
        ],
      ],
    ]);
  });

  test('marks the card that the example is about', () => {
    const [[row = []] = []] = read('7S [10H] [##] [..]');
    expect(row.filter(isCard).map(({ meant }) => meant)).toEqual([false, true, true, true]);
  });

  test('puts words below the card that they follow, and otherwise beside the cards', () => {
    expect(read('"In all" 7S "Ann" + 2D = "nine points"')).toEqual([
      [
        [
          { kind: 'words', words: 'In all' },
          face('7S', { words: 'Ann' }),
          { kind: 'sign', sign: '+' },
          face('2D'),
          { kind: 'sign', sign: '=' },
          { kind: 'words', words: 'nine points' },
        ],
      ],
    ]);
  });

  test('has rows, and a new picture after an empty line', () => {
    const figure = read('7S 8S', '9S 10S', '', '→ "then"', 'AS');
    expect(figure.map((picture) => picture.map((row) => row.length))).toEqual([
      [2, 2],
      [2, 1],
    ]);
    expect(facesOf(figure)).toEqual(['7S', '8S', '9S', '10S', 'AS']);
  });

  test('names each face once', () => {
    expect(facesOf(read('7S ## [7S]', '..  10'))).toEqual(['7S', '10']);
  });

  test.each([
    ['nothing at all', [''], /without content/],
    ['an empty line before it', ['', '7S'], /without content/],
    ['no card', ['"only words"'], /without a card/],
    ['words that do not end', ['7S "Ann'], /unknown piece of a figure: "Ann/],
    ['words that say nothing', ['7S " "'], /unknown piece/],
    ['words glued to a card', ['7S"Ann"'], /unknown piece/],
    ['words after words', ['7S "Ann" "Ben"'], /words after words/],
    ['words after words at the beginning', ['"Ann" "Ben" 7S'], /words after words/],
    ['a mark that does not end', ['[7S'], /unknown piece/],
    ['a mark on nothing', ['[] 7S'], /unknown piece/],
    ['a mark on a sign', ['7S [→] 8S'], /unknown piece/],
    ['a mark in a mark', ['[[7S]]'], /unknown piece/],
    ['an unknown sign', ['7S > 8S'], /unknown piece of a figure: >/],
    ['words without quotes', ['7S Anna'], /unknown piece/],
  ])('%s is an error', (_, lines, complaint) => {
    expect(() => parseFigure(lines)).toThrow(complaint);
  });
});

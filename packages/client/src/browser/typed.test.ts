import { expect, test } from 'vitest';
import { isLetterKey } from './typed.ts';

test.each([
  ['m', 'KeyM', 'of a layout like the English one'],
  ['M', 'KeyM', 'with the shift key, or the caps lock'],
  ['m', 'Semicolon', 'of a French layout'],
  ['ь', 'KeyM', 'of a Russian layout'],
  ['Ь', 'KeyM', 'of a Russian layout with the caps lock'],
  ['μ', 'KeyM', 'of a Greek layout'],
  ['צ', 'KeyM', 'of a Hebrew layout'],
])('“%s” at %s is the key M %s', (key, code) => {
  expect(isLetterKey({ key, code }, 'm')).toBe(true);
});

test.each([
  [',', 'KeyM', 'of a French layout'],
  ['ü', 'KeyM', 'of a layout with Latin letters'],
  ['ж', 'Semicolon', 'of a Russian layout'],
  ['Process', 'KeyM', 'while a word is being composed'],
  ['n', 'KeyN', 'of a layout like the English one'],
])('“%s” at %s is another key %s', (key, code) => {
  expect(isLetterKey({ key, code }, 'm')).toBe(false);
});

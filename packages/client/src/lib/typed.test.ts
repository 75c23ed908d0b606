import { expect, test } from 'vitest';
import { isLetterKey } from './typed.ts';

test.each([
  ['m', 'KeyM', 'on an English layout'],
  ['M', 'KeyM', 'with Shift or Caps Lock'],
  ['m', 'Semicolon', 'on a French layout'],
  ['ь', 'KeyM', 'on a Russian layout'],
  ['Ь', 'KeyM', 'on a Russian layout with Caps Lock'],
  ['μ', 'KeyM', 'on a Greek layout'],
  ['צ', 'KeyM', 'on a Hebrew layout'],
])('“%s” at %s is the key M %s', (key, code) => {
  expect(isLetterKey({ key, code }, 'm')).toBe(true);
});

test.each([
  [',', 'KeyM', 'on a French layout'],
  ['ü', 'KeyM', 'on a layout with Latin letters'],
  ['ж', 'Semicolon', 'on a Russian layout'],
  ['Process', 'KeyM', 'while a word is being composed'],
  ['n', 'KeyN', 'on an English layout'],
])('“%s” at %s is another key %s', (key, code) => {
  expect(isLetterKey({ key, code }, 'm')).toBe(false);
});

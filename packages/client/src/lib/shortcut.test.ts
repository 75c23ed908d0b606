import { expect, test, vi } from 'vitest';
import { shortcutOf } from './shortcut.ts';

class FakeElement {
  readonly isField: boolean;
  constructor(isField: boolean) {
    this.isField = isField;
  }
  closest(): FakeElement | null {
    return this.isField ? this : null;
  }
}

const ALT = { altKey: true };
const CTRL = { ctrlKey: true };
const META = { metaKey: true };

function press(key: string, code: string, modifiers: Partial<KeyboardEvent> = {}, isField = false): string | null {
  vi.stubGlobal('Element', FakeElement);
  const plain = { ctrlKey: false, metaKey: false, altKey: false, target: new FakeElement(isField) };
  return shortcutOf({ ...plain, ...modifiers, key, code } as unknown as KeyboardEvent);
}

test.each<readonly [string, string, string, Partial<KeyboardEvent>, string]>([
  ['m', 'm', 'KeyM', {}, 'English'],
  ['m', 'M', 'KeyM', {}, 'English, with Shift or Caps Lock'],
  ['m', 'm', 'Semicolon', {}, 'French'],
  ['m', 'ь', 'KeyM', {}, 'Russian'],
  ['m', 'Ь', 'KeyM', {}, 'Russian, with Caps Lock'],
  ['m', 'μ', 'KeyM', {}, 'Greek'],
  ['m', 'צ', 'KeyM', {}, 'Hebrew'],
  ['[', '[', 'BracketLeft', {}, 'English'],
  ['[', '[', 'Digit8', {}, 'German, with AltGr'],
  ['[', '[', 'Digit8', { ...ALT, ...CTRL }, 'German, with AltGr in an older browser'],
  ['[', '[', 'Digit5', ALT, 'German on a Mac, with Option'],
  [']', ']', 'Digit6', ALT, 'German on a Mac, with Option'],
  [']', ']', 'Minus', {}, 'French, with AltGr'],
  [']', ']', 'Minus', { ...ALT, shiftKey: true }, 'French on a Mac, with Option'],
  [']', ']', 'BracketLeft', {}, 'Hebrew, which has the brackets the other way round'],
  ['?', '?', 'Minus', { shiftKey: true }, 'German'],
  ['?', '?', 'Digit7', { shiftKey: true }, 'Russian'],
  ['Backspace', 'Backspace', 'Backspace', {}, 'any'],
  ['ArrowLeft', 'ArrowLeft', 'Numpad4', {}, 'any, on the number pad'],
])('“%s” is the shortcut of “%s” at %s %o: layout %s', (shortcut, key, code, modifiers) => {
  expect(press(key, code, modifiers)).toBe(shortcut);
});

test.each([
  ['m', 'KeyM', CTRL],
  ['ь', 'KeyM', CTRL],
  ['m', 'KeyM', META],
  ['m', 'KeyM', ALT],
  ['ь', 'KeyM', ALT],
  ['µ', 'KeyM', ALT],
  ['[', 'BracketLeft', META],
  [']', 'BracketRight', CTRL],
  [']', 'Digit6', { ...ALT, ...META }],
  ['ArrowLeft', 'ArrowLeft', ALT],
  ['Home', 'Home', ALT],
  [' ', 'Space', ALT],
  ['Backspace', 'Backspace', CTRL],
])('“%s” at %s with %o is left to the browser', (key, code, modifiers) => {
  expect(press(key, code, modifiers)).toBeNull();
});

test.each([
  [',', 'KeyM', 'French'],
  ['ü', 'BracketLeft', 'German'],
  ['µ', 'KeyM', 'German, with AltGr'],
  ['ж', 'Semicolon', 'Russian'],
  ['Process', 'KeyM', 'any, while a word is being composed'],
  ['Dead', 'BracketLeft', 'French, before an accented letter'],
])('“%s” at %s is no shortcut: layout %s', (key, code) => {
  expect(['m', '[', ']']).not.toContain(press(key, code));
});

test.each(['m', '[', '?', 'Backspace'])('“%s” is text in a field', (key) => {
  expect(press(key, '', {}, true)).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lasting } from '../../ui/notices.tsx';
import { warnOfUnsavedGame } from './unsaved-game.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  lasting.value = null;
});
afterEach(() => {
  lasting.value = null;
});

const asksBeforeLeaving = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a game that cannot be saved is reported once, and leaving the page asks, until the game is over', () => {
  expect(asksBeforeLeaving()).toBe(false);
  const stop = warnOfUnsavedGame();
  expect(lasting.value?.text).toBe('Your browser can’t save this game. Keep this page open until it’s over.');
  expect(asksBeforeLeaving()).toBe(true);
  stop();
  expect(lasting.value).toBeNull();
  expect(asksBeforeLeaving()).toBe(false);
});

test('the end of such a game does not close another notice', () => {
  const stop = warnOfUnsavedGame();
  lasting.value = { text: 'Something else.' };
  stop();
  expect(lasting.value).toEqual({ text: 'Something else.' });
});

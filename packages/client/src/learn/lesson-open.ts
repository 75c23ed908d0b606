import { signal } from '@preact/signals';
import * as v from 'valibot';
import { storedList } from '../ui/stored.ts';

/** Which game is being learned, over whatever page is open; `null` if none is. */
export const lessonOf = signal<string | null>(null);

/** Games that nobody need offer to teach in this browser: a lesson was taken, or left. */
const offered = storedList('lessons', v.string());

/** The browser's way back leads out of a lesson, not out of the page under it. */
export function openLesson(game: string): void {
  if (lessonOf.peek() !== null) return;
  opener = document.activeElement; // What lies below loses the focus in a moment.
  history.pushState(null, '', location.href);
  addEventListener('popstate', leave, { once: true });
  lessonOf.value = game;
  if (!offered.peek().includes(game)) offered.value = [...offered.peek(), game];
}

export function closeLesson(): void {
  if (lessonOf.peek() !== null) history.back();
}

/** Another page opens over it. */
export function dropLesson(): void {
  removeEventListener('popstate', leave);
  leave();
}

/** Whether this browser's person has neither taken the lesson of a game nor left it. */
export function isNewTo(game: string): boolean {
  return !offered.value.includes(game);
}

let opener: Element | null = null;

/** The focus goes back to where it came from, once that can be reached again. */
function leave(): void {
  lessonOf.value = null;
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

import { signal } from '@preact/signals';
import * as v from 'valibot';
import { storedList } from '../browser/stored.ts';
import { closeRules } from '../ui/rules-open.ts';

/** Which game is being learned, over whatever page is open; `null` if none is. */
export const openLessonGame = signal<string | null>(null);

/** Games that nobody need offer to teach in this browser: a lesson was taken, or left. */
const offered = storedList('lessons', v.string());

/** The browser's way back leads out of a lesson, not out of the page under it: it has an entry of its own on top of the page's. */
export function openLesson(game: string): void {
  if (openLessonGame.peek() !== null) return;
  opener = document.activeElement; // What lies below loses the focus in a moment.
  history.pushState({ ...(history.state as object | null), lesson: game }, '', location.href);
  addEventListener('popstate', leave, { once: true });
  openLessonGame.value = game;
  if (!offered.peek().includes(game)) offered.value = [...offered.peek(), game];
}

export function closeLesson(): void {
  if (openLessonGame.peek() === null || leaving) return;
  const onTop = (history.state as { readonly lesson?: string } | null)?.lesson !== undefined;
  if (onTop) {
    leaving = true;
    history.back();
  } else abandonLesson(); // The page below has gone on to another one.
}

/** Another page opens over it. */
export function abandonLesson(): void {
  removeEventListener('popstate', leave);
  leave();
}

/** Whether this browser's person has neither taken the lesson of a game nor left it. */
export function isNewTo(game: string): boolean {
  return !offered.value.includes(game);
}

let opener: Element | null = null;
/** The browser is on its way back out of the lesson. */
let leaving = false;

/** The focus goes back to where it came from, once that can be reached again. */
function leave(): void {
  leaving = false;
  closeRules();
  openLessonGame.value = null;
  requestAnimationFrame(() => {
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  });
}

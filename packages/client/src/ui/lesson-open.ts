import { signal } from '@preact/signals';
import * as v from 'valibot';
import { changeList, storedList } from '../lib/stored.ts';
import { closeHelp } from './help-open.ts';
import { slot } from './slot.tsx';

export const lessonGame = signal<string | null>(null);

/** Offers players who wait the lesson of the first of these games that is new to them. */
export const OfferedLesson = slot<{ readonly games: readonly string[] }>();

/** The games whose lesson was opened or that were played to the end in this browser; they are no longer new to its user. */
const known = storedList('lessons', v.string());

/** Opens a lesson with a history entry of its own, so that the back button leads out of the lesson alone. */
export function openLesson(game: string): void {
  if (lessonGame.peek() !== null) return;
  opener = document.activeElement; // The page below loses the focus in a moment.
  history.pushState({ ...(history.state as object | null), lesson: game }, '', location.href);
  show(game);
  noteKnown(game);
}

/**
 * Opens a lesson again when the user reaches its history entry: by a reload, or from the game that was started in it. Otherwise that
 * entry would show the page under the lesson a second time.
 */
export function followLessons(): void {
  const reopen = (): void => {
    const game = lessonInHistory();
    if (game === undefined || lessonGame.peek() !== null) return;
    opener = null;
    show(game);
  };
  addEventListener('popstate', reopen);
  reopen();
}

function show(game: string): void {
  addEventListener('popstate', leave, { once: true });
  lessonGame.value = game;
}

function lessonInHistory(): string | undefined {
  return (history.state as { readonly lesson?: string } | null)?.lesson;
}

export function closeLesson(): void {
  if (lessonGame.peek() === null || leaving) return;
  if (lessonInHistory() !== undefined) {
    leaving = true;
    history.back();
  } else abandonLesson(); // The page below has moved on to another one.
}

/** Closes the lesson because another page opens over it. */
export function abandonLesson(): void {
  removeEventListener('popstate', leave);
  leave();
}

export function isNewTo(game: string): boolean {
  return !known.value.includes(game);
}

export function noteKnown(game: string): void {
  if (!known.peek().includes(game)) changeList(known, (games) => [...games, game]);
}

let opener: Element | null = null;
let leaving = false;

/** Closes the lesson and returns the focus to where it came from, or to the page if the lesson is not offered there any more. */
function leave(): void {
  leaving = false;
  closeHelp();
  lessonGame.value = null;
  requestAnimationFrame(() => {
    const back = opener?.isConnected === false ? document.querySelector('main[tabindex], h1[tabindex]') : opener;
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  });
}

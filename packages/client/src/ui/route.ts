import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { withViewTransition } from './view-transition.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'solo'; readonly id: string | null }
  /**
   * A finished game to watch again, by the id of its record; `null` if it is still to be opened, or if `packed`, the fragment of the
   * address, has the whole game. The page removes the fragment from the address when it opens another game.
   */
  | { readonly page: 'replay'; readonly id: string | null; readonly packed: string }
  | { readonly page: 'credits' }
  /** The address of a table with a code that cannot be read. */
  | { readonly page: 'unread' }
  | { readonly page: 'nowhere' };

/** Returns the page of an address, without the `#` of its fragment. A user may type a code by hand: in lower case, with a dash. */
export function readRoute(pathname: string, fragment = ''): Route {
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (first.toLowerCase() === 't') {
    const code = readCode([second, ...rest].join(' '));
    return code === null ? { page: 'unread' } : { page: 'table', code };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === 'alone') return readAlone(second);
  if (first === 'r') return readReplay(second, fragment);
  if (second !== undefined) return { page: 'nowhere' };
  if (first === '') return { page: 'start' };
  return first === 'credits' ? { page: 'credits' } : { page: 'nowhere' };
}

/** Returns the page for games on this device, or for one of them by its id. */
function readAlone(id: string | undefined): Route {
  if (id === undefined) return { page: 'solo', id: null };
  return /^[A-Za-z0-9_-]{12}$/.test(id) ? { page: 'solo', id } : { page: 'nowhere' };
}

/** Returns the page of a finished game, by the id of its record or with the game in the fragment. */
function readReplay(id: string | undefined, fragment: string): Route {
  if (id === undefined) return { page: 'replay', id: null, packed: fragment };
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) ? { page: 'replay', id, packed: '' } : { page: 'nowhere' };
}

/** Returns the path of a finished game; without an id, of the page that opens one from a file. */
export function replayPath(id?: string): string {
  return id === undefined ? '/r' : `/r/${id}`;
}

export function soloPath(id?: string): string {
  return id === undefined ? '/alone' : `/alone/${id}`;
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

/** Returns a code as people read it aloud: two groups of four. */
export function spokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export const route = signal<Route>(arrivedAt());

/** Returns the page of the current address, and removes from the address what stood around a pasted link. */
function arrivedAt(): Route {
  if (globalThis.location === undefined) return { page: 'start' };
  const at = readRoute(location.pathname, location.hash.slice(1));
  if (at.page === 'table' && location.pathname !== tablePath(at.code)) {
    history.replaceState(history.state, '', tablePath(at.code) + location.search + location.hash);
  }
  return at;
}

/** The facts about a page that the history keeps. */
interface PageState {
  /** `true` if the page was opened from another page of the app. */
  readonly hasPrevious: boolean;
}

/** Navigates to a page of the app without a page load. */
export function go(path: string): void {
  const state: PageState = { hasPrevious: true };
  history.pushState(state, '', path);
  withViewTransition(arrive);
}

/** Returns to the page from which this one was opened; to the start page if it was opened from elsewhere. */
export function goBack(): void {
  if ((history.state as PageState | null)?.hasPrevious === true) history.back();
  else go('/');
}

/** Updates the route when the user presses the browser's back or forward button. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    // The user has left something over the page, such as a lesson, and not the page itself.
    if (location.pathname !== renamedTo) arrive();
  });
}

/** The path that the open page has got since it opened; `null` if it has kept its own. */
let renamedTo: string | null = null;

/** Gives the open page another path without opening it again. */
export function renamePage(path: string): void {
  history.replaceState(history.state, '', path);
  renamedTo = path;
}

let arrived = 0;

/** Returns how many pages were opened without a page load. */
function arrivals(): number {
  return arrived;
}

function arrive(): void {
  arrived++;
  renamedTo = null;
  route.value = arrivedAt();
  scrollTo(0, 0);
}

/** Moves the focus to the head of a page that opens without a page load, as a real load would. */
export function useArrivalFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const head = useRef<Kind>(null);
  useEffect(() => {
    if (arrivals() > 0) head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}

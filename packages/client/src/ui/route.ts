import { type PagePath, readPackedGame, readPagePath } from '@hundredfold/shared/protocol/page-path.ts';
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { withBasePath, withoutBasePath } from '../lib/base-path.ts';
import { withViewTransition } from './view-transition.ts';

export type Route =
  | Exclude<PagePath, { readonly page: 'replay' | 'verify' | 'solo' | 'group' }>
  | { readonly page: 'solo'; readonly id: string }
  /**
   * A finished game to watch again, by the id of its record; `null` if it is still to be opened, or if `packed`, the fragment of the
   * address, has the whole game. The page removes the fragment from the address when it opens another game.
   */
  | { readonly page: 'replay'; readonly id: string | null; readonly packed: string }
  /** A group by its id, or else by the fragment of its link; without both, the page makes a group. */
  | { readonly page: 'group'; readonly id: string | null; readonly link: string };

/** Returns the page of an address, without the `#` of its fragment. */
export function readRoute(pathname: string, fragment = ''): Route {
  const at = readPagePath(pathname);
  if (at.page === 'replay') return { ...at, packed: at.id === null ? readPackedGame(fragment) : '' };
  if (at.page === 'group') return { ...at, link: at.id === null ? fragment : '' };
  if (at.page === 'solo') return at.id === null ? { page: 'start' } : { page: 'solo', id: at.id };
  return at.page === 'verify' ? { page: 'nowhere' } : at; // The server has a page of its own for it.
}

/** Returns the path of a finished game; without an id, of the page that opens one from a file. */
export function replayPath(id?: string): string {
  return id === undefined ? '/r' : `/r/${id}`;
}

/** Returns the path of a group by its id, or, without one, of the page that makes a group. */
export function groupPath(id = ''): string {
  return `/g/${id}`;
}

/** Returns the link of a group. Browsers do not send the part behind the # to the server. */
export function groupLink(secret: string): string {
  return `/g/#${secret}`;
}

export function soloPath(id: string): string {
  return `/alone/${id}`;
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

/** Returns a code as people read it aloud: two groups of four. */
export function spokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The page that is shown (router). */
export const route = signal<Route>(arrivedAt());

/** Returns the page of the current address, and removes from the address what stood around a pasted link. */
function arrivedAt(): Route {
  if (globalThis.location === undefined) return { page: 'start' };
  const { pathname, search, hash } = location;
  const at = readRoute(withoutBasePath(pathname), hash.slice(1));
  const known = pathOf(at);
  const path = known === null ? pathname : withBasePath(known);
  const fragment = at.page === 'replay' && at.packed !== '' ? `#${at.packed}` : hash;
  if (path !== pathname || fragment !== hash) history.replaceState(history.state, '', path + search + fragment);
  return at;
}

function pathOf(at: Route): string | null {
  switch (at.page) {
    case 'start':
      return '/';
    case 'credits':
    case 'stored':
      return `/${at.page}`;
    case 'table':
      return tablePath(at.code);
    case 'solo':
      return soloPath(at.id);
    case 'replay':
      return replayPath(at.id ?? undefined);
    case 'group':
      return groupPath(at.id ?? undefined);
    case 'unread':
    case 'nowhere':
      return null;
  }
}

export function go(path: string): void {
  history.pushState({ hasPrevious: true }, '', withBasePath(path));
  withViewTransition(arrive);
}

/** Returns to the page from which this one was opened; to the start page if it was opened from elsewhere. */
export function goBack(): void {
  if ((history.state as { readonly hasPrevious?: boolean } | null)?.hasPrevious === true) history.back();
  else go('/');
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    // The user has left something over the page, such as a lesson, and not the page itself.
    if (location.pathname !== renamedTo) arrive();
  });
}

let renamedTo: string | null = null;

/** Gives the open page another path without opening it again. */
export function renamePage(path: string): void {
  renamedTo = withBasePath(path);
  history.replaceState(history.state, '', renamedTo);
}

/** `true` once a page was opened without a page load. */
let hasArrived = false;

function arrive(): void {
  hasArrived = true;
  renamedTo = null;
  route.value = arrivedAt();
  scrollTo(0, 0);
}

/** Moves the focus to the head of a page that opens without a page load, as a real load would. */
export function useArrivalFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const head = useRef<Kind>(null);
  useEffect(() => {
    if (hasArrived) head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}

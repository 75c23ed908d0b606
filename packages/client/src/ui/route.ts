import { readCode } from '@hundredfold/shared/protocol/code.ts';
import { signal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { withViewTransition } from './view-transition.ts';

export type Route =
  | { readonly page: 'start' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'alone'; readonly id: string | null }
  | { readonly page: 'credits' }
  /** Meant for a table, by a code that cannot be read. */
  | { readonly page: 'unread' }
  | { readonly page: 'nowhere' };

/** Where an address leads. A code may be typed by hand: in small letters, with a dash. */
export function readRoute(pathname: string): Route {
  const [first = '', second, ...rest] = pathname.split('/').filter((part) => part !== '');
  if (first.toLowerCase() === 't') {
    const code = readCode([second, ...rest].join(' '));
    return code === null ? { page: 'unread' } : { page: 'table', code };
  }
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === 'alone') return readAlone(second);
  if (second !== undefined) return { page: 'nowhere' };
  if (first === '') return { page: 'start' };
  return first === 'credits' ? { page: 'credits' } : { page: 'nowhere' };
}

/** Games on this device, or one of them by its id. */
function readAlone(id: string | undefined): Route {
  if (id === undefined) return { page: 'alone', id: null };
  return /^[A-Za-z0-9_-]{12}$/.test(id) ? { page: 'alone', id } : { page: 'nowhere' };
}

export function alonePath(id?: string): string {
  return id === undefined ? '/alone' : `/alone/${id}`;
}

export function tablePath(code: string): string {
  return `/t/${code}`;
}

/** A code as one reads it aloud: two groups of four. */
export function spokenCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

export const route = signal<Route>(arrivedAt());

/** Where the address leads; a link that came with something around it stands there as it was meant. */
function arrivedAt(): Route {
  if (globalThis.location === undefined) return { page: 'start' };
  const at = readRoute(location.pathname);
  if (at.page === 'table' && location.pathname !== tablePath(at.code)) {
    history.replaceState(history.state, '', tablePath(at.code) + location.search + location.hash);
  }
  return at;
}

/** Goes to a page of the house without loading it anew. */
export function go(path: string): void {
  history.pushState(null, '', path);
  withViewTransition(arrive);
}

/** Follows the browser's back and forward from now on. */
export function followHistory(): void {
  addEventListener('popstate', arrive);
}

let arrived = 0;

/** How many times a page was entered without a load. */
function arrivals(): number {
  return arrived;
}

function arrive(): void {
  arrived++;
  route.value = arrivedAt();
  scrollTo(0, 0);
}

/** Whoever comes from another page of the house finds the focus at its head, as after a real load. */
export function useArrivalFocus<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const head = useRef<Kind>(null);
  useEffect(() => {
    if (arrivals() > 0) head.current?.focus({ preventScroll: true });
  }, []);
  return head;
}

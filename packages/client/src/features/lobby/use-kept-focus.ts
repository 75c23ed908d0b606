import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { codeOf } from './use-meant-rows.ts';

interface Focused {
  readonly element: HTMLElement;
  readonly code: string | null;
  readonly place: number;
}

/**
 * Keeps the focus of players who go through the rows by keyboard: on the same button, or else on its row, or, if that is gone, on the row
 * that took its place.
 */
export function useKeptFocus(list: RefObject<Element | null>, codes: readonly string[]): void {
  const before = useRef<Focused | null>(null);
  before.current = focusedIn(list.current);
  useLayoutEffect(() => {
    const was = before.current;
    if (was === null || list.current === null || list.current.contains(document.activeElement)) return;
    const place = was.code !== null && codes.includes(was.code) ? codes.indexOf(was.code) : was.place;
    const row = list.current.children[Math.min(place, codes.length - 1)]?.querySelector('article');
    (was.element.isConnected ? was.element : row)?.focus({ preventScroll: true });
  });
}

function focusedIn(list: Element | null): Focused | null {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || !list?.contains(element)) return null;
  return { element, code: codeOf(element), place: [...list.children].findIndex((row) => row.contains(element)) };
}

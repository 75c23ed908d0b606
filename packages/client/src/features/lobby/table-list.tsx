import type { LobbyRow } from '@hundredfold/shared/protocol/lobby-row.ts';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { TableRow } from './table-row.tsx';

/** The rows of the list as they come, change and go. While the focus or a pointer is among them, they keep their places. */
export function TableList({ rows }: { readonly rows: readonly LobbyRow[] }) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useRef<readonly string[]>([]);
  const [isPointedAt, setPointedAt] = useState(false);
  const [, setLeft] = useState(0);
  const isRead = isPointedAt || (list.current?.contains(document.activeElement) ?? false);
  const ordered = isRead ? keepOrder(shown.current, rows) : rows;
  const codes = ordered.map(({ code }) => code);
  useKeptFocus(list, codes);
  shown.current = codes;
  const settle = ({ relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && list.current?.contains(relatedTarget))) setLeft((times) => times + 1);
  };
  return (
    <ul
      ref={list}
      class="table-list"
      onFocusOut={settle}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
    >
      {ordered.map((row) => (
        <li key={row.code} data-code={row.code}>
          <TableRow row={row} />
        </li>
      ))}
    </ul>
  );
}

/** Sorts rows in the order in which they were shown, with new rows below. Used while a player goes through them one by one. */
export function keepOrder(shown: readonly string[], rows: readonly LobbyRow[]): readonly LobbyRow[] {
  const places = new Map(shown.map((code, place) => [code, place]));
  const placeOf = ({ code }: LobbyRow): number => places.get(code) ?? shown.length;
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

interface Focused {
  readonly element: HTMLElement;
  readonly code: string | null;
  readonly place: number;
}

/** Keeps the focus on the same button, or else on its row, or, if that is gone, on the row that took its place. */
function useKeptFocus(list: RefObject<Element | null>, codes: readonly string[]): void {
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

function codeOf(element: HTMLElement): string | null {
  return element.closest<HTMLElement>('[data-code]')?.dataset.code ?? null;
}

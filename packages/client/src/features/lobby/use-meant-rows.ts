import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { type ControlPosition, isMeant, withPosition } from '../../ui/moved-control.ts';

/** The positions of the rows by their codes, relative to the offset parent of the list. */
type RowPositions = ReadonlyMap<string, readonly ControlPosition[]>;

/** Returns the positions of the rows after a change of their list. A row that has not moved keeps its position. */
function positionsAfter(before: RowPositions, list: Element | null, now: number): RowPositions {
  const rows = [...(list?.children ?? [])].filter((row): row is HTMLElement => row instanceof HTMLElement);
  return new Map(
    rows.flatMap((row) => {
      const code = codeOf(row);
      if (code === null) return [];
      const box = { x: row.offsetLeft, y: row.offsetTop, width: row.offsetWidth, height: row.offsetHeight };
      const known = before.get(code) ?? [];
      const hasStayed = known[0]?.box.y === box.y && known[0].box.height === box.height;
      return [[code, hasStayed ? known : withPosition(known, box, now)] as const];
    }),
  );
}

/**
 * Stops presses that hit a row by mistake because it moved under the pointer. Keyboards and assistive technology never hit by mistake.
 */
export function useMeantRows(list: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const positions = useRef<RowPositions>(new Map());
  const pressed = useRef<string | null>(null);
  useLayoutEffect(() => {
    positions.current = positionsAfter(positions.current, list.current, performance.now());
  }, [rows]);
  return {
    onPointerDownCapture({ target, clientX, clientY, timeStamp }: PointerEvent): void {
      const row = rowOf(target);
      const code = codeOf(target);
      const corner = row?.offsetParent?.getBoundingClientRect() ?? { left: 0, top: 0 };
      const press = { x: clientX - corner.left, y: clientY - corner.top, time: timeStamp };
      pressed.current = code !== null && isMeant(press, positions.current.get(code) ?? []) ? code : null;
    },
    onClickCapture(event: MouseEvent): void {
      if (event.detail === 0 || codeOf(event.target) === pressed.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

function rowOf(part: EventTarget | null): HTMLElement | null {
  return part instanceof Element ? part.closest<HTMLElement>('[data-code]') : null;
}

export function codeOf(part: EventTarget | null): string | null {
  return rowOf(part)?.dataset.code ?? null;
}

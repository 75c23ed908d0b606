import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { MIN_VISIBLE_MS } from '../../ui/misclick-guard.ts';

/** The vertical extent of an element on the screen. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** The positions of the rows by their codes before the last change of the list, and the time of that change by `performance.now()`. */
export interface PreviousRows {
  readonly until: number;
  readonly rows: ReadonlyMap<string, Span>;
}

interface PressedAt {
  readonly y: number;
  readonly time: number;
}

/** Returns whether a press was meant for the row that it hit, and not for another row that was there a moment before. */
export function isPressOn(code: string | null, { y, time }: PressedAt, lay: PreviousRows | null): boolean {
  if (lay === null || time - lay.until >= MIN_VISIBLE_MS) return true;
  const [was = code] = [...lay.rows].find(([, { top, bottom }]) => y >= top && y <= bottom) ?? [];
  return was === code;
}

/** Stops presses that hit a row by mistake because it moved under the pointer. Keyboards and assistive technology never hit by mistake. */
export function useMeantPress(list: RefObject<Element | null>, rows: readonly unknown[]) {
  const lay = useRef<PreviousRows | null>(null);
  const known = useRef(rows);
  const pressed = useRef<string | null>(null);
  if (known.current !== rows) {
    known.current = rows;
    lay.current = layOf(list.current, performance.now()); // The page still shows the list before the change.
  }
  return {
    onPointerDownCapture({ target, clientY, timeStamp }: PointerEvent): void {
      const code = codeOf(target);
      pressed.current = isPressOn(code, { y: clientY, time: timeStamp }, lay.current) ? code : null;
    },
    onClickCapture(event: MouseEvent): void {
      if (event.detail === 0 || codeOf(event.target) === pressed.current) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}

/** The current positions of the rows of a list that is about to change. */
function layOf(list: Element | null, until: number): PreviousRows {
  const rows = [...(list?.children ?? [])].flatMap((row) => {
    const code = codeOf(row);
    return code === null ? [] : [[code, row.getBoundingClientRect()] as const];
  });
  return { until, rows: new Map(rows) };
}

/** The code of the table whose row contains this element. */
export function codeOf(part: EventTarget | null): string | null {
  return part instanceof Element ? (part.closest<HTMLElement>('[data-code]')?.dataset.code ?? null) : null;
}

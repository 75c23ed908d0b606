import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { SEEN } from '../ui/misclick-guard.ts';

/** How far down on the screen something lies. */
interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** Where the rows lay, by their codes, before the list changed last, and when that was, by `performance.now()`. */
export interface RowPress {
  readonly until: number;
  readonly rows: ReadonlyMap<string, Span>;
}

interface PressedAt {
  readonly y: number;
  readonly time: number;
}

/** Whether a press was meant for the row that it hit, and not for another that lay there a moment ago. */
export function isPressOn(code: string | null, { y, time }: PressedAt, lay: RowPress | null): boolean {
  if (lay === null || time - lay.until >= SEEN) return true;
  const [was = code] = [...lay.rows].find(([, { top, bottom }]) => y >= top && y <= bottom) ?? [];
  return was === code;
}

/** Tells presses that were meant for a row from those that it slid under. Keys and assistive technology always mean it. */
export function useMeantPress(list: RefObject<Element | null>, rows: readonly unknown[]) {
  const lay = useRef<RowPress | null>(null);
  const known = useRef(rows);
  const pressed = useRef<string | null>(null);
  if (known.current !== rows) {
    known.current = rows;
    lay.current = layOf(list.current, performance.now()); // The page still shows the list as it was.
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

/** Where the rows lie now, of a list that is about to change. */
function layOf(list: Element | null, until: number): RowPress {
  const rows = [...(list?.children ?? [])].flatMap((row) => {
    const code = codeOf(row);
    return code === null ? [] : [[code, row.getBoundingClientRect()] as const];
  });
  return { until, rows: new Map(rows) };
}

/** Which table something in the list belongs to. */
export function codeOf(part: EventTarget | null): string | null {
  return part instanceof Element ? (part.closest<HTMLElement>('[data-code]')?.dataset.code ?? null) : null;
}

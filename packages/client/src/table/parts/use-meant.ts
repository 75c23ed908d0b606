import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Box } from '../geometry/spot.ts';

/** How long something has to have been under the pointer before a press is meant for it, in milliseconds. */
const SEEN = 150;

/** Where a button lies, and since when, by `performance.now()`. */
export interface Lain {
  readonly box: Box;
  readonly since: number;
}

interface PressedAt {
  readonly x: number;
  readonly y: number;
  readonly time: number;
}

/** Whether a press was meant for the button that it hit, and not for what lay there a moment ago. Where it lay, the latest first. */
export function isMeant(press: PressedAt, [now, ...before]: readonly Lain[]): boolean {
  if (now === undefined) return false;
  if (press.time - now.since >= SEEN) return true;
  const [was] = before;
  return was !== undefined && isUnder(press, was.box) && isMeant(press, before);
}

function isUnder({ x, y }: PressedAt, box: Box): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

/** Tells presses that were meant for a button from those that it slid under. Keys and assistive technology always mean it. */
export function useMeant(box: Box) {
  const lay = useRef<readonly Lain[]>([]);
  const meant = useRef(true);
  useLayoutEffect(() => {
    const now = performance.now();
    const known = lay.current.findIndex(({ since }) => now - since >= SEEN);
    lay.current = [{ box, since: now }, ...(known < 0 ? lay.current : lay.current.slice(0, known + 1))];
  }, [box.x, box.y, box.width, box.height]);
  return {
    /** For every press of a finger or a mouse. */
    isPress({ offsetX, offsetY, timeStamp }: PointerEvent): boolean {
      meant.current = isMeant({ x: box.x + offsetX, y: box.y + offsetY, time: timeStamp }, lay.current);
      return meant.current;
    },
    isClick({ detail }: MouseEvent): boolean {
      return detail === 0 || meant.current;
    },
  };
}

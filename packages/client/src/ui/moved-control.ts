import { hitsClosingSheet, MIN_VISIBLE_MS, type PressPoint } from './misclick-guard.ts';

/** The place of a control, in one coordinate system with the presses. */
type ControlBox = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** The box of a control, and the time since when it is there, by `performance.now()`. */
export interface ControlPosition {
  readonly box: ControlBox;
  readonly since: number;
}

/** Returns the positions of a control, the latest first, after it has moved. Positions too old to matter are dropped. */
export function withPosition(positions: readonly ControlPosition[], box: ControlBox, now: number): readonly ControlPosition[] {
  const known = positions.findIndex(({ since }) => now - since >= MIN_VISIBLE_MS);
  return [{ box, since: now }, ...(known < 0 ? positions : positions.slice(0, known + 1))];
}

/**
 * Returns whether a press was meant for the control that it hit, and not for what lay there a moment ago, or for a sheet that had
 * just closed by itself.
 */
export function isMeant(press: PressPoint, positions: readonly ControlPosition[]): boolean {
  return !hitsClosingSheet(press.time) && wasThere(press, positions);
}

function wasThere(press: PressPoint, [now, ...before]: readonly ControlPosition[]): boolean {
  if (now === undefined) return false;
  if (press.time - now.since >= MIN_VISIBLE_MS) return true;
  const [was] = before;
  return was !== undefined && isWithin(press, was.box) && wasThere(press, before);
}

export function isWithin({ x, y }: Pick<PressPoint, 'x' | 'y'>, box: ControlBox): boolean {
  return x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
}

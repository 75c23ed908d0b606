import { useLayoutEffect, useRef } from 'preact/hooks';
import { opensContextMenu } from '../../lib/input-modality.ts';
import { type ControlPosition, isMeant, withPosition } from '../../ui/moved-control.ts';
import type { Box } from '../layout/pose.ts';

/** Milliseconds after which a resting finger counts as looking only. */
const LOOK_AFTER_MS = 450;

/**
 * Lets the player consider something before pressing it: a mouse hovers, a finger rests on it. Tells presses meant for
 * the button from those that it slid under, and from those for the context menu. Keys and assistive technology always
 * mean it.
 */
export function useLook(box: Box, { look, leave }: { look(): void; leave(): void }) {
  const finger = useRef<number | null>(null);
  const lay = useRef<readonly ControlPosition[]>([]);
  const meant = useRef(true);
  useLayoutEffect(() => {
    lay.current = withPosition(lay.current, box, performance.now());
  }, [box.x, box.y, box.width, box.height]);
  return {
    handlers: {
      /** A resting mouse does not consider elements that move under it. */
      onPointerMove({ pointerType, movementX, movementY }: PointerEvent) {
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) look();
      },
      /** Returns whether the press was meant. */
      onPointerDown(event: PointerEvent): boolean {
        const { pointerType, timeStamp, offsetX, offsetY } = event;
        const press = { x: box.x + offsetX, y: box.y + offsetY, time: timeStamp };
        meant.current = isMeant(press, lay.current) && !opensContextMenu(event);
        if (!meant.current) return false;
        finger.current = pointerType === 'touch' ? timeStamp : null;
        look();
        return true;
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
      onContextMenu(event: Event) {
        if (finger.current !== null) event.preventDefault();
      },
    },
    isClick({ detail, timeStamp }: MouseEvent): boolean {
      const onlyLooked = finger.current !== null && timeStamp - finger.current > LOOK_AFTER_MS;
      return detail === 0 || (meant.current && !onlyLooked);
    },
  };
}

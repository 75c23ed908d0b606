import { useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { storedChoice } from '../../lib/stored.ts';
import { showNotice } from '../../ui/notices.tsx';
import { settings } from '../../ui/settings.ts';

/** Milliseconds after which a resting finger counts as looking only. */
const LOOK_AFTER_MS = 450;

/** Stores whether the player of this browser knows that a resting finger looks at a card. */
const looking = storedChoice('looking', ['new', 'known'], 'new');

/** Lets the player consider something before pressing it: a mouse hovers, a finger rests on it. */
export function useLook({ look, leave }: { look(): void; leave(): void }) {
  const finger = useRef<number | null>(null);
  return {
    handlers: {
      /** A resting mouse does not consider elements that move under it. */
      onPointerMove({ pointerType, movementX, movementY }: PointerEvent) {
        if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) look();
      },
      onPointerDown({ pointerType, timeStamp }: PointerEvent) {
        finger.current = pointerType === 'touch' ? timeStamp : null;
        look();
      },
      onPointerLeave: leave,
      onPointerCancel: leave,
      onContextMenu(event: Event) {
        if (finger.current === null) return;
        event.preventDefault();
        looking.value = 'known';
      },
    },
    onlyLooked({ detail, timeStamp }: MouseEvent): boolean {
      return detail !== 0 && finger.current !== null && timeStamp - finger.current > LOOK_AFTER_MS;
    },
    /** Tells the player once, at the first press without a look, that a resting finger looks; not while tips say so. */
    hint(): void {
      if (finger.current === null || looking.peek() === 'known' || settings.tips.peek() === 'first') return;
      looking.value = 'known';
      showNotice({ text: t.value.gameTable.holdToLook });
    },
  };
}

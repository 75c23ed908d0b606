import { useRef } from 'preact/hooks';
import { storedChoice } from '../../browser/stored.ts';
import { showNotice } from '../../ui/notices.tsx';
import { settings } from '../../ui/settings.ts';
import { tableWords } from '../words.ts';

/** A finger that rests on something for longer than this, in milliseconds, is only looking. */
const LOOK = 450;

/** Whether this browser's person knows that a finger can look. */
const looking = storedChoice('looking', ['new', 'known'], 'new');

/** How something is considered before it is pressed: a mouse hovers, a finger rests on it. */
export function useLook({ look, leave }: { look(): void; leave(): void }) {
  const finger = useRef<number | null>(null);
  return {
    handlers: {
      /** Not where something comes to lie under a mouse that rests. */
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
    /** Whether a click was only a look. */
    onlyLooked({ detail, timeStamp }: MouseEvent): boolean {
      return detail !== 0 && finger.current !== null && timeStamp - finger.current > LOOK;
    },
    /** The first finger that has pressed something without a look is told that it could look, where no coach says so. */
    hint(): void {
      if (finger.current === null || looking.peek() === 'known' || settings.coach.peek() === 'first') return;
      looking.value = 'known';
      showNotice({ text: tableWords.value.holdToLook });
    },
  };
}

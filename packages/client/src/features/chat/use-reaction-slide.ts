import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { REACTIONS, type Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { batch, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isReleased, opensContextMenu } from '../../lib/input-modality.ts';

/**
 * Follows a press that slides over a face, which it takes along, and on to the plate of another player. Released there, the face is for
 * this player, and over a face it is for all.
 */
export function useReactionSlide(own: Seat, send: (reaction: Reaction, to: Seat | null) => void) {
  const taken = useSignal<Reaction | null>(null);
  const aimed = useSignal<Seat | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  function onPointerDown(start: PointerEvent): void {
    stop.current();
    if (!start.isPrimary || start.button !== 0 || opensContextMenu(start)) return;
    const pressed = faceAt(start);
    const done = new AbortController();
    const end = (): void => {
      done.abort();
      batch(() => {
        taken.value = null;
        aimed.value = null;
      });
    };
    const follow = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      if (isReleased(event)) {
        end();
        return;
      }
      taken.value = faceAt(event) ?? taken.peek() ?? pressed;
      const seat = taken.peek() === null ? null : seatAt(event);
      aimed.value = seat === own ? null : seat;
    };
    const release = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      const [face, reaction, seat] = [faceAt(event), taken.peek(), aimed.peek()];
      end();
      if (reaction !== null && seat !== null) send(reaction, seat);
      else if (face !== null && face !== pressed) send(face, null); // A press on one face alone is a click.
    };
    stop.current = end;
    const on = { signal: done.signal };
    addEventListener('pointermove', follow, on);
    addEventListener('pointerup', release, on);
    addEventListener('pointercancel', end, on);
  }
  return { taken: taken.value, aimed: aimed.value, onPointerDown };
}

function faceAt(event: PointerEvent): Reaction | null {
  const found = under(event, '[data-reaction]')?.dataset.reaction;
  return REACTIONS.find((each) => each === found) ?? null;
}

function seatAt(event: PointerEvent): Seat | null {
  const found = under(event, '.plate[data-seat]')?.dataset.seat;
  return found === undefined ? null : Number(found);
}

/** Returns an element under the pointer, even if others lie over it. */
function under({ clientX, clientY }: PointerEvent, selector: string): HTMLElement | undefined {
  const found = document.elementsFromPoint(clientX, clientY).map((each) => each.closest<HTMLElement>(selector));
  return found.find((each) => each !== null) ?? undefined;
}

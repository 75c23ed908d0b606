import type { Seat } from '@hundredfold/shared/core/seat.ts';
import type { Reaction } from '@hundredfold/shared/protocol/chat.ts';
import { useSignal } from '@preact/signals';
import type { TargetedPointerEvent } from 'preact';
import { opensContextMenu } from '../../lib/input-modality.ts';

type Send = (reaction: Reaction, to: Seat | null) => void;

/**
 * Follows a press that takes along the last face under it. Released over this face it is for all, and over the plate of
 * another player for them. A release on the button calls back.
 */
export function useReactionSlide(own: Seat, send: Send, onButton: () => void) {
  const held = useSignal<{ readonly reaction: Reaction | null; readonly seat: Seat | null } | null>(null);
  const look = (event: PointerEvent): void => {
    const reaction = faceAt(event) ?? held.peek()?.reaction ?? null;
    const seat = reaction === null ? null : seatAt(event);
    held.value = { reaction, seat: seat === own ? null : seat };
  };
  return {
    reaction: held.value?.reaction ?? null,
    seat: held.value?.seat ?? null,
    handlers: {
      onPointerDown(event: TargetedPointerEvent<HTMLElement>): void {
        if (!event.isPrimary || event.button !== 0 || opensContextMenu(event)) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        look(event);
      },
      onPointerMove: (event: PointerEvent) => held.peek() !== null && event.isPrimary && look(event),
      onPointerUp(event: PointerEvent): void {
        const { reaction = null, seat = null } = held.peek() ?? {};
        held.value = null;
        if (reaction !== null && (seat !== null || faceAt(event) === reaction)) send(reaction, seat);
        else if (under(event, '.reaction-button') !== undefined) onButton();
      },
      onPointerCancel: () => (held.value = null),
    },
  };
}

function faceAt(event: PointerEvent): Reaction | null {
  const found = under(event, '[data-reaction]')?.dataset.reaction;
  return (found ?? null) as Reaction | null; // The buttons of the picker have it.
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

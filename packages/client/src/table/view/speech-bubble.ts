import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { slot } from '../../ui/slot.tsx';

interface SpeechBubbleProps {
  /** The player; 0 if a bot has the seat. */
  readonly memberId: number;
  readonly seat: Seat;
}

export const SpeechBubble = slot<SpeechBubbleProps>();

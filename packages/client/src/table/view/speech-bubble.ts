import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { slot } from '../../ui/slot.tsx';

interface SpeechBubbleProps {
  /** The player; 0 if a bot has the seat. */
  readonly person: number;
  readonly seat: Seat;
}

/** The newest chat message of a player, or the phrase of a bot, at their seat. */
export const SpeechBubble = slot<SpeechBubbleProps>();

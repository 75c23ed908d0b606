import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { slot } from '../../ui/slot.tsx';

/** `memberId` is 0 if a bot has the seat. */
export const SpeechBubble = slot<{ readonly memberId: number; readonly seat: Seat }>();

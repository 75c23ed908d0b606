import { slot } from '../../ui/slot.tsx';

/** A person's newest chat message at their seat. */
export const SpeechBubble = slot<{ readonly person: number }>();

import { slot } from '../../ui/slot.tsx';

export const OfferedLesson = slot<{ readonly games: readonly string[] }>();

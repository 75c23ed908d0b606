import type { Snapshot } from '../../net/table-link.ts';
import { slot } from '../../ui/slot.tsx';

/** The ways to watch the finished game again and to share it. */
export const AfterGame = slot<{ readonly snapshot: Snapshot }>();

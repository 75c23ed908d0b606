import type { RoomProps } from '../../net/table-link.ts';
import { slot } from '../../ui/slot.tsx';

/** The ways to watch the finished game again and to share it. `snapshot` is the end of the game, whatever the table shows by now. */
export const AfterGame = slot<RoomProps>();

export const ReviewGame = slot<RoomProps>();

/** The way to play the deal of a lost game again, for someone who played alone. */
export const SameDeal = slot<Pick<RoomProps, 'snapshot'>>();

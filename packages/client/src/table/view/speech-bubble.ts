import type { Seat } from '@hundredfold/shared/core/seat.ts';
import { slot } from '../../ui/slot.tsx';
import type { TableUiState } from '../state/table-ui-state.ts';

/** `memberId` is 0 if a bot has the seat. At a table, reactions fly over the felt and stand in no bubble. */
export const SpeechBubble = slot<{ readonly memberId: number; readonly seat: Seat; readonly isAtTable?: boolean }>();

/** The reactions that fly over the felt, and the button for more at the player's own plate. */
export const Reactions = slot<{ readonly ui: TableUiState }>();

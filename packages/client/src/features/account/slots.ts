import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import { slot } from '../../ui/slot.tsx';

/** Shows where the results of the player's own games came from. */
export const OwnLedgers = slot<{ readonly games: readonly OwnResult[] }>();

import type { BotLevel } from '@hundredfold/shared/core/bot-level.ts';
import type { Snapshot } from '../../net/table-link.ts';

/** Returns the level that all bots of a table have, and new ones get; `null` if some bots have another one. */
export function commonLevel({ botLevel, seats }: Pick<Snapshot, 'botLevel' | 'seats'>): BotLevel | null {
  return seats.every(({ level }) => level === null || level === botLevel) ? botLevel : null;
}

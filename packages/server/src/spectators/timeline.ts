import type { OngoingMatch } from '@hundredfold/shared/core/ongoing-match.ts';
import type { SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import { type Deal, isBefore } from '../table/state/seen-cards.ts';

export interface TimelineEntry {
  readonly play: OngoingMatch;
  readonly deal: Deal;
  readonly over: boolean;
}

export function isSame(one: TimelineEntry | null, other: TimelineEntry): boolean {
  return one?.play.id === other.play.id && one.play.match.version === other.play.match.version;
}

export type Timeline = readonly TimelineEntry[];

/** Returns the timeline without the turns that `next` undoes, so that a takeback delays nothing. */
export function withoutUndoneTurns(timeline: Timeline, next: TimelineEntry): Timeline {
  const { id, match, undone } = next.play;
  if (undone.version !== match.version) return timeline;
  return timeline.filter(({ play }) => play.id !== id || play.match.version < undone.restored);
}

/**
 * Returns how many of the first entries may be shown: those followed by enough turns, and every ended deal as a whole, so that
 * nobody waits at the end for turns that never come.
 */
export function releasedCount(timeline: Timeline, { watch, delay }: SpectatorSettings): number {
  const now = timeline.at(-1);
  if (now === undefined) return 0;
  if (now.over) return timeline.length;
  const ended = timeline.findLastIndex(({ deal }) => isBefore(deal, now.deal)) + 1;
  return watch === 'late' ? Math.max(ended, timeline.length - delay) : ended;
}

import type { Play } from '@hundredfold/shared/core/play.ts';
import type { SpectatorSettings } from '@hundredfold/shared/protocol/spectators.ts';
import { type Deal, isBefore } from '../table/state/seen-cards.ts';

/** How a match stood after one of its turns. */
export interface TimelineEntry {
  readonly play: Play;
  /** The deal whose cards lie there. */
  readonly deal: Deal;
  /** Whether the game was over with it. */
  readonly over: boolean;
}

/** Whether nothing was played between them. */
export function isSame(one: TimelineEntry | null, other: TimelineEntry): boolean {
  return one?.play.id === other.play.id && one.play.match.version === other.play.match.version;
}

/** What has happened at a table, in order. */
export type Timeline = readonly TimelineEntry[];

/** What of it stands once a moment follows: a takeback takes away the turns that it undoes, so that they delay nothing. */
export function withEntry(timeline: Timeline, next: TimelineEntry): Timeline {
  const { id, match, undone } = next.play;
  if (undone.version !== match.version) return timeline;
  return timeline.filter(({ play }) => play.id !== id || play.match.version < undone.restored);
}

/**
 * How many of its first moments may be shown: those after which so many turns were taken, and every deal that has ended, whole, so that
 * nobody waits at the end for turns that never come.
 */
export function releasedIndex(timeline: Timeline, { watch, delay }: SpectatorSettings): number {
  const now = timeline.at(-1);
  if (now === undefined) return 0;
  if (now.over) return timeline.length;
  const ended = timeline.findLastIndex(({ deal }) => isBefore(deal, now.deal)) + 1;
  return watch === 'late' ? Math.max(ended, timeline.length - delay) : ended;
}

import type { RecordedName } from '@hundredfold/shared/core/record.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import { REVIEW_BUDGET, SMALL_REVIEW_BUDGET } from '@hundredfold/shared/review/budget.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { isWeakDevice } from '../../lib/weak-device.ts';
import type { ReviewRequest } from '../../net/engine/engine-worker.ts';
import { type EnginePort, openEngine } from '../../net/engine/open-engine.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';

/**
 * How far the review of the chosen seat is. `share` is the part that is done, from 0 to 1, and `found` are the slips and mistakes that
 * were found so far, the costliest first.
 */
export type ReviewStatus =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly share: number; readonly found: readonly ReviewedDecision[] }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly review: GameReview };

/** The review of the game of a replay. Results are kept as long as the replay is open. */
export type ReplayReview = ReturnType<typeof replayReview>;

/** `own` is the seat of this browser's user, if it is known; `openPort` starts an engine for each review, in tests another one. */
export function replayReview(
  opened: Pick<OpenedRecord, 'record' | 'turnsUntil'>,
  own: Seat | null,
  openPort: () => EnginePort = openEngine,
) {
  const { record } = opened;
  const seats = seatsToReview(record.names);
  const isOpen = signal(false);
  const seat = signal<Seat | null>(null);
  const statuses = signal<ReadonlyMap<Seat, ReviewStatus>>(new Map());
  const status = computed(() => statusOf(statuses.value, seat.value));
  /** The reviewed decisions by the turn before them; while the review runs, the slips and mistakes found so far. */
  const decisions = computed(() => byTurn(opened, decisionsIn(status.value)));
  let cancel = () => {};

  function put(of: Seat, now: ReviewStatus): void {
    statuses.value = new Map(statuses.peek()).set(of, now);
  }

  function stop(): void {
    cancel();
    for (const [each, { state }] of statuses.peek()) if (state === 'running') put(each, NONE);
  }

  /** Reviews a seat. The review of another seat is cancelled if it is not ready; one of this seat goes on. */
  function choose(of: Seat): void {
    if (statusOf(statuses.peek(), of).state === 'running') return;
    batch(() => {
      stop();
      seat.value = of;
      if (statusOf(statuses.peek(), of).state === 'done') return;
      put(of, { state: 'running', share: 0, found: [] });
      cancel = runReview({ record, seat: of }, (now) => put(of, now), openPort);
    });
  }

  return {
    isOpen: isOpen as ReadonlySignal<boolean>,
    seat: seat as ReadonlySignal<Seat | null>,
    status,
    decisions,
    /** Reviews the seat whose view is shown, or else the last reviewed one, the user's own or the first one. */
    open(view: Viewer): void {
      isOpen.value = true;
      const of = [view, seat.peek(), own, ...seats].find((each) => seats.some((reviewable) => reviewable === each));
      if (typeof of === 'number') choose(of);
    },
    /** Hides what was found. A review that is not ready is cancelled. */
    close(): void {
      stop();
      isOpen.value = false;
    },
  };
}

/** Reviews a finished game in an engine of its own. The returned function cancels the review. */
function runReview(
  asked: Pick<ReviewRequest, 'record' | 'seat'>,
  put: (now: ReviewStatus) => void,
  openPort: () => EnginePort,
): () => void {
  let port: EnginePort | null = null;
  const cancel = () => {
    port?.close();
    port = null;
  };
  const end = (now: ReviewStatus) => {
    cancel();
    put(now);
  };
  try {
    port = openPort();
    port.hear((message) => {
      if (port === null) return;
      if (message === null) end({ state: 'failed' });
      else if (message.told === 'progress') put({ state: 'running', share: message.share, found: message.found });
      else if (message.told === 'review') end({ state: 'done', review: message.review });
    });
    port.post({ ask: 'review', ...asked, budget: isWeakDevice() ? SMALL_REVIEW_BUDGET : REVIEW_BUDGET });
  } catch {
    end({ state: 'failed' }); // This browser has no workers.
  }
  return cancel;
}

const NONE: ReviewStatus = { state: 'none' };

function statusOf(statuses: ReadonlyMap<Seat, ReviewStatus>, seat: Seat | null): ReviewStatus {
  return (seat === null ? undefined : statuses.get(seat)) ?? NONE;
}

function decisionsIn(status: ReviewStatus): readonly ReviewedDecision[] {
  if (status.state === 'running') return status.found;
  return status.state === 'done' ? status.review.decisions : [];
}

/** Returns the seats of people, or all if only bots played. */
function seatsToReview(names: readonly (RecordedName | null)[]): readonly Seat[] {
  const people = allSeats(names.length).filter((seat) => names[seat]?.bot !== true);
  return people.length === 0 ? allSeats(names.length) : people;
}

/** The turns of a review count the deal at the start, and those of a replay do not. */
function byTurn(
  { turnsUntil }: Pick<OpenedRecord, 'turnsUntil'>,
  decisions: readonly ReviewedDecision[],
): ReadonlyMap<number, ReviewedDecision> {
  const before = turnsUntil(0).length;
  return new Map(decisions.map((decision) => [decision.turn - before, decision]));
}

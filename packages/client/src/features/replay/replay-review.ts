import type { RecordedName } from '@hundredfold/shared/core/record.ts';
import { allSeats, type Seat } from '@hundredfold/shared/core/seat.ts';
import type { Viewer } from '@hundredfold/shared/core/view.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import type { ReviewedDecision } from '@hundredfold/shared/review/review-decision.ts';
import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import type { EnginePort } from '../../net/engine/engine-messages.ts';
import { openEngine } from '../../net/engine/open-engine.ts';
import { runReview } from '../../net/engine/run-review.ts';
import type { OpenedRecord } from '../../net/replay/open-record.ts';

/** How far the review of the chosen seat is. `share` is the part that is done, from 0 to 1. */
export type ReviewStatus =
  | { readonly state: 'none' }
  | { readonly state: 'running'; readonly share: number }
  | { readonly state: 'failed' }
  | { readonly state: 'done'; readonly review: GameReview };

/** The review of the game of a replay. Results are kept as long as the replay is open. */
export interface ReplayReview {
  readonly isOpen: ReadonlySignal<boolean>;
  /** The seats that can be reviewed: those of people, or all if only bots played. */
  readonly seats: readonly Seat[];
  /** The seat that is reviewed; `null` until the user has chosen one. */
  readonly seat: ReadonlySignal<Seat | null>;
  readonly status: ReadonlySignal<ReviewStatus>;
  /** The reviewed decisions by their turn in the replay. */
  readonly decisions: ReadonlySignal<ReadonlyMap<number, ReviewedDecision>>;
  /** Opens the panel, and reviews the seat whose view is shown or the user's own one, if it is clear which is meant. */
  open(view: Viewer): void;
  choose(seat: Seat): void;
  /** Closes the panel. A review that is not ready is cancelled. */
  close(): void;
}

/** `own` is the seat of this browser's user, if it is known. */
export function replayReview(
  opened: Pick<OpenedRecord, 'record' | 'turnsUntil'>,
  own: Seat | null,
  openPort: () => EnginePort = openEngine,
): ReplayReview {
  const { record } = opened;
  const seats = seatsToReview(record.names);
  const isOpen = signal(false);
  const seat = signal<Seat | null>(null);
  const statuses = signal<ReadonlyMap<Seat, ReviewStatus>>(new Map());
  const status = computed(() => statusOf(statuses.value, seat.value));
  const decisions = computed(() => (status.value.state === 'done' ? byTurn(opened, status.value.review) : NO_DECISIONS));
  let cancel = () => {};

  function put(of: Seat, now: ReviewStatus): void {
    statuses.value = new Map(statuses.peek()).set(of, now);
  }

  function stop(): void {
    cancel();
    for (const [each, { state }] of statuses.peek()) if (state === 'running') put(each, NONE);
  }

  function choose(of: Seat): void {
    batch(() => {
      stop();
      seat.value = of;
      if (statusOf(statuses.peek(), of).state === 'done') return;
      put(of, { state: 'running', share: 0 });
      cancel = runReview(
        openPort,
        { record, seat: of },
        {
          onProgress: (share) => put(of, { state: 'running', share }),
          onEnd: (review) => put(of, review === null ? { state: 'failed' } : { state: 'done', review }),
        },
      );
    });
  }

  return {
    isOpen,
    seats,
    seat,
    status,
    decisions,
    open(view) {
      isOpen.value = true;
      const [only = null, another] = seats;
      const meant = [seat.peek(), view, own].find((each) => seats.some((of) => of === each));
      const of = typeof meant === 'number' ? meant : another === undefined ? only : null;
      if (of !== null) choose(of);
    },
    choose,
    close() {
      stop();
      isOpen.value = false;
    },
  };
}

const NONE: ReviewStatus = { state: 'none' };
const NO_DECISIONS: ReadonlyMap<number, ReviewedDecision> = new Map();

function statusOf(statuses: ReadonlyMap<Seat, ReviewStatus>, seat: Seat | null): ReviewStatus {
  return (seat === null ? undefined : statuses.get(seat)) ?? NONE;
}

function seatsToReview(names: readonly (RecordedName | null)[]): readonly Seat[] {
  const people = allSeats(names.length).filter((seat) => names[seat]?.bot !== true);
  return people.length === 0 ? allSeats(names.length) : people;
}

/** The turns of a review count the deal at the start, and those of a replay do not. */
function byTurn({ turnsUntil }: Pick<OpenedRecord, 'turnsUntil'>, review: GameReview): ReadonlyMap<number, ReviewedDecision> {
  const before = turnsUntil(0).length;
  return new Map(review.decisions.map((decision) => [decision.turn + 1 - before, decision]));
}

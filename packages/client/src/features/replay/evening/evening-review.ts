import { gameById } from '@hundredfold/shared/games/index.ts';
import { readRecord } from '@hundredfold/shared/records/read-record.ts';
import type { GameReview } from '@hundredfold/shared/review/review.ts';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { EnginePort, ReviewRequest } from '../../../net/engine/engine-messages.ts';
import { openReviewEngine } from '../../../net/engine/open-review-engine.ts';
import { runReview } from '../../../net/engine/run-review.ts';
import { keepLedger } from '../../../net/kept-ledgers.ts';
import { type LoadedRecord, loadRecord } from '../load-record.ts';
import type { ReviewableGame } from './evenings.ts';

/** How far the review of several games is. */
export interface EveningProgress {
  /** The games to review. */
  readonly games: readonly ReviewableGame[];
  /** The number of the game that is being reviewed, from 1. */
  readonly number: number;
  /** The part of all of them that is done, from 0 to 1. */
  readonly share: number;
}

/**
 * Names what went wrong with a game. `too-many`: the server wants no more requests for a while, so the games after it were not tried.
 * `unsaved`: the game was reviewed, and the browser did not store its ledger, so that it is there only while the page is open.
 */
export type ReviewFault = 'gone' | 'failed' | 'too-many' | 'unsaved';

/** Reviews games one after the other, and keeps their ledgers. */
export interface EveningReview {
  /** `null` while nothing is reviewed. */
  readonly progress: ReadonlySignal<EveningProgress | null>;
  /** The games with which something went wrong, by the ids of their records. */
  readonly faults: ReadonlySignal<ReadonlyMap<string, ReviewFault>>;
  /** Resolves once all games were tried. While others are being reviewed, this does nothing. */
  start(games: readonly ReviewableGame[]): Promise<void>;
  /** Stops. The ledgers of games that are ready stay. */
  cancel(): void;
}

type LoadForReview = (match: string) => ReturnType<typeof loadRecord>;

const loadById: LoadForReview = (match) => loadRecord({ from: 'id', id: match });

/** Starts an engine for the review of a record that was loaded. */
type OpenForReview = (loaded: LoadedRecord) => EnginePort;

export function eveningReview(load: LoadForReview = loadById, openPort: OpenForReview = openReviewEngine): EveningReview {
  const progress = signal<EveningProgress | null>(null);
  const faults = signal<ReadonlyMap<string, ReviewFault>>(new Map());
  let running = new AbortController();

  /** Reviews one game and keeps its ledger. Returns what went wrong, if anything. */
  async function reviewOne(
    { match, seat }: ReviewableGame,
    onProgress: (share: number) => void,
    closing: AbortSignal,
  ): Promise<ReviewFault | null> {
    const loaded = await load(match);
    if (closing.aborted) return null;
    if (!loaded.ok) return faultOf(loaded.refusal);
    const record = readRecord(loaded.value.value);
    if (!record.ok || gameById(record.value.game) === undefined) return 'failed';
    const review = await finishedReview(() => openPort(loaded.value), { record: record.value, seat }, { onProgress, closing });
    if (review === null) return 'failed';
    return keepLedger({ match, seat, ledger: review.ledger }) ? null : 'unsaved';
  }

  return {
    progress,
    faults,
    async start(games) {
      if (progress.peek() !== null) return;
      running = new AbortController();
      const { signal: closing } = running;
      faults.value = new Map([...faults.peek()].filter(([match]) => !games.some((each) => each.match === match)));
      for (const [index, played] of games.entries()) {
        const show = (share: number) => {
          progress.value = { games, number: index + 1, share: (index + share) / games.length };
        };
        show(0);
        const fault = await reviewOne(played, show, closing);
        if (closing.aborted) return;
        if (fault !== null) faults.value = new Map(faults.peek()).set(played.match, fault);
        if (fault === 'too-many') break;
      }
      progress.value = null;
    },
    cancel() {
      running.abort();
      progress.value = null;
    },
  };
}

function faultOf(refusal: string): ReviewFault {
  if (refusal === 'no-record') return 'gone';
  return refusal === 'too-many' ? refusal : 'failed';
}

interface ReviewWatch {
  readonly onProgress: (share: number) => void;
  readonly closing: AbortSignal;
}

/** Resolves to the review of a game; to `null` if it failed or was cancelled. */
function finishedReview(
  openPort: () => EnginePort,
  asked: Omit<ReviewRequest, 'ask'>,
  { onProgress, closing }: ReviewWatch,
): Promise<GameReview | null> {
  return new Promise((resolve) => {
    const cancel = runReview(openPort, asked, { onProgress, onEnd: resolve });
    closing.addEventListener('abort', () => {
      cancel();
      resolve(null);
    });
  });
}

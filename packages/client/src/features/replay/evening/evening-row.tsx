import { isWon } from '@hundredfold/shared/core/played.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { aboutGame } from '../../../i18n/catalog.ts';
import { spokenDay, t } from '../../../i18n/index.ts';
import { percent } from '../review-note.ts';
import { EveningLedger } from './evening-ledger.tsx';
import type { EveningProgress, EveningReview } from './evening-review.ts';
import type { EveningGames, ReviewableGame } from './evenings.ts';
import type { CountedLedgers } from './ledger-trend.ts';

interface EveningRowProps {
  readonly evening: EveningGames;
  readonly ledgers: CountedLedgers;
  readonly review: EveningReview;
}

/** One evening: its games, a button that reviews them, and where the result of those that are reviewed came from. */
export function EveningRow({ evening, ledgers, review }: EveningRowProps) {
  const isOpen = useSignal(false);
  const { games } = evening;
  const reviewed = games.filter((played) => ledgers.has(played));
  const left = games.filter((played) => !ledgers.has(played) && review.faults.value.get(played.match) !== 'gone');
  const progress = review.progress.value;
  const running = progress?.games.some((played) => games.includes(played)) === true ? progress : null;
  const isWaiting = progress !== null && running === null;
  const start = () => {
    if (isWaiting) return;
    isOpen.value = true;
    void review.start(left);
  };
  return (
    <li class="evening">
      <EveningAbout evening={evening} reviewed={left.length > 0 ? reviewed.length : 0} />
      <EveningButtons
        evening={evening}
        reviewed={reviewed.length}
        isOpen={isOpen.value}
        isWaiting={isWaiting}
        onReview={left.length > 0 ? start : null}
        onCancel={running === null ? null : review.cancel}
        onToggle={() => (isOpen.value = !isOpen.value)}
      />
      <News running={running} isReady={isOpen.value && reviewed.length === games.length} />
      <Faults games={games} review={review} />
      {isOpen.value && running === null && <EveningLedger games={reviewed} ledgers={ledgers} />}
    </li>
  );
}

interface EveningAboutProps {
  readonly evening: EveningGames;
  /** The number of games that are reviewed, if it is worth saying; otherwise 0. */
  readonly reviewed: number;
}

function EveningAbout({ evening: { game, games }, reviewed }: EveningAboutProps) {
  const texts = t.value.ledgers;
  const last = endOf(games);
  const facts = [
    texts.games(games.length),
    texts.won(games.filter(isWon).length),
    ...(reviewed > 0 ? [texts.reviewed(reviewed, games.length)] : []),
  ];
  return (
    <div class="evening-about">
      <h5>{aboutGame(game).name}</h5>
      <p class="hint">
        <time dateTime={new Date(last).toISOString()}>{spokenDay(last)}</time>
        {facts.map((fact) => ['\u00a0· ', <span key={fact}>{fact}</span>])}
      </p>
    </div>
  );
}

function endOf(games: readonly ReviewableGame[]): number {
  return games.at(-1)?.at ?? 0;
}

interface EveningButtonsProps extends EveningAboutProps {
  readonly isOpen: boolean;
  /** `true` while another evening is being reviewed: only one can be at a time. */
  readonly isWaiting: boolean;
  /** Reviews the games that are left; `null` if there are none. */
  readonly onReview: (() => void) | null;
  /** Cancels the review; `null` if none is running. */
  readonly onCancel: (() => void) | null;
  /** Shows the result, or hides it. */
  readonly onToggle: () => void;
}

function EveningButtons({ evening, reviewed, isOpen, isWaiting, onReview, onCancel, onToggle }: EveningButtonsProps) {
  const texts = t.value.ledgers;
  const result = useRef<HTMLButtonElement>(null);
  const isRunning = onCancel !== null;
  useEffect(() => {
    // The button that had the focus is gone once everything is reviewed.
    if (!isRunning && isOpen && document.activeElement === document.body) result.current?.focus();
  }, [isRunning]);
  const of = `${aboutGame(evening.game).name}, ${spokenDay(endOf(evening.games))}`;
  const reviewText = isRunning ? t.value.cancel : reviewed === 0 ? texts.review : texts.reviewRest;
  const showText = isOpen ? texts.hide : texts.show;
  const press = onCancel ?? onReview;
  return (
    <>
      {press !== null && (
        <button type="button" class="second" aria-label={`${reviewText}: ${of}`} aria-disabled={isWaiting} onClick={press}>
          {reviewText}
        </button>
      )}
      {!isRunning && reviewed > 0 && (
        <button
          ref={result}
          type="button"
          class="quiet"
          aria-expanded={isOpen}
          aria-label={`${showText}: ${of}`}
          onClick={onToggle}
        >
          {showText}
        </button>
      )}
    </>
  );
}

interface NewsProps {
  readonly running: EveningProgress | null;
  readonly isReady: boolean;
}

/** Says how far the review is. Screen readers hear each new game, and that all of them are reviewed. */
function News({ running, isReady }: NewsProps) {
  const texts = t.value.ledgers;
  const now = running === null ? '' : texts.running(running.number, running.games.length);
  return (
    <>
      <p class="unseen" role="status">
        {running === null && isReady ? texts.ready : now}
      </p>
      {running !== null && (
        <div class="evening-running">
          <p aria-hidden="true">{now}</p>
          <p class="review-progress">
            <progress value={running.share} aria-label={now} />
            <span aria-hidden="true">{percent(running.share)}</span>
          </p>
        </div>
      )}
    </>
  );
}

/** Says which games of an evening could not be reviewed, and whether the browser does not store the reviews. */
function Faults({ games, review: { faults } }: { readonly games: readonly ReviewableGame[]; readonly review: EveningReview }) {
  const texts = t.value.ledgers;
  const found = games.flatMap(({ match }) => faults.value.get(match) ?? []);
  const count = (kind: 'gone' | 'failed') => found.filter((fault) => fault === kind).length;
  return (
    <div class="evening-faults" role="alert">
      {count('gone') > 0 && <p>{texts.gone(count('gone'))}</p>}
      {count('failed') > 0 && <p>{texts.failed(count('failed'))}</p>}
      {found.includes('too-many') && <p>{t.value.myGames.tooMany}</p>}
      {found.includes('unsaved') && <p>{texts.unsaved}</p>}
    </div>
  );
}

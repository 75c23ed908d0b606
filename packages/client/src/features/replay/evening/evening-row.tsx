import { isWon } from '@hundredfold/shared/core/played.ts';
import { useSignal } from '@preact/signals';
import { aboutGame } from '../../../i18n/catalog.ts';
import { spokenDay, t } from '../../../i18n/index.ts';
import { percent } from '../review-note.ts';
import { EveningLedger } from './evening-ledger.tsx';
import type { EveningProgress, EveningReview } from './evening-review.ts';
import type { EveningGames } from './evenings.ts';
import type { CountedLedgers } from './ledger-trend.ts';

interface EveningRowProps {
  readonly evening: EveningGames;
  readonly ledgers: CountedLedgers;
  readonly review: EveningReview;
}

/** One evening: its games, a button that reviews them, and where the result of those that are reviewed came from. */
export function EveningRow({ evening: { game, games }, ledgers, review }: EveningRowProps) {
  const isOpen = useSignal(false);
  const wasStarted = useSignal(false);
  const texts = t.value.ledgers;
  const last = games.at(-1)?.at ?? 0;
  const [name, day] = [aboutGame(game).name, spokenDay(last)];
  const reviewed = games.filter((played) => ledgers.has(played));
  const left = games.filter((played) => !ledgers.has(played) && review.faults.value.get(played.match) !== 'gone');
  const progress = review.progress.value;
  const running = progress?.games.some((played) => games.includes(played)) === true ? progress : null;
  const start = () => {
    isOpen.value = true;
    wasStarted.value = true;
    void review.start(left);
  };
  const reviewText = running !== null ? t.value.cancel : reviewed.length === 0 ? texts.review : texts.reviewRest;
  const showText = isOpen.value ? texts.hide : texts.show;
  return (
    <li class="evening">
      <div class="evening-about">
        <h5>{name}</h5>
        <p class="hint">
          <time dateTime={new Date(last).toISOString()}>{day}</time>
          {' · '}
          <span>{texts.games(games.length)}</span>
          {' · '}
          <span>{texts.won(games.filter(isWon).length)}</span>
          {reviewed.length > 0 && left.length > 0 && ' · '}
          {reviewed.length > 0 && left.length > 0 && <span>{texts.reviewed(reviewed.length, games.length)}</span>}
        </p>
      </div>
      {(running !== null || left.length > 0) && (
        <button
          type="button"
          class="second"
          aria-label={`${reviewText}: ${name}, ${day}`}
          onClick={running === null ? start : review.cancel}
        >
          {reviewText}
        </button>
      )}
      {running === null && reviewed.length > 0 && (
        <button
          type="button"
          class="quiet"
          aria-expanded={isOpen.value}
          aria-label={`${showText}: ${name}, ${day}`}
          onClick={() => (isOpen.value = !isOpen.value)}
        >
          {showText}
        </button>
      )}
      <p class="unseen" role="status">
        {running !== null && texts.running(running.number, running.games.length)}
        {running === null && wasStarted.value && reviewed.length === games.length && texts.ready}
      </p>
      {running !== null && <Running progress={running} />}
      <Faults evening={{ game, games }} review={review} />
      {isOpen.value && running === null && <EveningLedger games={reviewed} ledgers={ledgers} />}
    </li>
  );
}

function Running({ progress: { games, number, share } }: { readonly progress: EveningProgress }) {
  const running = t.value.ledgers.running(number, games.length);
  return (
    <div class="evening-running">
      <p aria-hidden="true">{running}</p>
      <p class="review-progress">
        <progress value={share} aria-label={running} />
        <span aria-hidden="true">{percent(share)}</span>
      </p>
    </div>
  );
}

/** Says which games of an evening could not be reviewed. */
function Faults({ evening: { games }, review: { faults } }: Pick<EveningRowProps, 'evening' | 'review'>) {
  const texts = t.value.ledgers;
  const found = games.flatMap(({ match }) => faults.value.get(match) ?? []);
  const [gone, failed] = (['gone', 'failed'] as const).map((kind) => found.filter((fault) => fault === kind).length);
  return (
    <div class="evening-faults" role="alert">
      {gone !== undefined && gone > 0 && <p>{texts.gone(gone)}</p>}
      {failed !== undefined && failed > 0 && <p>{texts.failed(failed)}</p>}
      {found.includes('too-many') && <p>{t.value.myGames.tooMany}</p>}
    </div>
  );
}

import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { keptLedgers } from '../../../net/kept-ledgers.ts';
import { eveningReview } from './evening-review.ts';
import { EveningRow } from './evening-row.tsx';
import { type EveningGames, eveningsOf, type ReviewableGame, reviewableGames } from './evenings.ts';
import { type CountedLedgers, countedLedgers, trendsOf } from './ledger-trend.ts';
import { TrendOfKind } from './share-trend.tsx';
import './evening.css';

/** The number of evenings that are listed at first, and added with each press. */
const EVENINGS_PER_PAGE = 5;

/** Shows where the results of the player's games came from: evening by evening, and over time. */
export function OwnLedgers({ games }: { readonly games: readonly OwnResult[] }) {
  const { about, none } = t.value.ledgers;
  const reviewable = useMemo(() => reviewableGames(games), [games]);
  if (reviewable.length === 0) return <p>{none}</p>;
  return (
    <>
      <p>{about}</p>
      <Ledgers games={reviewable} />
    </>
  );
}

function Ledgers({ games }: { readonly games: readonly ReviewableGame[] }) {
  const review = useMemo(() => eveningReview(), []);
  useEffect(() => review.cancel, [review]);
  const evenings = useMemo(() => eveningsOf(games), [games]);
  const ledgers = useMemo(() => countedLedgers(games, keptLedgers()), [games, review.progress.value?.number]);
  const most = useSignal(EVENINGS_PER_PAGE);
  const texts = t.value.ledgers;
  return (
    <>
      <section class="own-ledgers">
        <h4>{texts.evenings}</h4>
        <ul class="my-games">
          {evenings.slice(0, most.value).map((evening) => (
            <EveningRow key={keyOf(evening)} evening={evening} ledgers={ledgers} review={review} />
          ))}
        </ul>
        {evenings.length > most.value && (
          <p class="buttons">
            <button type="button" class="second" onClick={() => (most.value += EVENINGS_PER_PAGE)}>
              {t.value.myGames.more}
            </button>
          </p>
        )}
      </section>
      <Trends ledgers={ledgers} />
    </>
  );
}

function keyOf({ games }: EveningGames): string {
  return games[0]?.match ?? '';
}

function Trends({ ledgers }: { readonly ledgers: CountedLedgers }) {
  const { trend, trendAbout } = t.value.ledgers;
  const trends = useMemo(() => trendsOf(ledgers), [ledgers]);
  return (
    <section class="own-ledgers">
      <h4>{trend}</h4>
      <p class="hint">{trendAbout}</p>
      {trends.map((each) => (
        <TrendOfKind key={JSON.stringify(each.kind)} trend={each} />
      ))}
    </section>
  );
}

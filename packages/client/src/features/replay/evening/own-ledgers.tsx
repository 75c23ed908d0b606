import type { OwnResult } from '@hundredfold/shared/core/played.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../i18n/index.ts';
import { keptLedgers } from '../../../net/kept-ledgers.ts';
import { useFocusOnMore } from '../../../ui/use-focus-on-more.ts';
import { eveningReview } from './evening-review.ts';
import { EveningRow } from './evening-row.tsx';
import { type EveningGames, eveningsOf, type ReviewableGame, reviewableGames } from './evenings.ts';
import { type CountedLedgers, countedLedgers, outdatedLedgers, trendsOf } from './ledger-trend.ts';
import { TrendOfKind } from './share-trend.tsx';
import '../../../ui/styles/game-list.css';
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
  const kept = useMemo(keptLedgers, [review.progress.value?.number]);
  const ledgers = useMemo(() => countedLedgers(games, kept), [games, kept]);
  const most = useSignal(EVENINGS_PER_PAGE);
  const rows = useRef<HTMLUListElement>(null);
  const focusOnMore = useFocusOnMore(rows);
  const showMore = () => {
    focusOnMore();
    most.value += EVENINGS_PER_PAGE;
  };
  const texts = t.value.ledgers;
  return (
    <>
      <section class="own-ledgers">
        <h4>{texts.evenings}</h4>
        <ul ref={rows} class="my-games">
          {evenings.slice(0, most.value).map((evening) => (
            <EveningRow key={keyOf(evening)} evening={evening} ledgers={ledgers} review={review} />
          ))}
        </ul>
        {evenings.length > most.value && (
          <p class="buttons">
            <button type="button" class="second" onClick={showMore}>
              {t.value.myGames.more}
            </button>
          </p>
        )}
      </section>
      <Trends ledgers={ledgers} outdated={outdatedLedgers(games, kept)} />
    </>
  );
}

function keyOf({ games }: EveningGames): string {
  return games[0]?.match ?? '';
}

interface TrendsProps {
  readonly ledgers: CountedLedgers;
  /** The number of reviews that no longer count. */
  readonly outdated: number;
}

function Trends({ ledgers, outdated }: TrendsProps) {
  const texts = t.value.ledgers;
  const trends = useMemo(() => trendsOf(ledgers), [ledgers]);
  return (
    <section class="own-ledgers">
      <h4>{texts.trend}</h4>
      <p class="hint">{texts.trendAbout}</p>
      {outdated > 0 && <p>{texts.outdated(outdated)}</p>}
      {trends.map((each) => (
        <TrendOfKind key={JSON.stringify(each.kind)} trend={each} />
      ))}
    </section>
  );
}

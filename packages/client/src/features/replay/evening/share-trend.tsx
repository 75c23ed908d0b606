import { MIN_GAMES } from '@hundredfold/shared/review/evening.ts';
import { aboutGame } from '../../../i18n/catalog.ts';
import { otherThanPlain, SUMMARY_SEPARATOR } from '../../../i18n/game-texts.ts';
import { t } from '../../../i18n/index.ts';
import { uncertainty } from '../ledger-parts.ts';
import { percent } from '../review-note.ts';
import { changeOf, comparedWith, type GameKind, type ShareTrend } from './ledger-trend.ts';
import { TrendChart } from './trend-chart.tsx';

interface TrendProps {
  readonly trend: ShareTrend;
}

/** The player's wins without the luck of the cards in one kind of game, once enough games are reviewed. */
export function TrendOfKind({ trend }: TrendProps) {
  const { kind, reviewed, share } = trend;
  const texts = t.value.ledgers;
  return (
    <section class="share-trend">
      <h5>
        {aboutGame(kind.game).name}{' '}
        <small class="share-kind">{share === null ? kindInWords(kind) : `${kindInWords(kind)} · ${texts.games(reviewed)}`}</small>
      </h5>
      {share === null ? <TooFew reviewed={reviewed} /> : <KnownTrend trend={{ ...trend, share }} />}
    </section>
  );
}

function kindInWords(kind: GameKind): string {
  const { start, statistics, ledgers } = t.value;
  const { seats, isInPairs } = kind;
  if (seats === 1) return [statistics.company.alone, otherThanPlain(kind)].filter((each) => each !== '').join(SUMMARY_SEPARATOR);
  return isInPairs ? `${start.players(seats, seats)}, ${ledgers.inPairs}` : start.players(seats, seats);
}

/** Says how many games are missing. With fewer than 30, nothing else is said. */
function TooFew({ reviewed }: Pick<ShareTrend, 'reviewed'>) {
  return (
    <>
      <p>{t.value.ledgers.reviewed(reviewed, MIN_GAMES)}</p>
      <p class="review-progress" aria-hidden="true">
        <progress value={reviewed} max={MIN_GAMES} />
      </p>
    </>
  );
}

interface KnownTrendProps {
  readonly trend: ShareTrend & { readonly share: NonNullable<ShareTrend['share']> };
}

function KnownTrend({ trend: { share, expected, course, reviewed } }: KnownTrendProps) {
  const texts = t.value.ledgers;
  const change = changeOf(course);
  return (
    <>
      <p class="share-now">
        {texts.withoutLuck}
        <strong>
          {percent(share.mean)} <small class="share-error">± {uncertainty(share)}</small>
        </strong>
      </p>
      <p>{texts.compared[comparedWith(share, expected)](percent(expected))}</p>
      <TrendChart course={course} expected={expected} last={reviewed} />
      {change !== null && <p>{texts.changed[change]}</p>}
    </>
  );
}

import { CERTAIN_ERRORS, type ShareEstimate } from '@hundredfold/shared/bots/share-estimate.ts';
import { MIN_GAMES } from '@hundredfold/shared/review/evening.ts';
import { t } from '../../../i18n/index.ts';
import { percent } from '../review-note.ts';
import { type ChartRange, chartRange, pathOf } from './chart-range.ts';

interface TrendChartProps {
  /** The share over 30 games each. */
  readonly course: readonly ShareEstimate[];
  /** The share that bots would have. */
  readonly expected: number;
  /** The number of the last game. */
  readonly last: number;
}

/** Draws how a share has changed, in the band in which it is in 95 % of cases, and the share that bots would have. */
export function TrendChart({ course, expected, last }: TrendChartProps) {
  const { gameNumber, botsWin } = t.value.ledgers;
  const range = chartRange(course, expected);
  const [lower, mean, upper] = ([-CERTAIN_ERRORS, 0, CERTAIN_ERRORS] as const).map((errors) =>
    course.map((estimate) => estimate.mean + errors * estimate.error),
  ) as [number[], number[], number[]];
  const band = `${pathOf(upper, range)} L${pathOf(lower, range).slice(1).split(' L').toReversed().join(' L')} Z`;
  return (
    <figure class="share-chart" role="img" aria-label={chartInWords(mean)}>
      <Scale range={range} />
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="share-band" d={band} />
        <path class="share-expected" d={pathOf([expected, expected], range)} />
        <path class="share-course" d={pathOf(mean, range)} />
      </svg>
      <p class="share-games" aria-hidden="true">
        <span>{gameNumber(MIN_GAMES)}</span>
        <span class="share-bots">{botsWin(percent(expected))}</span>
        {last > MIN_GAMES && <span>{gameNumber(last)}</span>}
      </p>
    </figure>
  );
}

function Scale({ range: { least, most } }: { readonly range: ChartRange }) {
  return (
    <p class="share-scale" aria-hidden="true">
      <span>{percent(most)}</span>
      <span>{percent(least)}</span>
    </p>
  );
}

function chartInWords(means: readonly number[]): string {
  const [first = 0, last = first] = [means[0], means.at(-1)];
  return t.value.ledgers.course(percent(first), percent(last), percent(Math.min(...means)), percent(Math.max(...means)));
}

import { CERTAIN_ERRORS, type WinShareEstimate } from '@hundredfold/shared/bots/win-share-estimate.ts';
import type { LuckBreakdown } from '@hundredfold/shared/review/luck-breakdown.ts';
import { t } from '../../i18n/index.ts';
import { percent, signedPoints, toPoints } from './review-note.ts';

interface LuckBreakdownProps {
  readonly breakdown: LuckBreakdown;
  readonly name: string;
  readonly seats: number;
}

/** Shows where the result of a game came from: as a sum in one line, and as a table with a bar for each part. */
export function LuckBreakdownTable({ breakdown, name, seats }: LuckBreakdownProps) {
  const texts = t.value.review;
  const total = totalOf(breakdown);
  const parts = shownParts(breakdown, seats);
  const most = Math.max(1, Math.abs(total), ...parts.map(({ points }) => Math.abs(points)));
  return (
    <section class="luck-breakdown">
      <h3>{texts.luck}</h3>
      <p>{texts.chance(name, percent(breakdown.start.mean), percent(breakdown.result))}</p>
      <p class="review-sum callout">{sumInWords(parts, total)}</p>
      <table>
        <caption class="unseen">{texts.luck}</caption>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.name} part={part} most={most} />
          ))}
          <tr class="is-total">
            <th scope="row">{texts.total}</th>
            <td class="review-bar-cell" aria-hidden="true">
              <Bar points={total} most={most} />
            </td>
            <td>{signedPoints(total)}</td>
          </tr>
        </tbody>
      </table>
    </section>
  );
}

function sumInWords(parts: readonly ShownPart[], total: number): string {
  const texts = t.value.review;
  const said = parts.map(({ name, estimate, points }) => {
    const about = isCertain(estimate) ? '' : '≈ ';
    return `${texts.parts[name]} ${about}${signedPoints(points)}`;
  });
  return `${said.join(' · ')} = ${signedPoints(total)}`;
}

interface PartRowProps {
  readonly part: ShownPart;
  /** The points that the longest bar has. */
  readonly most: number;
}

function PartRow({ part: { name, estimate, points }, most }: PartRowProps) {
  const texts = t.value.review;
  return (
    <tr>
      <th scope="row">
        {texts.parts[name]} <small>{texts.about[name]}</small>
      </th>
      <td class="review-bar-cell" aria-hidden="true">
        <Bar points={points} most={most} isFaint={!isCertain(estimate)} />
      </td>
      <td>
        {signedPoints(points)} <small>± {uncertainty(estimate)}</small>
        {!isCertain(estimate) && <small class="review-close">{texts.tooClose}</small>}
      </td>
    </tr>
  );
}

interface BarProps {
  readonly points: number;
  readonly most: number;
  readonly isFaint?: boolean;
}

function Bar({ points, most, isFaint = false }: BarProps) {
  if (points === 0) return null;
  const kind = `review-bar${points < 0 ? ' is-loss' : ''}${isFaint ? ' is-faint' : ''}`;
  return <span class={kind} style={{ '--part': String(Math.abs(points) / most) }} />;
}

const PARTS = ['cards', 'play', 'others', 'hidden'] as const;
type BreakdownPart = (typeof PARTS)[number];

/** A part of a breakdown as it is shown. */
interface ShownPart {
  /** The others of a game of two are the opponent. */
  readonly name: BreakdownPart | 'opponent';
  readonly estimate: WinShareEstimate;
  /** Percentage points. Those of all parts add up to those of the whole. */
  readonly points: number;
}

/** Returns the parts of a breakdown, in a game with this number of players. A player alone has no others. */
export function shownParts(breakdown: LuckBreakdown, seats: number): readonly ShownPart[] {
  let left = totalOf(breakdown);
  return PARTS.filter((part) => part !== 'others' || seats > 1).map((part) => {
    const points = part === 'hidden' ? left : toPoints(breakdown[part].mean);
    left -= points;
    return { name: part === 'others' && seats === 2 ? 'opponent' : part, estimate: breakdown[part], points };
  });
}

/** Returns the percentage points between the start and the result, as both are shown. */
export function totalOf({ start, result }: Pick<LuckBreakdown, 'start' | 'result'>): number {
  return toPoints(result) - toPoints(start.mean);
}

/** Returns whether a part differs from nothing by more than chance explains. */
export function isCertain({ mean, error }: WinShareEstimate): boolean {
  return Math.abs(mean) >= CERTAIN_ERRORS * error;
}

/** Returns the percentage points by which a part may be wrong. */
function uncertainty({ error }: WinShareEstimate): number {
  return Math.ceil(CERTAIN_ERRORS * error * 100);
}
